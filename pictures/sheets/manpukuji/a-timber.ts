/** The dark beams and posts that frame the fish. */
import { bokashi, css, H, Noise, ramp, shade, sstep, W } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { steps } from "../../kit/scene.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./a-plan.ts";

export function posts(P: Print) {
  // ---------- corridor: beam, posts ----------
  const wood = ramp([
    [0, "#120d11"],
    [0.3, "#2d1f20"],
    [0.6, "#5a3f30"],
    [0.85, "#946a48"],
    [1, "#dcae78"],
  ]);
  const timber = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    along: "x" | "y",
    seed: number,
    lit: (u: number, v: number) => number,
  ) => {
    const g = new Noise(seed);
    const L = shade((x, y, o) => {
      if (x < x0 || x > x1 || y < y0 || y > y1) {
        o[3] = 0;
        return;
      }
      const a = along === "x" ? x : y,
        b = along === "x" ? y - y0 : x - x0;
      const line =
        g.n2(a * 0.0016, b * 0.09 + 1.6 * g.n2(a * 0.002, b * 0.01)) * 0.6 +
        g.n2(a * 0.01, b * 0.4) * 0.4;
      const c = wood.at(steps(lit((x - x0) / (x1 - x0), (y - y0) / (y1 - y0)) + 0.1 * line, 8));
      for (let k = 0; k < 3; k++) o[k] = c[k];
      o[3] = 255;
    });
    P.put(L, { occlude: 1 });
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.9);
      k.beginPath();
      const w = (t: number) => 3 + Math.sin(t * 17);
      brushPath(
        k,
        [
          [x0, y0],
          [x0, (y0 + y1) / 2],
          [x0, y1],
        ],
        w,
      );
      brushPath(
        k,
        [
          [x1, y0],
          [x1, (y0 + y1) / 2],
          [x1, y1],
        ],
        w,
      );
      if (along === "x")
        brushPath(
          k,
          [
            [x0, y1],
            [(x0 + x1) / 2, y1 + 1],
            [x1, y1],
          ],
          w,
        );
      k.fill();
    });
  };
  timber(-40, 0, 92, H, "y", 4, (u) => 0.2 + 0.62 * sstep(0.55, 0.98, u));
  timber(1532, 0, 1640, H, "y", 5, (u) => 0.1 + 0.5 * sstep(0.3, 0.02, u));
  timber(-10, 0, W + 10, 128, "x", 6, (_u, v) => 0.2 + 0.5 * sstep(0.45, 1, v));
  timber(-10, 148, W + 10, 196, "x", 7, (_u, v) => 0.26 + 0.6 * sstep(0.5, 1, v));
  // stone footings
  P.block((x) => {
    for (const [a, b] of [
      [-64, 116],
      [1508, 1668],
    ]) {
      x.fillStyle = bokashi(x, a, 0, b, 0, [
        [0, "#4b4650"],
        [0.7, "#8f8578"],
        [1, "#c9b896"],
      ]);
      poly(x, [
        [a + 16, 1096],
        [b - 16, 1096],
        [b, 1150],
        [b, H],
        [a, H],
        [a, 1150],
      ]);
      x.fill();
    }
  });
}
