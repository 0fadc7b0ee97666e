/** The plain of Musashi in blue haze, the lights of the city as a low band, and the foothills. */
import {
  bokashi,
  clamp,
  type Col,
  css,
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
import { DUSK, HORIZON, n } from "./d-plan.ts";

/** flat country: fields and towns as thin strokes, closer together far away */
export function plain(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HORIZON, 0, 960, [
        [0, "#9a9fbc"],
        [0.14, "#8190b0"],
        [0.5, "#607396"],
        [1, "#455b80"],
      ]);
      x.fillRect(0, HORIZON, W, 300);
    },
    { grain: 0.14 },
  );
  const L = layer(),
    r = new Rng(21),
    T = new Tones();
  for (let k = 0; k < 1700; k++) {
    const f = Math.pow(r.u(), 1.7),
      y = HORIZON + 3 + 230 * f,
      long = (8 + 90 * f) * r.range(0.5, 1.6),
      px = r.range(-60, W);
    const town = n.n2(px * 0.004, y * 0.03) > 0.05;
    T.add(
      mix(town ? "#a9a4bc" : "#4c5a80", DUSK, Math.round(clamp(0.5 - 0.5 * f) * 6) / 6),
      (z) => dab(z, px, y, long, 1 + 4 * f, 0),
      0.6,
    );
  }
  T.flush(L.x);
  const river = cut(
    "900 834, 1200 792, 1050 764, 1330 744, 1220 728, 1430 716, 1390 708, 1560 701",
  );
  L.x.fillStyle = css("#e3b4b0", 0.9);
  L.x.beginPath();
  brushPath(
    L.x,
    catmull(river, 16),
    (t) => (6 * (1 - t) + 1) * (0.55 + 0.5 * Math.sin(t * 23 + 1)),
  );
  L.x.fill();
  P.put(L);
  lights(P);
}
/** the city is one low band of lamps; towards us they are few */
function lights(P: Print) {
  const r = new Rng(8),
    T = new Tones();
  for (let k = 0; k < 2300; k++) {
    const f = Math.pow(r.u(), 2.6),
      y = HORIZON + 5 + 170 * f,
      px = r.range(420, W + 20),
      dense =
        Math.exp(-(((px - 1140) / (260 + 500 * f)) ** 2)) +
        0.4 * sstep(0, 0.5, n.n2(px * 0.006, y * 0.05));
    if (r.u() > dense * (1.1 - f)) continue;
    const s = (1.15 + 2.4 * f) * r.range(0.7, 1.3);
    T.add(
      r.pick(["#ffe2a4", "#ffc978", "#ffd9b4"]),
      (z) => {
        z.moveTo(px + s, y);
        z.ellipse(px, y, s * 1.25, s * 0.7, 0, 0, 6.2832);
      },
      r.pick([0.55, 0.8, 0.95]),
    );
  }
  T.flush(P.base.x);
  P.mist(mistBand(n, HORIZON + 4, 22, 26, { max: 0.42, amp: 3, rag: 0.1 }), "#d8b3ae", {
    grain: 0.1,
  });
}
const RIDGES: readonly (readonly [
  y: number,
  rise: number,
  tree: number,
  colour: Col,
  foot: Col,
])[] = [
  [800, 40, 0, "#6d7d9e", "#8795b2"],
  [860, 70, 3, "#4c6086", "#7183a4"],
  [930, 96, 7, "#33476c", "#566b90"],
  [1010, 110, 12, "#1f2f50", "#374a70"],
];
/** foothills, each row darker than the one behind it; they rise at both sides and leave the middle open */
export function foothills(P: Print) {
  for (const [i, [y, rise, tree, colour, foot]] of RIDGES.entries()) {
    const top = (x: number) => {
      const aside = Math.abs(x / W - 0.72);
      const bare =
        y -
        rise * (0.3 + n.fbm(x * 0.0024 + i * 9, i * 4, 4)) -
        (30 + 42 * i) * sstep(0.16, 0.7, aside);
      return (
        bare - tree * (0.5 + 0.5 * n.n2(x * 0.12, i)) * (0.5 + Math.abs(n.n2(x * 0.37, i + 3)))
      );
    };
    const line: Pt[] = [];
    for (let px = -10; px <= W + 10; px += 3) line.push([px, top(px)]);
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, y - rise - 30, 0, y + 110, [
          [0, colour],
          [0.35, colour],
          [1, foot],
        ]);
        poly(x, [...line, [W + 10, H], [-10, H]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    P.mist(mistBand(n, y + 46, 26, 60, { max: 0.5 - 0.07 * i, amp: 12 }), "#9aa2c2", {
      grain: 0.1,
    });
  }
}
