/** Shrimp dryers of sheet C: modelled figures in straw hats, bent over their long bamboo rakes. */
import { clamp, type Col, type Ctx, type V3 } from "../../kit/core.ts";
import { type Figure, standFigure } from "../../kit/people.ts";
import { type Print } from "../../kit/print.ts";
import { cap } from "../../kit/distances.ts";
import { worker } from "../../kit/workers.ts";
import { toSheet } from "./c-ground.ts";

const STRAW = 20,
  RAKE = 21;
export interface Dryer {
  robe: Col;
  scarf: Col;
  bend: number;
  yaw: number;
}
function dryer(o: Dryer, id: string): Figure {
  const upper: V3 = [0.12, 1.06, 0.4],
    lower: V3 = [-0.1, 0.84, 0.6];
  const f = worker({
    id,
    yaw: o.yaw,
    bend: o.bend,
    kerchief: true,
    hands: [upper, lower],
    mats: {
      0: { c: "#d9a27c" },
      1: { c: "#241c22" },
      2: { c: o.robe },
      3: { c: "#3b4258" },
      4: { c: "#5d6680" },
      5: { c: "#c9b99c" },
      6: { c: "#23283a" },
      8: { c: o.scarf },
      [STRAW]: { c: "#e8cd8c" },
      [RAKE]: { c: "#b8924e" },
    },
  });
  const a = o.bend * 1.1,
    head: V3 = [0, 0.885 + 0.73 * Math.cos(a), -0.02 + 0.71 * Math.sin(a)];
  const foot: V3 = [-0.36, 0.03, 1.3],
    ca = Math.cos(a * 0.4),
    sa = Math.sin(a * 0.4);
  f.parts.push(
    {
      mat: STRAW,
      d: (x, y, z) => {
        const Y = (y - head[1]) * ca + (z - head[2]) * sa,
          Z = -(y - head[1]) * sa + (z - head[2]) * ca,
          r = Math.hypot(x, Z);
        return Math.max(Math.abs(Y - 0.15 * (1 - clamp(r / 0.26) ** 0.9)) * 0.75 - 0.012, r - 0.26);
      },
    },
    { mat: RAKE, d: (x, y, z) => cap(x, y, z, [0.2, 1.16, 0.3], foot, 0.017, 0.017) },
    {
      mat: RAKE,
      d: (x, y, z) =>
        cap(
          x,
          y,
          z,
          [foot[0] - 0.24, 0.03, foot[2]],
          [foot[0] + 0.24, 0.03, foot[2]],
          0.024,
          0.024,
        ),
    },
  );
  return { ...f, bounds: [-1.5, 1.5, -0.06, 1.85] };
}
/** a worker's long morning shadow over stones and cloths: legs, a bent back, the broad hat */
export function castShadow(x: Ctx, wx: number, d: number) {
  const out = (along: number, wide: number) => toSheet(wx - along, d + 0.12 * along + wide);
  const fill = (pts: [number, number][]) => {
    x.beginPath();
    for (const [a, w] of pts) x.lineTo(...out(a, w));
    x.fill();
  };
  x.fillStyle = "#716c98";
  for (const leg of [-0.16, 0.12])
    fill([
      [-0.1, leg - 0.09],
      [1.3, leg * 0.5 - 0.14],
      [1.3, leg * 0.5 + 0.14],
      [-0.1, leg + 0.09],
    ]);
  fill([
    [1.1, -0.22],
    [1.5, -0.32],
    [2.2, -0.36],
    [2.55, -0.2],
    [2.55, 0.2],
    [2.2, 0.34],
    [1.5, 0.3],
    [1.1, 0.22],
  ]);
  fill([
    [2.45, -0.2],
    [2.5, -0.52],
    [2.68, -0.42],
    [2.95, 0],
    [2.68, 0.42],
    [2.5, 0.52],
    [2.45, 0.2],
  ]);
}
/** draws one at (sx, sy), `ppm` pixels per metre */
export function putDryer(P: Print, o: Dryer, sx: number, sy: number, ppm: number, flip: boolean) {
  const f = dryer(o, `satta-dryer-${Math.round(sx)}`);
  standFigure(P, f, {
    detail: [420, 280],
    amb: "#a9b6d2",
    ambI: 0.7,
    lamps: [{ dir: [flip ? -0.8 : 0.8, 0.65, 0.25], c: "#fff0d2", i: 1, wrap: 0.2 }],
    key: "#1c2033",
    keyA: clamp(ppm / 60, 0.55, 0.88),
    at: [sx, sy],
    scale: ppm,
    flip,
  });
}
