/** Hakozushi A: the wall behind the cook: morning light of another window on the plaster, paddles hung on a rail. */
import { type Ctx, layer, Noise, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

const n = new Noise(27);
/** the panes of light: a slanted window with one bar across and one upright */
const PANES = [
  "640,262 752,232 752,368 640,398",
  "772,227 884,197 884,333 772,363",
  "640,420 752,390 752,526 640,556",
  "772,385 884,355 884,491 772,521",
];
interface Paddle {
  /** the peg it hangs from, how long its handle and its blade are, half the blade's width */
  readonly peg: Pt;
  readonly handle: number;
  readonly blade: number;
  readonly half: number;
  readonly tone: string;
}
const PADDLES: readonly Paddle[] = [
  { peg: [800, 214], handle: 120, blade: 92, half: 27, tone: "#5d3b29" },
  { peg: [872, 216], handle: 84, blade: 74, half: 21, tone: "#6d4830" },
  { peg: [952, 213], handle: 150, blade: 104, half: 31, tone: "#4f3226" },
];
function hang({ x, k, key, lw }: Pen, { peg: [px, py], handle, blade, half, tone }: Paddle) {
  const pen: Pen = { x, k, key, lw };
  const w = half * 0.3,
    shoulder = py + handle,
    foot = shoulder + blade;
  shape(
    pen,
    [
      [px - w, py + 4],
      [px + w, py + 4],
      [px + w, shoulder],
      [px + half, shoulder + blade * 0.3],
      [px + half * 0.9, foot - 6],
      [px, foot],
      [px - half * 0.9, foot - 6],
      [px - half, shoulder + blade * 0.3],
      [px - w, shoulder],
    ],
    tone,
    { smooth: false },
  );
  // lit along its left edge
  x.fillStyle = "#b98a5a";
  x.beginPath();
  brushPath(
    x,
    catmull(
      [
        [px - w + 2, py + 10],
        [px - w + 2, shoulder],
        [px - half + 3, shoulder + blade * 0.34],
        [px - half * 0.88, foot - 10],
      ],
      8,
    ),
    (t) => 5 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
  );
  x.fill();
  line(
    pen,
    [
      [px - 5, py + 12],
      [px, py - 4],
      [px + 5, py + 12],
    ],
    1,
  );
}
/** Light and paddles are drawn for a lens of 1330 with its axis at (600, 560); this carries them over to the sheet's camera. */
const toWall = (x: Ctx, cam: Cam) => {
  const k = cam.f / 1330;
  x.transform(k, 0, 0, k, cam.cx - 600 * k, cam.hy - 560 * k);
};
export function wall(P: Print, key: string, cam: Cam) {
  P.block(
    (x) => {
      toWall(x, cam);
      for (const pane of PANES) fillPoly(x, roughen(pts(pane), n, 4, 0.05, 5), "#c9ae90");
    },
    { grain: 0.28, occlude: 0, alpha: 0.92 },
  );
  const L = layer(),
    K = layer(),
    pen: Pen = { x: L.x, k: K.x, key, lw: 2.4 };
  for (const { x } of [L, K]) toWall(x, cam);
  // shadows first, thrown to the right
  for (const { peg, handle, blade, half } of PADDLES) {
    const [px, py] = [peg[0] + 22, peg[1] + 14];
    fillPoly(
      L.x,
      roughen(
        [
          [px - 8, py],
          [px + 8, py],
          [px + 8, py + handle],
          [px + half, py + handle + blade * 0.3],
          [px + half * 0.9, py + handle + blade],
          [px - half * 0.9, py + handle + blade],
          [px - half, py + handle + blade * 0.3],
          [px - 8, py + handle],
        ],
        n,
        2,
        0.06,
        6,
      ),
      "#4a3b40",
    );
  }
  shape(pen, pts("770,202 1012,200 1012,218 770,220"), "#5a3a2a", { smooth: false });
  for (const one of PADDLES) hang(pen, one);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
