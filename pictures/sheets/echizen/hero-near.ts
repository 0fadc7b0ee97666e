/** What stands near us and in the dusk: a bent beam, a post at the left edge, the air, the dark. */
import { bokashi, css, H, lerp, Noise, type Pt, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { points, project, VAT } from "./hero-plan.ts";

const n = new Noise(19);
/** a log that kept its bend carries the roof */
export function beam(P: Print) {
  const top = catmull(points("-20 70, 260 46, 560 58, 900 40, 1250 2, 1640 -30"), 10);
  const foot = catmull(points("-20 176, 240 158, 540 166, 880 150, 1230 104, 1640 62"), 10);
  const body: Pt[] = [...top, ...foot.toReversed()];
  P.block((x) => {
    fillPoly(
      x,
      body,
      bokashi(x, 0, 40, 0, 172, [
        [0, "#171012"],
        [0.5, "#211715"],
        [0.62, "#2d1e18"],
        [0.86, "#33221a"],
        [0.95, "#4a3427"],
        [1, "#523a2b"],
      ]),
    );
    x.save();
    poly(x, body);
    x.clip();
    for (let i = 0; i < 6; i++) {
      const f = (i + 0.6) / 6;
      const p = top.map((a, k): Pt => [
        a[0],
        lerp(a[1], foot[k][1], f) + 5 * n.n2(a[0] * 0.004, i * 3),
      ]);
      x.fillStyle = css(f > 0.6 ? "#7a5a42" : "#110a08", f > 0.6 ? 0.3 : 0.35);
      x.beginPath();
      brushPath(x, p, (t) => Math.max(0.05, 1.7 * n.n2(t * 5, i * 7) + 0.6));
      x.fill();
    }
    x.restore();
  });
}
export function post(P: Print) {
  const edge: Pt[] = Array.from({ length: 31 }, (_, i) => [
    112 + 3.4 * n.n2(i * 0.16, 2) - i * 0.25,
    (i * (H + 20)) / 30 - 10,
  ]);
  P.block((x) => {
    fillPoly(
      x,
      [[-10, -10], ...edge, [-10, H + 10]],
      bokashi(x, 0, 0, 116, 0, [
        [0, "#150d0a"],
        [0.78, "#20130f"],
        [0.93, "#3c271c"],
        [1, "#59402f"],
      ]),
    );
    for (let i = 0; i < 3; i++) {
      const u = 30 + i * 29 + 4 * n.n2(i, 5);
      x.fillStyle = css("#3a2b25", 0.5);
      x.beginPath();
      brushPath(
        x,
        Array.from({ length: 40 }, (_, k): Pt => [u + 6 * n.n2(k * 0.07, i * 2.3), k * 31]),
        (t) => Math.max(0.05, 1.8 * n.n2(t * 6, i * 5)),
      );
      x.fill();
    }
  });
}
/** the light that hangs in the cold air before the opening, and dusk towards the edges */
export function air(P: Print) {
  P.light(
    (x) => {
      const g = x.createRadialGradient(900, 470, 90, 900, 500, 760);
      g.addColorStop(0, "rgba(222,228,234,.2)");
      g.addColorStop(0.45, "rgba(200,200,205,.07)");
      g.addColorStop(1, "rgba(160,150,150,0)");
      x.fillStyle = g;
      x.fillRect(0, 0, W, H);
    },
    { op: "screen" },
  );
}
/** dusk where the snow's light does not come */
export function dusk(P: Print) {
  // the vat's near end turns its back on the light
  const face = (z0: number, z1: number, out: number): Pt[] => [
    project([VAT.x0 - out, VAT.y0 - out, z1]),
    project([VAT.x1 + out, VAT.y0 - out, z1]),
    project([VAT.x1 + out, VAT.y0 - out, z0]),
    project([VAT.x0 - out, VAT.y0 - out, z0]),
  ];
  P.light(
    (x) => {
      fillPoly(x, face(VAT.z - 0.045, VAT.z + 0.012, 0.043), "#bcaaa4");
      fillPoly(
        x,
        face(0, VAT.z - 0.047, 0),
        bokashi(x, 0, 925, 0, 1200, [
          [0, "#b09f9a"],
          [0.3, "#a39390"],
          [0.7, "#988a8a"],
          [1, "#94888b"],
        ]),
      );
    },
    { op: "multiply" },
  );
  wash(P, "bottom", 380, "#3a323b", 0.7);
  wash(P, "top", 250, "#42353a", 0.5);
  wash(P, "right", 420, "#4b3e41", 0.42);
}
