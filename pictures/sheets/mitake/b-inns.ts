/** The inns: shadow, walls and thatch of each, the mist in front of it, and kitchen smoke. */
import { css, H, layer, mix, type Pt, sstep, stamp, tweak, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { clipBehind, type Scene } from "../../kit/scene.ts";
import { proj, onSheet } from "../../kit/terrain.ts";
import { house } from "./thatched.ts";
import { cam, ground, haze, inns, KEY, lane, MIST } from "./hamlet.ts";

type Item = { d: number; draw: () => void };

export function innItems(P: Print, s: Scene): Item[] {
  const items: Item[] = [];
  inns.forEach(({ at: [x, y], turn, long }, i) => {
    items.push({
      d: y,
      draw: () => {
        const L = layer(),
          K = layer(),
          h = haze(y),
          z = ground(x + 3, y + 1),
          U: Pt = [Math.cos(turn), Math.sin(turn)];
        /** a point of the house: along the wall, behind it, up */
        const Q = (u: number, v: number, w: number): Pt =>
          onSheet(cam, x + U[0] * u - U[1] * v, y + U[1] * u + U[0] * v, z + w);
        // its shadow on the slope, to the lower right
        P.light(
          (c) => {
            c.fillStyle = css(mix("#4d6c7c", "#ffffff", h));
            poly(c, [
              Q(0, -1.5, -0.6),
              Q(long + 2.6, -2.2, -0.6),
              Q(long + 3, 3, -0.2),
              Q(long, 5, 0),
            ]);
            c.fill();
          },
          { op: "multiply", blur: 1.5 },
        );
        house(L.x, K.x, cam, {
          at: [x, y, z],
          along: U,
          long,
          deep: 6,
          seed: 11 + i * 3,
          fade: (c) => mix(tweak(c, 0.03, 1.18), MIST, h * 0.85),
          key: mix(KEY, MIST, h * 0.9),
          paper: "#f6e6bd",
        });
        // the thatch has a wide overhang: the wall is in its shade, the far half of the roof in cool light
        const X = L.x;
        X.save();
        X.globalCompositeOperation = "source-atop";
        X.fillStyle = css(mix("#27303f", MIST, h), 0.62);
        poly(X, [
          Q(-1.3, -1.2, 2.5),
          Q(long + 1.3, -1.2, 2.5),
          Q(long + 1.3, -0.4, 1.75),
          Q(-1.3, -0.4, 1.75),
        ]);
        X.fill();
        const l0 = Q(-2, 0, 4),
          l1 = Q(long + 2, 0, 3);
        const g = X.createLinearGradient(l0[0], l0[1] - 30, l1[0], l1[1] + 60);
        g.addColorStop(0, css("#ffd277", 0.5 * (1 - h)));
        g.addColorStop(0.4, css("#ffd58a", 0.26 * (1 - h)));
        g.addColorStop(0.6, css("#d8a860", 0.06 * (1 - h)));
        g.addColorStop(1, css("#1d3a5c", 0.5 * (1 - h)));
        X.fillStyle = g;
        X.fillRect(0, 0, W, H);
        X.restore();
        // a base of dark field stones
        X.save();
        X.globalCompositeOperation = "source-atop";
        X.fillStyle = css(mix("#33383a", MIST, h), 0.72);
        poly(X, [
          Q(-0.3, 0, -1.4),
          Q(long + 0.3, 0, -1.4),
          Q(long + 0.3, 0, 0.28),
          Q(-0.3, 0, 0.28),
        ]);
        X.fill();
        X.restore();
        clipBehind(L, s, y - 3);
        clipBehind(K, s, y - 3);
        P.put(L, { occlude: 1 });
        stamp(P.key.x, K);
        if (i === 1 || i === 5) smoke(P, x + 5, y + 3, ground(x, y) + 7);
      },
    });
    // mist on the slope in front of each terrace, so that the roofs rise out of it
    const foot = proj(cam, x, y, ground(x + 3, y) - 2.2)[1],
      u = cam.f / y;
    if (x < 0)
      items.push({
        d: y - 3.5,
        draw: () => {
          const edge = onSheet(cam, lane(y - 3) - (y < 40 ? 9 : 3), y - 3, 0)[0];
          const f = mistBand(P.noise, foot, u * 1.2, u * 3, {
            max: 0.92,
            amp: u * 0.35,
            rag: 0.55,
          });
          P.mist(
            (px, py) => f(px, py) * sstep(edge, edge - 240, px + 90 * P.noise.n2(px * 0.004, y)),
            "#eaf0ea",
            {
              grain: 0.08,
              key: 0.9,
            },
          );
        },
      });
  });
  return items;
}
/** a thin line of kitchen smoke from the gable */
function smoke(P: Print, x: number, y: number, z: number) {
  const [sx, sy, d] = proj(cam, x, y, z),
    u = cam.f / d;
  P.mist(
    (px, py) => {
      const t = (sy - py) / (u * 8);
      if (t < 0 || t > 1) return 0;
      const c = sx - u * 2.6 * t * t + u * 0.5 * Math.sin(t * 7);
      return (
        0.5 * Math.exp(-(((px - c) / (u * (0.25 + 1.1 * t))) ** 2)) * (1 - t) * sstep(0, 0.1, t)
      );
    },
    "#f6f2e4",
    { key: 0.4 },
  );
}
