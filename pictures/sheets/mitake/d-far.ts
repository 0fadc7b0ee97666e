/** Sky, the plain of Musashi in haze with its river and far towers, and the foothills in autumn colours. */
import { sky } from "../../kit/stage.ts";
import {
  bokashi,
  clamp,
  type Col,
  css,
  type Ctx,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { cam, HAZE, n } from "./d-plan.ts";

const HORIZON = cam.hy;

export function printSky(P: Print) {
  sky(
    P,
    HORIZON + 20,
    [
      [0, "#33527e"],
      [0.2, "#6f8ba2"],
      [0.48, "#c4c3ae"],
      [0.74, "#efd49c"],
      [1, "#f6c987"],
    ],
    0.16,
    HORIZON + 30,
  );
  P.block(
    (x) => {
      const r = new Rng(5);
      for (let k = 0; k < 15; k++) {
        const y = 60 + k * 22 + r.range(-8, 8),
          px = r.range(-200, W - 200),
          long = r.range(260, 820);
        x.fillStyle = css(mix("#fbe6bd", "#d9a48c", r.u() * 0.8), 0.5);
        x.beginPath();
        dab(x, px, y, long, r.range(6, 17), 0, r.range(-0.008, 0.008));
        x.fill();
      }
    },
    { grain: 0.3 },
  );
}
/** flat country: fields and towns as thin strokes, closer together far away */
export function plain(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HORIZON, 0, 720, [
        [0, "#d9bd98"],
        [0.1, "#bfa790"],
        [0.2, "#a99a8e"],
        [0.42, "#c6ac8c"],
        [1, "#8b8672"],
      ]);
      x.fillRect(0, HORIZON, W, 360);
    },
    { grain: 0.14 },
  );
  const L = layer(),
    r = new Rng(21),
    T = new Tones();
  for (let k = 0; k < 2100; k++) {
    const f = Math.pow(r.u(), 1.7),
      y = HORIZON + 4 + 290 * f,
      long = (8 + 90 * f) * r.range(0.5, 1.6),
      px = r.range(-60, W);
    const town = n.n2(px * 0.004, y * 0.03) > 0.1;
    const c = town
      ? r.chance(0.5)
        ? "#f8e2b8"
        : "#b79a86"
      : r.chance(0.5)
        ? "#94946a"
        : "#d9b878";
    T.add(
      mix(c, f < 0.3 ? "#c4aa90" : HAZE, Math.round(clamp(0.42 - 0.5 * f) * 6) / 6),
      (z) => dab(z, px, y, long, 1 + 4.4 * f, 0),
      0.75,
    );
  }
  T.flush(L.x);
  // the bends of the Tama river down to the bay
  const river = cut(
    "840 512, 1130 484, 1010 462, 1270 445, 1160 432, 1360 422, 1310 415, 1500 409",
  );
  L.x.fillStyle = "#f8e3b6";
  L.x.beginPath();
  brushPath(
    L.x,
    catmull(river, 16),
    (t) => (6.5 * (1 - t) + 1) * (0.55 + 0.55 * Math.sin(t * 23 + 1)),
  );
  L.x.fill();
  // towers of the city, small on the horizon
  for (let k = 0; k < 120; k++) {
    const px = 1090 + r.g() * 130 + (k % 5 === 0 ? r.range(-400, 260) : 0),
      near = Math.abs(px - 1090) < 70 ? 1 : 0.45;
    const high = r.range(3, 19) * near,
      wide = r.range(2.5, 6);
    L.x.fillStyle = css(mix("#6c7284", HAZE, r.range(0.05, 0.35)));
    L.x.fillRect(px, HORIZON + 3 - high, wide, high + 3);
    if (r.chance(0.3)) {
      L.x.fillStyle = "#fff1cc";
      L.x.fillRect(px, HORIZON + 3 - high, 1.4, high);
    }
  }
  P.put(L);
  P.mist(mistBand(n, HORIZON + 96, 44, 60, { max: 0.5, amp: 10 }), "#f8dca6", { grain: 0.1 });
}
const RIDGES: readonly (readonly [
  y: number,
  rise: number,
  tree: number,
  colour: Col,
  foot: Col,
])[] = [
  [560, 46, 0, "#a08b80", "#e2c196"],
  [620, 70, 2, "#7f756f", "#d2b18a"],
  [690, 100, 4, "#6c5f58", "#b99877"],
  [790, 130, 9, "#5c4a40", "#96775c"],
];
/** foothills, each row darker and redder than the one behind it; they rise at both sides and leave the middle open */
export function foothills(P: Print) {
  for (const [i, [y, rise, tree, colour, foot]] of RIDGES.entries()) {
    const top = (x: number) => {
      const aside = Math.abs(x / W - 0.6);
      const bare =
        y -
        rise * (0.45 + n.fbm(x * 0.0022 + i * 9, i * 4, 4)) -
        (90 + 50 * i) * sstep(0.18, 0.62, aside);
      return (
        bare - tree * (0.5 + 0.5 * n.n2(x * 0.12, i)) * (0.5 + Math.abs(n.n2(x * 0.37, i + 3)))
      );
    };
    const line: Pt[] = [];
    for (let px = -10; px <= W + 10; px += 3) line.push([px, top(px)]);
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, y - rise - 60, 0, y + 120, [
          [0, colour],
          [0.35, colour],
          [1, foot],
        ]);
        poly(x, [...line, [W + 10, H], [-10, H]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    woodsOn(P, top, y, i);
    P.mist(
      mistBand(n, y + 58, 34, 70, { max: 0.62 - 0.08 * i, amp: 16 }),
      mix(HAZE, "#cdb79f", 0.2 * i),
      { grain: 0.1 },
    );
  }
}
/** trees on a ridge: each dark below and lit above, in red, ochre or cedar green, larger on the near ridges */
function woodsOn(P: Print, top: (x: number) => number, y: number, i: number) {
  const T = new Tones(),
    L = layer(),
    r = new Rng(60 + i);
  const inks: Col[] = ["#8f4a34", "#a8683c", "#5f6248", "#7b4436", "#b08248", "#4a5548"];
  // the farther the ridge, the more its trees have one tone
  const fog = [1, 0.8, 0.6, 0.36][i];
  const spots: [number, number, number][] = [];
  for (let k = 0; k < [0, 0, 5200, 8600][i]; k++) {
    const px = r.range(0, W);
    spots.push([px, top(px) + 2 + Math.pow(r.u(), 1.4) * (y + 50 - top(px)), r.u()]);
  }
  spots.sort((p, q) => p[1] - q[1]);
  const base = [2, 2.6, 3.8, 5.4][i];
  for (const [px, py, u] of spots) {
    const s = base * (0.75 + 0.6 * ((u * 7.3) % 1));
    const kind =
      inks[
        Math.floor(
          clamp(0.5 + 0.45 * n.n2(px * 0.009 + i, py * 0.016) + 0.2 * (u - 0.5), 0, 0.999) * 6,
        )
      ];
    for (const [tone, dy, k] of [
      [mix(kind, "#3a2a2c", 0.4), 0.55, 1.15],
      [kind, 0, 1],
      [mix(kind, "#f2c57c", 0.2), -0.3, 0.62],
    ] as [Col, number, number][])
      T.add(
        mix(tone, RIDGES[i][3], fog),
        (z) => blob(z, px - 0.2 * s * (1 - k), py + dy * s, s * k),
        0.9,
      );
    if (u < 0.02) T.flush(L.x);
  }
  T.flush(L.x);
  P.put(L);
}
function blob(x: Ctx, cx: number, cy: number, size: number) {
  x.moveTo(cx + size, cy);
  x.ellipse(cx, cy, size, size * 0.62, 0, 0, 6.2832);
}
