/** The cold sky, far plum trees in flower, a bamboo fence and winter grass. */
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { KEY } from "./b-plan.ts";

export function garden(P: Print) {
  const n = P.noise;
  // ---------- cold sky ----------
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 1000, [
        [0, "#2f6fa6"],
        [0.22, "#6fa6c8"],
        [0.5, "#b9d3da"],
        [0.76, "#ece8d8"],
        [1, "#f4e8d2"],
      ]);
      x.fillRect(0, 0, W, H);
    },
    { grain: 0.16 },
  );
  P.mist(
    (x, y) =>
      sstep(120, 260, y) *
      sstep(720, 520, y) *
      sstep(0.2, 0.52, n.fbm(x * 0.001 + 12, y * 0.011, 5)) *
      0.6,
    "#f8f2e2",
    { grain: 0.2 },
  );
  // far plum trees: bare angles under a haze of pink
  {
    const L = layer(),
      r = new Rng(14),
      T = new Tones();
    const grow = (p: Pt, a: number, len: number, w: number, d: number) => {
      const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
      T.add(mix("#7d7f8c", "#d8d4cc", 0.3), (z) =>
        brushPath(z, [p, [(p[0] + q[0]) / 2 + r.g() * 2, (p[1] + q[1]) / 2], q], () => w),
      );
      if (d === 0 || len < 9) {
        for (let k = 0; k < 9; k++) {
          const s = r.range(3, 7);
          const px = q[0] + r.g() * 11,
            py = q[1] + r.g() * 11;
          T.add(r.chance(0.5) ? "#eebdc2" : r.chance(0.5) ? "#f8dfdc" : "#d994a6", (z) => {
            z.moveTo(px + s, py);
            z.ellipse(px, py, s, s * 0.8, 0, 0, 6.3);
          });
        }
        return;
      }
      for (let k = 0; k < 2 + (r.chance(0.3) ? 1 : 0); k++)
        grow(q, a + r.range(-0.85, 0.85), len * r.range(0.62, 0.86), w * 0.62, d - 1);
    };
    for (let i = 0; i < 11; i++)
      grow([60 + i * 152 + r.range(-40, 40), 985], -1.57 + r.g() * 0.2, r.range(52, 78), 9, 5);
    T.flush(L.x);
    P.put(L, { alpha: 0.85 });
    P.mist(mistBand(n, 930, 130, 90, { max: 0.75, amp: 16 }), "#f2e9d8", { grain: 0.1 });
  }
  tick("sky");
  // ---------- a low fence of split bamboo, and winter grass ----------
  {
    const L = layer(),
      K = layer(),
      r = new Rng(6);
    for (let x = -6; x < W + 10; x += 15) {
      const top = 906 + r.range(-4, 4),
        lit = r.range(0.2, 0.8);
      L.x.fillStyle = bokashi(L.x, x, 0, x + 14, 0, [
        [0, mix("#8a7650", "#c2ad78", lit)],
        [0.6, mix("#c2ad78", "#f0e0b0", lit)],
        [1, "#7a6848"],
      ]) as never;
      L.x.fillRect(x, top, 14, 160);
      K.x.fillStyle = css(KEY, 0.5);
      K.x.fillRect(x - 0.6, top, 1.3, 160);
      if (r.chance(0.5)) K.x.fillRect(x, top + r.range(30, 120), 14, 1.4);
    }
    for (const y of [930, 1000]) {
      L.x.fillStyle = bokashi(L.x, 0, y, 0, y + 17, [
        [0, "#f2e4ba"],
        [0.5, "#c2ad78"],
        [1, "#7a6848"],
      ]) as never;
      L.x.fillRect(0, y, W, 17);
      K.x.fillStyle = css(KEY, 0.7);
      K.x.fillRect(0, y, W, 1.5);
      K.x.fillRect(0, y + 17, W, 2);
      for (let x = 40; x < W; x += 150) {
        K.x.fillRect(x, y - 2, 5, 21);
        K.x.fillRect(x + 8, y - 2, 4, 21);
      }
    }
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    P.mist(mistBand(n, 990, 60, 60, { max: 0.35, amp: 10 }), "#f2e9d8", { grain: 0.1 });
    const T = new Tones();
    const straw = ramp([
      [0, "#3d4238"],
      [0.35, "#7d7850"],
      [0.65, "#bfae74"],
      [1, "#f2e6b8"],
    ]);
    P.block((x) => {
      x.fillStyle = bokashi(x, 0, 1040, 0, H, [
        [0, "#b3a672"],
        [1, "#6a6a48"],
      ]);
      x.fillRect(0, 1046, W, H);
    });
    for (let k = 0; k < 9000; k++) {
      const v = r.u(),
        py = 1036 + v * 190,
        px = r.range(-10, W + 10),
        len = lerp(12, 46, v) * r.range(0.6, 1.3);
      const t = Math.round(clamp(0.5 + 0.3 * n.n2(px * 0.006, py * 0.02) + r.g() * 0.16) * 7) / 7;
      const c =
        n.n2(px * 0.004 + 9, py * 0.016) > 0.25 ? mix(straw.at(t), "#7a9450", 0.5) : straw.at(t);
      T.add(c, (z) => dab(z, px, py, len, len * 0.1, -1.57 + r.g() * 0.5, r.range(-0.15, 0.15)));
    }
    T.flush(P.base.x);
  }
}
