/** Pressed and held, with finger, mouse or key. */

import type { Attachment } from "svelte/attachments";

/** `begin` once it has been held for `wait` milliseconds, `end` when it is let go. */
export const hold =
  (wait: number, begin: () => void, end: () => void = () => undefined): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const start = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        begin();
      }, wait);
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (held) end();
      held = false;
    };
    const press = (event: PointerEvent): void => {
      if (event.button === 0) start();
    };
    const key = (event: KeyboardEvent): void => {
      if ((event.key === " " || event.key === "Enter") && !event.repeat) start();
    };
    const menu = (event: Event): void => event.preventDefault(); // phones open one on holding

    const added: [string, EventListener][] = [
      ["pointerdown", press as EventListener],
      ["pointerup", stop],
      ["pointerleave", stop],
      ["pointercancel", stop],
      ["keydown", key as EventListener],
      ["keyup", stop],
      ["blur", stop],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of added) element.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of added) element.removeEventListener(name, listener);
    };
  };
