/** The shelves of carved blocks, like courses of brick. */
import { clamp, css, mix, type Pt, Rng, type Fill, type Layer } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { AISLE, END, KEY, on } from "./store.ts";
import { amber, TOP, lightAt } from "./d-plan.ts";

export function shelves(L: Layer, K: Layer, fill: (pts: Pt[], c: Fill, key?: number) => void) {
  // ---------- the shelves, like courses of brick ----------
  const r = new Rng(15);
  const ROW = 0.3;
  for (const side of [-1, 1]) {
    const X = side * AISLE;
    fill([on(X, 1.1, 0), on(X, END, 0), on(X, END, TOP), on(X, 1.1, TOP)], "#1a1114");
    const T = new Tones();
    for (let row = 0; row < 12; row++) {
      const z0 = 0.14 + row * ROW,
        z1 = z0 + ROW - 0.05;
      for (let y = END - 0.02; y > 1.15;) {
        const w = r.range(0.065, 0.1),
          y0 = y - w + 0.012;
        const gap = r.chance(0.025);
        if (!gap) {
          const deep = r.range(0, 0.05) * side,
            tall = z1 - r.range(0, 0.045);
          const t = clamp(lightAt(y, z0, side) + r.g() * 0.075);
          const c = amber.at(Math.round(t * 10) / 10);
          const a = on(X + deep, y, z0),
            b = on(X + deep, y0, z0),
            d = on(X + deep, y0, tall),
            e = on(X + deep, y, tall);
          T.add(c, (q) => {
            q.moveTo(a[0], a[1]);
            q.lineTo(b[0], b[1]);
            q.lineTo(d[0], d[1]);
            q.lineTo(e[0], e[1]);
            q.closePath();
          });
          // the grip at the end of each block, and a pasted slip on some
          if (y < 8) {
            const m0 = on(X + deep, y - w * 0.3, z0 + 0.07),
              m1 = on(X + deep, y0 + w * 0.3, tall - 0.06);
            const dark = amber.at(Math.round(clamp(t - 0.2) * 10) / 10);
            T.add(r.chance(0.12) ? mix("#e9dcb8", "#2a1a18", clamp(0.75 - t)) : dark, (q) =>
              q.rect(
                Math.min(m0[0], m1[0]),
                m1[1],
                Math.max(0.8, Math.abs(m1[0] - m0[0])),
                Math.max(1, m0[1] - m1[1]),
              ),
            );
          }
          if (y < 6.5) {
            K.x.fillStyle = css(KEY, 0.75);
            K.x.beginPath();
            brushPath(K.x, [b, [(b[0] + d[0]) / 2, (b[1] + d[1]) / 2], d], () =>
              clamp(3.4 / y, 0.5, 1.8),
            );
            K.x.fill();
          }
        }
        y -= w;
        if (r.chance(0.02)) T.flush(L.x);
      }
      T.flush(L.x);
      // the shelf board under the row
      const n = 18;
      for (let i = 0; i < n; i++) {
        const ya = END - ((END - 1.15) * i) / n,
          yb = END - ((END - 1.15) * (i + 1)) / n;
        const X2 = X - side * 0.05;
        fill(
          [on(X2, ya, z0 - 0.05), on(X2, yb, z0 - 0.05), on(X2, yb, z0), on(X2, ya, z0)],
          amber.at(clamp(lightAt(ya, z0, side) + 0.06)),
        );
      }
      K.x.fillStyle = css(KEY, 0.85);
      K.x.beginPath();
      brushPath(
        K.x,
        [
          on(X - side * 0.05, END, z0 - 0.05),
          on(X - side * 0.05, 4, z0 - 0.05),
          on(X - side * 0.05, 1.15, z0 - 0.05),
        ],
        (t) => 0.6 + 2.2 * t * t,
      );
      K.x.fill();
    }
    // posts
    for (let y = END - 0.4; y > 1.2; y -= 1.55) {
      const X2 = X - side * 0.09,
        t = lightAt(y, 1.5, side);
      fill(
        [on(X2, y, 0), on(X2, y - 0.13, 0), on(X2, y - 0.13, TOP), on(X2, y, TOP)],
        amber.at(clamp(t * 0.8)),
        clamp(5 / y, 0.8, 2.4),
      );
      fill(
        [on(X2, y, 0), on(X2 + side * 0.1, y, 0), on(X2 + side * 0.1, y, TOP), on(X2, y, TOP)],
        amber.at(clamp(t + 0.18)),
      );
    }
  }
}
