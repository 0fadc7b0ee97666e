/** The cedar wood behind the flowers: soft tones one behind another, and one shaft of sun. */
import {
  bokashi,
  clamp,
  css,
  H,
  hex,
  layer,
  mix,
  ramp,
  Rng,
  shade,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { GLADE, MIST } from "./c-plan.ts";
import { trunks } from "./c-trunks.ts";

const GLOW = hex("#e9f3b8"),
  BEAM = hex("#b6d68c"),
  DEEP = hex("#0b2a31");
const TONES_OF_LIGHT = ramp([
  [0, "#0b2a31"],
  [0.34, "#1d594f"],
  [0.5, "#338066"],
  [0.68, "#6fb27c"],
  [0.84, "#a9d394"],
  [1, "#d5ebae"],
]);

export function wood(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      // flat tones; drifts of mist and the grain of the wood tear their edges
      const d =
        Math.hypot((x - GLADE[0]) / 900, (y - GLADE[1]) / 640) +
        0.16 * n.fbm(x * 0.0013, y * 0.006, 4) +
        0.035 * n.n2(x * 0.004, y * 0.05);
      const t = steps(1 - d / 1.12, 6, 0.1);
      const c = TONES_OF_LIGHT.at(t);
      [o[0], o[1], o[2]] = c;
      o[3] = 255;
    }),
  );
  tick("glow");
  trunks(P, 0);
  P.mist(mistBand(n, 760, 240, 200, { max: 0.6, amp: 60 }), "#cbe3b0", { grain: 0.06 });
  trunks(P, 1);
  shaft(P);
  trunks(P, 2);
  floor(P);
  P.light(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        420,
        [
          [0, DEEP],
          [1, GLOW],
        ],
        [
          [0, 0.75],
          [1, 0],
        ],
      );
      x.fillRect(0, 0, W, 420);
    },
    { op: "multiply" },
  );
}
/** one broad shaft and a thin one, in flat tones; drifts of mist break them */
function shaft(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      const u = x + y * 0.62 + 7 * n.n2(y * 0.006, 1) + 3 * n.n2(x * 0.03, y * 0.03);
      const broad = sstep(1016, 1022, u) * sstep(1336, 1330, u),
        core = sstep(1096, 1102, u) * sstep(1236, 1230, u),
        thin = sstep(1448, 1452, u) * sstep(1486, 1482, u);
      const drift = n.fbm(x * 0.0012, y * 0.009, 3);
      const left = 0.66 - y / 900 + 0.34 * drift;
      const cut = sstep(-0.06, -0.02, left) * 0.5 + sstep(0.16, 0.2, left) * 0.5;
      [o[0], o[1], o[2]] = BEAM;
      o[3] = 255 * clamp((0.24 * broad + 0.12 * core + 0.24 * thin) * cut);
    }),
    { op: "screen" },
  );
}
/** the slope in shade, and the many far flowers as pale points that fade into the mist */
function floor(P: Print) {
  const n = P.noise,
    r = new Rng(17),
    T = new Tones();
  const ground = (x: number) => 950 + 50 * n.n2(x * 0.0016, 3) - 0.05 * (x - 800);
  for (let row = 0; row < 12; row++) {
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
  const L = layer();
  L.x.fillStyle = css(DEEP);
  L.x.fillStyle = bokashi(
    L.x,
    0,
    900,
    0,
    H,
    [
      [0, DEEP],
      [1, DEEP],
    ],
    [
      [0, 0],
      [0.4, 0.5],
      [1, 0.9],
    ],
  );
  L.x.fillRect(0, 900, W, H - 900);
  P.put(L);
}
/** a nodding flower, far away: a flat cap of sepals over a small dark cup */
function bell(T: Tones, x: number, y: number, s: number, fog: number) {
  T.add(mix("#5d3f8e", MIST, fog * 0.7), (z) => dab(z, x, y - s * 0.1, s * 0.85, s * 0.8, 1.57));
  for (const a of [2.75, 0.4, 2.2, 0.95])
    T.add(mix(a < 1.5 ? "#efe6f4" : "#c3b2dc", MIST, fog * 0.6), (z) =>
      dab(z, x, y, s * 1.15, s * 0.75, a, a < 1.5 ? 0.12 : -0.12),
    );
}
