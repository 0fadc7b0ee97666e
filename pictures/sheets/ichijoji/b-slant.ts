/** The front of the bar is drawn face on, then turned away to the right: the near side grows, the far one shrinks. */
import type { Canvas } from "@napi-rs/canvas";
import { clamp, getPx, PH, putPx, PW, SS } from "../../kit/core.ts";
import { P, STREET } from "./b-stage.ts";

/** eye level, the scale at the left edge, how fast it falls, and how the width is kept */
const EYE = 520,
  NEAR = 1.09,
  FALL = 0.00019,
  WIDE = 1.22,
  SHIFT = -30;

/** Where a point of the turned front was before, from its place on the sheet. */
function before(x: number, y: number): [number, number] {
  const u = (x - SHIFT) / (WIDE - FALL * x);
  const scale = NEAR / (1 + FALL * u);
  const v = EYE + (y - EYE) / scale;
  // past its right end the wall goes on, and above the first row the tiles do
  return [u > 1600 ? 1600 - (u - 1600) * 0.7 : Math.max(0, u), v < 0 ? v + 76 : v];
}

/** The kerb's lower edge on the turned front. */
export function kerb(x: number) {
  const u = (x - SHIFT) / (WIDE - FALL * x);
  return EYE + ((STREET - EYE) * NEAR) / (1 + FALL * u);
}

export function turnFront() {
  for (const c of [P.base.c, P.key.c]) turn(c);
}

function turn(c: Canvas) {
  const im = getPx(c),
    s = im.data.slice(),
    d = im.data;
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const [u, v] = before(i / SS, j / SS);
      const a = clamp(u * SS, 0, PW - 1.01),
        b = clamp(v * SS, 0, PH - 1.01);
      const x0 = Math.floor(a),
        y0 = Math.floor(b),
        fx = a - x0,
        fy = b - y0,
        q = (y0 * PW + x0) * 4,
        o = (j * PW + i) * 4;
      for (let k = 0; k < 4; k++)
        d[o + k] =
          (s[q + k] * (1 - fx) + s[q + 4 + k] * fx) * (1 - fy) +
          (s[q + PW * 4 + k] * (1 - fx) + s[q + PW * 4 + 4 + k] * fx) * fy;
    }
  putPx(c, im);
}
