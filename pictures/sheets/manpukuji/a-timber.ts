/** The dark beams and posts that frame the fish. */
import { bokashi, css, H, Noise, type Pt, ramp, shade, sstep, W } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { steps } from "../../kit/scene.ts";
import { type Print } from "../../kit/print.ts";
import { EYE, KEY, offSight, onSight } from "./a-plan.ts";

const onto = (...at: Pt[]) => at.map(onSight);

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
    const L = shade((px, py, o) => {
      const [x, y] = offSight(px, py);
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
      brushPath(k, onto([x0, y0], [x0, (y0 + y1) / 2], [x0, y1]), w);
      brushPath(k, onto([x1, y0], [x1, (y0 + y1) / 2], [x1, y1]), w);
      if (along === "x") brushPath(k, onto([x0, y1], [(x0 + x1) / 2, y1 + 1], [x1, y1]), w);
      k.fill();
    });
  };
  timber(-40, 0, 92, H, "y", 4, (u) => 0.2 + 0.62 * sstep(0.55, 0.98, u));
  timber(1532, 0, 1640, H, "y", 5, (u) => 0.1 + 0.5 * sstep(0.3, 0.02, u));
  timber(-200, -340, W + 500, 128, "x", 6, (_u, v) => 0.16 + 0.54 * sstep(0.86, 1, v));
  timber(-200, 148, W + 500, 196, "x", 7, (_u, v) => 0.26 + 0.6 * sstep(0.5, 1, v));
  rafters(P);
  // stone footings
  P.block((x) => {
    for (const [a, b] of [
      [-64, 116],
      [1508, 1668],
    ]) {
      // where the stone stands it is dark
      x.fillStyle = "#2e2832";
      const under: Pt[] = [
        [a - 30, H + 8],
        [a - 6, H - 10],
        [b + 4, H - 10],
        [b, H + 10],
      ];
      poly(x, under.map(onSight));
      x.fill();
      x.fillStyle = bokashi(x, a, 0, b, 0, [
        [0, "#4b4650"],
        [0.7, "#8f8578"],
        [1, "#c9b896"],
      ]);
      const foot: Pt[] = [
        [a + 16, 1096],
        [b - 16, 1096],
        [b, 1150],
        [b, H],
        [a, H],
        [a, 1150],
      ];
      poly(x, foot.map(onSight));
      x.fill();
    }
  });
}

/** The rafters over our heads come towards us from the beam, away from the point where the court's depths meet. */
function rafters(P: Print) {
  const [vx, vy] = [737, EYE];
  P.block((c) => {
    for (let x = -420; x < 2300; x += 215) {
      const [a, b] = [onSight([x, 20]), onSight([x + 74, 20])];
      const out = ([px, py]: Pt, k: number): Pt => [vx + (px - vx) * k, vy + (py - vy) * k];
      c.fillStyle = "#33231f";
      poly(c, [a, b, out(b, 2), out(a, 2)]);
      c.fill();
      c.fillStyle = "#5a3d2c";
      const lit = onSight([x + 12, 20]);
      poly(c, [a, lit, out(lit, 2), out(a, 2)]);
      c.fill();
    }
  });
}
