/** The back wall: dark plaster round the window, posts and beam, the window's frame and bars. */
import { bokashi, css, type Ctx, layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, fillPoly, hand, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { hole, KEY, LEFT, on, WALL, WIN } from "./c-plan.ts";

const TOP = 2.42;
const rect = (a: number, b: number, z0: number, z1: number, d = WALL): Pt[] => [
  on(a, d, z1),
  on(b, d, z1),
  on(b, d, z0),
  on(a, d, z0),
];

export function wall(P: Print) {
  const L = layer(),
    x = L.x;
  const foot = on(0, WALL, 0)[1];
  const [cx, cy] = on(WIN.x, WALL, WIN.z);
  x.save();
  x.beginPath();
  x.rect(-10, -10, W + 20, foot + 20);
  trace(x, hole());
  x.clip("evenodd");
  x.fillStyle = bokashi(x, 0, 0, 0, foot, [
    [0, "#22222f"],
    [0.5, "#393742"],
    [0.85, "#544a48"],
    [1, "#6a5646"],
  ]);
  x.fillRect(0, 0, W, foot);
  // the plaster near the opening is a little lighter, without an edge
  const glow = x.createRadialGradient(cx, cy + 60, 250, cx - 30, cy + 100, 560);
  glow.addColorStop(0, css("#86706a", 0.6));
  glow.addColorStop(0.5, css("#6d5c58", 0.24));
  glow.addColorStop(1, css("#6d5c58", 0));
  x.fillStyle = glow;
  x.fillRect(0, 0, W, foot);
  for (const [x0, x1] of [
    [0, 380],
    [W, 1180],
  ]) {
    x.fillStyle = bokashi(
      x,
      x0,
      0,
      x1,
      0,
      [
        [0, "#10111c"],
        [1, "#10111c"],
      ],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
    x.fillRect(Math.min(x0, x1), 0, Math.abs(x1 - x0), foot);
  }
  timber(x);
  x.restore();
  P.put(L, { occlude: 1 });
}
function timber(x: Ctx) {
  const foot = on(0, WALL, 0)[1];
  const wood = bokashi(x, 0, 0, 0, foot, [
    [0, "#0f0b10"],
    [0.5, "#20161a"],
    [0.85, "#3a2620"],
    [1, "#4e3222"],
  ]);
  const lit = bokashi(x, 0, 0, 0, foot, [
    [0, "#2a2029"],
    [0.6, "#46322c"],
    [1, "#8a5a34"],
  ]);
  for (const [a, w] of [
    [-1.0, 0.125],
    [1.62, 0.13],
    [LEFT + 0.02, 0.11],
  ]) {
    fillPoly(x, rect(a - w / 2, a + w / 2, 0, 3), wood);
    fillPoly(
      x,
      rect(
        a + (a > WIN.x ? -w / 2 : w / 2 - 0.018),
        a + (a > WIN.x ? -w / 2 + 0.018 : w / 2),
        0,
        3,
      ),
      lit,
    );
  }
  fillPoly(x, rect(LEFT, 3.2, TOP - 0.06, TOP + 0.08), "#150f13");
  fillPoly(x, rect(LEFT, 3.2, TOP - 0.075, TOP - 0.055), "#3c2a26");
  // the sill along the mats
  fillPoly(x, rect(LEFT, 3.2, 0, 0.06), "#2a1b19");
  fillPoly(x, rect(LEFT, 3.2, 0.05, 0.064), "#7a5032");
}
export function frame(P: Print) {
  const L = layer(),
    K = layer(),
    x = L.x;
  const { x: wx, z: wz, r, bar, third } = WIN;
  // the thickness of the wall: the sun lies on its lower left
  x.beginPath();
  trace(x, hole());
  trace(x, hole(r, WALL + 0.24).toReversed());
  x.fillStyle = bokashi(x, ...on(wx - 0.7, WALL, wz - 0.7), ...on(wx + 0.7, WALL, wz + 0.7), [
    [0, "#ffe0a0"],
    [0.3, "#e0a860"],
    [0.45, "#7a5436"],
    [0.6, "#2e1f1e"],
    [1, "#171015"],
  ]);
  x.fill("evenodd");
  x.save();
  x.beginPath();
  trace(x, hole());
  x.clip();
  for (const s of [-1, 1]) {
    fillPoly(x, rect(wx + s * third - bar, wx + s * third + bar, 0, 3), "#1c1216");
    fillPoly(x, rect(wx - 2, wx + 2, wz + s * third - bar, wz + s * third + bar), "#1c1216");
    // the sun on the right cheeks and the upper sides of the bars
    fillPoly(x, rect(wx + s * third + bar - 0.007, wx + s * third + bar, 0, 3), "#a06a3c");
    fillPoly(
      x,
      rect(wx - 2, wx + 2, wz + s * third + bar - 0.006, wz + s * third + bar),
      "#c88a4c",
    );
  }
  x.restore();
  x.beginPath();
  trace(x, hole(r + 0.075));
  trace(x, hole(r).toReversed());
  x.fillStyle = bokashi(x, ...on(wx, WALL, wz + r), ...on(wx, WALL, wz - r), [
    [0, "#0d090e"],
    [0.6, "#22161a"],
    [1, "#4a2d22"],
  ]);
  x.fill("evenodd");
  P.put(L, { occlude: 1 });
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  brushPath(K.x, hole(r + 0.075), () => 2.6);
  brushPath(K.x, hole(r), () => 1.8);
  K.x.fill();
  stamp(P.key.x, K);
}
export function doors(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(6);
  const at = (d: number, z: number): Pt => on(LEFT, d, z);
  const quad = (d0: number, d1: number, z0: number, z1: number, c: CanvasGradient | string) =>
    fillPoly(L.x, [at(d0, z1), at(d1, z1), at(d1, z0), at(d0, z0)], c);
  fillPoly(L.x, [at(3, 4), at(WALL, 4), at(WALL, 0), at(3, 0)], "#141420");
  const paper = bokashi(L.x, 0, 100, 0, 860, [
    [0, "#2a2f3d"],
    [0.5, "#4a505a"],
    [0.8, "#77706a"],
    [1, "#a08760"],
  ]);
  const board = bokashi(L.x, 0, 560, 0, 860, [
    [0, "#2a1f22"],
    [1, "#5a4232"],
  ]);
  for (const d of [4.05, 3.1]) {
    quad(d, d + 0.92, 0.02, 1.95, "#0f0b10");
    // a board below, paper on a lattice above
    quad(d + 0.035, d + 0.885, 0.06, 0.36, board);
    const cols = 4,
      rows = 5;
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++) {
        const u = d + 0.04 + (0.845 * i) / cols,
          z = 0.41 + (1.5 * j) / rows;
        quad(u, u + 0.845 / cols - 0.014, z, z + 1.5 / rows - 0.014, paper);
      }
  }
  quad(3, WALL, 1.95, 2.06, "#0f0b10");
  quad(3, WALL, 0, 0.03, "#3b2822");
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  for (const d of [4.05, 4.97])
    brushPath(K.x, hand(at(d, 0.02), at(d, 1.95), r, 0.5, 50), () => 2.4);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
