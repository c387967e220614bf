/** One finger or the mouse drags, two fingers pinch, the wheel zooms; whatever hardly moves is a tap. */

import type { Attachment } from "svelte/attachments";

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  tap(x: number, y: number, touch: boolean): void;
}

const SLIP = 8; // pixels a tap may slide

export const gestures =
  (does: Gestures): Attachment<HTMLElement> =>
  (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let slid = 0;
    let dragging = false;
    let touch = false;

    const here = (event: MouseEvent): { x: number; y: number } => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = (): { far: number; x: number; y: number } => {
      const [a = { x: 0, y: 0 }, b = a] = [...fingers.values()];
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) [slid, dragging] = [0, false];
      touch = event.pointerType === "touch";
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 2) dragging = true;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) {
        fingers.delete(event.pointerId); // let go outside, where nobody saw it
        return;
      }
      const now = here(event);
      const was = spread();
      fingers.set(event.pointerId, now);
      slid += Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragging && slid > SLIP) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (!dragging) return;
      if (fingers.size === 1) does.pan(now.x - before.x, now.y - before.y);
      else {
        const is = spread();
        does.pan(is.x - was.x, is.y - was.y);
        if (was.far > 0) does.zoom(is.far / was.far, is.x, is.y);
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0) return; // from the keyboard: the place itself answers
      if (dragging) return;
      const { x, y } = here(event);
      does.tap(x, y, touch);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = here(event);
      does.zoom(Math.exp(-event.deltaY / 480), x, y);
    };

    // Nothing scrolls here. Left to itself the browser lets a swing run out, and a touch meanwhile only stops it.
    const settle = (event: TouchEvent): void => event.preventDefault();

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("touchmove", settle, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("touchmove", settle);
    };
  };
