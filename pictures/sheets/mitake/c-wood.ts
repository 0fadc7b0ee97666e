/** The cedar wood behind the flowers: flat tones one behind another, and a path into the light. */
import { clamp, hex, mix, ramp, Rng, shade, sstep, tick, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { steps } from "../../kit/scene.ts";
import { GLADE, ground, MIST } from "./c-plan.ts";
import { gate, path, pilgrim, way } from "./c-path.ts";
import { trunks } from "./c-trunks.ts";

const DEEP = hex("#0b2a31");
const TONES_OF_LIGHT = ramp([
  [0, "#1f5a54"],
  [0.25, "#35796a"],
  [0.5, "#5fa37d"],
  [0.75, "#a3cf94"],
  [1, "#e6f2bf"],
]);

export function wood(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      // a tall opening between the trunks; each tone has an edge torn along the grain
      const away = Math.abs(x - GLADE[0] + 0.1 * (y - GLADE[1])) / 640,
        up = Math.max(0, GLADE[1] - y) / 2100;
      const d =
        away + up + 0.09 * n.fbm(x * 0.002, y * 0.0035, 3) + 0.014 * n.n2(x * 0.004, y * 0.07);
      const c = TONES_OF_LIGHT.at(steps(1.02 - d / 1.15, 4, 0.04));
      [o[0], o[1], o[2]] = c;
      o[3] = 255;
    }),
  );
  tick("light");
  hills(P);
  trunks(P, 0);
  trunks(P, 1);
  floor(P, 0, 6);
  gate(P);
  trunks(P, 2);
  floor(P, 6, 12);
  shadows(P);
  path(P);
  edging(P);
  pilgrim(P);
  P.light((x) => shadeEdge(x, "top", 300, "#0b2a31", 0.6), { op: "multiply" });
}
/** the far slope and its low growth, where the first trunks stand */
function hills(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      const crest = ground(x) - 46 - 26 * n.fbm(x * 0.006, 4, 3) - 10 * n.n2(x * 0.05, 7);
      const near = steps(Math.exp(-(((x - GLADE[0]) / 380) ** 2)), 2, 0.05);
      const c = mix("#245f55", "#8cc088", near * 0.8);
      [o[0], o[1], o[2]] = c;
      o[3] = 255 * sstep(crest - 1, crest + 1, y);
    }),
  );
}
/** the slope in shade, and the many far flowers as pale points that fade into the mist */
function floor(P: Print, first: number, last: number) {
  const n = P.noise,
    r = new Rng(17 + first),
    T = new Tones();
  for (let row = first; row < last; row++) {
    const fog = clamp(0.62 - row * 0.062),
      size = 7 + row * 3.4;
    for (let i = 0; i < 520 - row * 22; i++) {
      const x = r.range(-30, W + 30),
        y = ground(x) + row * row * 2.2 + r.range(-10, 16),
        near = Math.exp(-(((x - GLADE[0]) / 420) ** 2));
      const c = mix(
        mix(
          "#0d2b30",
          "#5f9a5c",
          Math.round(
            clamp(
              0.04 +
                0.1 / (row + 1) +
                0.95 * near * clamp(1 - row / 4) +
                (0.03 + 0.12 * near) * r.g(),
            ) * 6,
          ) / 6,
        ),
        MIST,
        fog * (0.16 + 0.6 * near),
      );
      T.add(c, (z) => dab(z, x, y, size * r.range(0.8, 1.7), size * 0.55, -1.57 + r.g(), 0.1));
    }
    T.flush(P.base.x);
    for (let i = 0; i < 90 - row * 9; i++) {
      const x = r.range(-20, W + 20),
        y = ground(x) + row * row * 2.2 - size * r.range(0.6, 2.4),
        s = size * r.range(0.22, 0.5);
      if (row > 8 || n.n2(x * 0.0032, row * 0.14 + 4) < 0.22) continue;
      bell(T, x, y, s, fog);
    }
    T.flush(P.base.x);
  }
}
/** the wood's shade on the slope: two flat tones towards us */
function shadows(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      const d =
        y - ground(x) - 62 - 30 * n.fbm(x * 0.004, 2, 3) - 60 * Math.exp(-(((x - 900) / 300) ** 2));
      const t = 0.42 * sstep(-3, 3, d) + 0.3 * sstep(84, 90, d + 20 * n.n2(x * 0.01, 9));
      [o[0], o[1], o[2]] = DEEP;
      o[3] = 255 * t;
    }),
  );
}
/** leaves and flowers that lean over the edges of the path */
function edging(P: Print) {
  const r = new Rng(44),
    T = new Tones();
  for (let i = 0; i < 420; i++) {
    const t = r.u() ** 0.7,
      [px, py, w] = way(t),
      s = r.chance(0.5) ? 1 : -1,
      size = 7 + 26 * t;
    const x = px + s * w * (1.02 + 0.16 * r.u()),
      y = py + r.g() * 5;
    T.add(mix("#0d2b30", "#3f7d5c", Math.round(r.u() * (1 - 0.7 * t) * 4) / 4), (z) =>
      dab(z, x, y, size * r.range(0.8, 1.6), size * 0.5, -1.57 - s * 0.5 + 0.6 * r.g(), 0.1),
    );
    if (r.chance(0.05) && t > 0.1)
      bell(T, x + s * size * r.range(0.3, 2.6), y - size * 0.6, size * r.range(0.3, 0.55), 0.2);
  }
  T.flush(P.base.x);
}
/** a nodding flower, far away: a flat cap of sepals over a small dark cup */
function bell(T: Tones, x: number, y: number, s: number, fog: number) {
  T.add(mix("#5d3f8e", MIST, fog * 0.7), (z) => dab(z, x, y - s * 0.1, s * 0.85, s * 0.8, 1.57));
  for (const a of [2.75, 0.4, 2.2, 0.95])
    T.add(mix(a < 1.5 ? "#efe6f4" : "#c3b2dc", MIST, fog * 0.6), (z) =>
      dab(z, x, y, s * 1.15, s * 0.75, a, a < 1.5 ? 0.12 : -0.12),
    );
}
