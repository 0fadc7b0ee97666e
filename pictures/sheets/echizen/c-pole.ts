/** The bamboo pole on its cords, and the paper folded over it. */
import { bokashi, css, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { CEILING, HANG, KEY, place, SHEETS } from "./c-plan.ts";

/** the pole before the sheets: bamboo with its joints, the paper folded over it, tied up by cords */
export function pole(P: Print) {
  const z = SHEETS[0].z1 + 0.015,
    R = 0.036;
  const at = (x: number, dz: number) => place(x, HANG, z + dz);
  const band = (x0: number, x1: number, a: number, b: number): Pt[] => [
    at(x0, a),
    at(x1, a),
    at(x1, b),
    at(x0, b),
  ];
  P.block((x) => {
    fillPoly(x, band(-1, 20, R, -R), "#9a7434");
    fillPoly(x, band(-1, 20, R, R * 0.35), "#d4a951");
    fillPoly(x, band(-1, 20, -R * 0.45, -R), "#5a4022");
  });
  P.lines((k) => {
    k.fillStyle = KEY;
    for (const dz of [R, -R]) {
      k.beginPath();
      brushPath(k, [at(-1, dz), at(3, dz), at(8, dz), at(20, dz)], (t) => 2.4 * (1 - 0.6 * t));
      k.fill();
    }
    for (const p of [0.2, 0.31, 2.83, 3.42, 4.12, 6.36])
      k.fillRect(at(p, R)[0], at(p, R)[1], 2.2, at(p, -R)[1] - at(p, R)[1]);
  });
  // the paper's fold over the pole
  for (const s of SHEETS) {
    P.block((x) => {
      fillPoly(x, band(s.x0, s.x1, R + 0.012, -R - 0.006), "#d9ab72");
      fillPoly(x, band(s.x0, s.x1, R + 0.012, R * 0.3), "#f5dcae");
      fillPoly(x, band(s.x0, s.x1, -R * 0.5, -R - 0.006), "#a8764c");
    });
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.75);
      const p = band(s.x0, s.x1, R + 0.012, -R - 0.006);
      k.beginPath();
      brushPath(k, [p[0], p[1]], () => (s === SHEETS[0] ? 1.8 : 1.1));
      brushPath(k, [p[1], p[2]], () => 1.2);
      brushPath(k, [p[0], p[3]], () => 1.4);
      k.fill();
    });
  }
  for (const [p, w] of [
    [3.22, 5],
    [6.35, 3.4],
  ]) {
    const a = place(p, HANG, CEILING - 0.26),
      b = at(p, R * 0.6);
    P.block((x) => {
      x.fillStyle = bokashi(x, 0, a[1], 0, b[1], stops("0 #4a3826, 1 #8c6c3c"));
      x.fillRect(b[0] - w / 2, a[1], w, b[1] - a[1]);
      for (let i = -2; i <= 2; i++)
        fillPoly(
          x,
          [
            at(p + i * 0.02, R + 0.006),
            at(p + i * 0.02 + 0.014, R + 0.006),
            at(p + i * 0.02 + 0.02, -R - 0.006),
            at(p + i * 0.02 + 0.006, -R - 0.006),
          ],
          i % 2 ? "#a98a52" : "#7c5f34",
        );
    });
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.7);
      k.fillRect(b[0] - w / 2 - 1, a[1], 1.4, b[1] - a[1]);
      k.fillRect(b[0] + w / 2, a[1], 1.4, b[1] - a[1]);
    });
  }
}
