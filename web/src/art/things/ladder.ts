import { placed } from "../markup";

/** A pale ladder up to a hole of daylight; its foot is 22 units south of the given point, the hole as far north. */
export const ladder = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    `<path d="M-13-22L-17 22H17L13-22Z" fill="#dff1f8" opacity=".3"/>` +
    `<ellipse cy="21" rx="17" ry="6" fill="#120a06" opacity=".55"/>` +
      `<ellipse cy="-23" rx="19" ry="12.5" fill="#0a1420"/><ellipse cy="-24" rx="16" ry="9.6" fill="#5f9dc4"/>` +
      `<ellipse cy="-25" rx="12" ry="6.6" fill="#e6f5fb"/>` +
      `<path d="M-10 21L-7-29M10 21L7-29" stroke="#1c0f06" stroke-width="7.6" stroke-linecap="round"/>` +
      `<path d="M-8 12H8M-8 0H8M-7-12H7" stroke="#1c0f06" stroke-width="7"/>` +
      `<path d="M-10 21L-7-29M10 21L7-29" stroke="#f3d9a4" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M-8.5 12H8.5M-8 0H8M-7.5-12H7.5" stroke="#fff0cc" stroke-width="3.6"/>`,
  );
