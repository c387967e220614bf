import { beforeEach, describe, expect, it, vi } from "vitest";
import { gestures } from "../../src/board/gestures";

const does = { pan: vi.fn(), zoom: vi.fn(), tap: vi.fn() };
let ground: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  ground = document.createElement("div");
  ground.setPointerCapture = () => {};
  gestures(does)(ground);
});

const at = (x: number, y: number, buttons: number): PointerEventInit => ({ clientX: x, clientY: y, pointerId: 1, buttons });
const point = (kind: string, init: PointerEventInit): boolean => ground.dispatchEvent(new PointerEvent(kind, init));

describe("a mouse", () => {
  it("drags while its button is down", () => {
    point("pointerdown", at(50, 50, 1));
    point("pointermove", at(70, 40, 1));
    point("pointerup", at(70, 40, 0));
    point("pointermove", at(90, 40, 0));
    expect(does.pan.mock.calls).toEqual([[20, -10]]);
  });

  it("drags nothing when its button was let go outside", () => {
    point("pointerdown", at(2, 50, 1));
    point("pointermove", at(30, 50, 0));
    expect(does.pan).not.toHaveBeenCalled();
  });
});

it("a swing is not left to the browser", () => {
  const swing = new Event("touchmove", { cancelable: true });
  ground.dispatchEvent(swing);
  expect(swing.defaultPrevented).toBe(true);
});
