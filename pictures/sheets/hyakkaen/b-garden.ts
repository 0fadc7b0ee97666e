/** The cold sky, far plum trees in flower, a bamboo fence and snow. */
import { bokashi, css, H, layer, mix, type Pt, Rng, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { blossom as blossomClouds, sky } from "../../kit/stage.ts";
import { GROUND, KEY } from "./b-plan.ts";
import { snowField } from "./b-snow.ts";

export function garden(P: Print) {
  const n = P.noise;
  // ---------- cold sky ----------
  sky(
    P,
    1000,
    [
      [0, "#1f5f9c"],
      [0.2, "#4a8fc0"],
      [0.48, "#9cc6da"],
      [0.72, "#dbe6e4"],
      [0.86, "#f3ebdc"],
      [1, "#f4e8d2"],
    ],
    0.16,
    H,
  );
  // far plum trees: bare angles under a haze of pink
  for (const row of [0, 1]) {
    const L = layer(),
      r = new Rng(14 + row),
      T = new Tones(),
      ends: Pt[] = [];
    const grow = (p: Pt, a: number, len: number, w: number, d: number) => {
      const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
      T.add(row ? "#8d8496" : "#b3adb6", (z) =>
        brushPath(z, [p, [(p[0] + q[0]) / 2 + r.g() * 2, (p[1] + q[1]) / 2], q], () => w),
      );
      if (d === 0 || len < 9) {
        ends.push(q);
        return;
      }
      if (d < 3) ends.push(q);
      for (let k = 0; k < 2 + (r.chance(0.4) ? 1 : 0); k++)
        grow(q, a + r.range(-0.8, 0.8), len * r.range(0.66, 0.86), w * 0.62, d - 1);
    };
    const count = row ? 7 : 11;
    for (let i = 0; i < count; i++)
      grow(
        [((i + r.range(0.3, 0.7)) / count) * (W + 200) - 100, 850 + row * 22],
        -1.57 + r.g() * 0.15,
        (row ? 56 : 40) * r.range(0.85, 1.15),
        row ? 10 : 6,
        4,
      );
    T.flush(L.x);
    blossomClouds(L.x, ends, r, row ? 19 : 15, row ? 24 : 16, {
      dark: row ? "#cf9cb0" : "#dcbcc8",
      mid: row ? "#efc3cb" : "#edd3d6",
      light: row ? "#fdf0ea" : "#f8ebe6",
      size: row ? 4.6 : 3.6,
    });
    P.put(L, { alpha: row ? 0.95 : 0.8 });
    P.mist(
      mistBand(n, 850 + row * 20, 120 - row * 40, 60, { max: 0.75 - row * 0.35, amp: 12 }),
      "#e9ebea",
      { grain: 0.1 },
    );
  }
  tick("sky");
  fence(P);
  snowField(P);
}

/** A low fence of brushwood and split bamboo, snow on its rail. */
function fence(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(6);
  const top = 812,
    foot = GROUND + 14;
  for (let x = -6; x < W + 10; x += 9) {
    const lit = r.range(0.1, 0.8);
    L.x.fillStyle = css(mix("#6f6250", "#c9b78a", Math.round(lit * 4) / 4));
    L.x.fillRect(x, top + r.range(-3, 3), 8.4, foot - top);
    K.x.fillStyle = css(KEY, 0.4);
    K.x.fillRect(x - 0.5, top, 1, foot - top);
  }
  for (const y of [top + 10, top + 40]) {
    L.x.fillStyle = bokashi(L.x, 0, y, 0, y + 11, [
      [0, "#efe0b4"],
      [0.5, "#b9a473"],
      [1, "#6f5f44"],
    ]);
    L.x.fillRect(0, y, W, 11);
    K.x.fillStyle = css(KEY, 0.65);
    K.x.fillRect(0, y + 11, W, 1.6);
    for (let x = 30; x < W; x += 118) {
      K.x.fillRect(x, y - 2, 4, 15);
      K.x.fillRect(x + 6, y - 2, 3, 15);
    }
  }
  // snow lies on the top in loaves
  L.x.fillStyle = "#f6f5f0";
  for (let x = -20; x < W + 20;) {
    const long = r.range(40, 150);
    L.x.beginPath();
    L.x.moveTo(x, top + 3);
    L.x.quadraticCurveTo(x + long * 0.1, top - 11, x + long * 0.5, top - 10 - r.range(0, 4));
    L.x.quadraticCurveTo(x + long * 0.9, top - 11, x + long, top + 3);
    L.x.fill();
    x += long * r.range(0.9, 1.5);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
