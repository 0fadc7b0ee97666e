/** Echizen D: the five houses, two near ones whose hearths smoke, three in the mist of the valley's end. */
import { type Noise, type Pt, css, lerp, Rng, shade, sstep, clamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { house, placeIn } from "./d-house.ts";
import { press } from "./d-ink.ts";
import { FIELD, type House } from "./d-plan.ts";

const NEAR: House = {
  foot: [-10.9, 21.7, FIELD],
  turn: 0,
  half: 4.15,
  long: 8,
  eave: 2.75,
  ridge: 6.5,
  sunny: true,
  air: 0,
  vent: 4.1,
  window: true,
  line: 2.2,
};
const NEXT: House = {
  foot: [-7.5, 35.4, FIELD],
  turn: -0.12,
  half: 2.9,
  long: 6.4,
  eave: 2.3,
  ridge: 4.9,
  sunny: true,
  air: 0.1,
  vent: 2.6,
  line: 1.5,
};
const FAR: readonly House[] = [
  {
    foot: [-6.6, 77, FIELD],
    turn: -Math.PI / 2,
    half: 3,
    long: 8.6,
    eave: 2,
    ridge: 4.6,
    air: 0.5,
    line: 0.8,
  },
  {
    foot: [6.9, 66, FIELD],
    turn: 0.32,
    half: 2.9,
    long: 6.4,
    eave: 2,
    ridge: 4.9,
    air: 0.46,
    line: 0.8,
  },
  {
    foot: [10.2, 58.4, FIELD],
    turn: -0.96,
    half: 3.1,
    long: 10.6,
    eave: 2.2,
    ridge: 5.4,
    air: 0.25,
    line: 1.1,
  },
];
export function farHouses(P: Print) {
  for (const h of FAR) press(P, (ink) => house(ink, h), 0.06);
}
export function nearHouses(P: Print) {
  for (const h of [NEXT, NEAR]) press(P, (ink) => house(ink, h), 0.06);
}
/** smoke from the two hearths: it leans on the cold air, dense at the vent, torn above */
export function smoke(P: Print, n: Noise) {
  for (const [h, high, lean] of [
    [NEXT, 250, -120],
    [NEAR, 330, -130],
  ] as const) {
    const [x0, y0] = placeIn(h)(0, (h.vent ?? 0) + 0.8, h.ridge + 2.05);
    const scale = h === NEAR ? 1 : 0.72;
    P.put(
      shade((x, y, o) => {
        const t = (y0 - y) / high;
        o[3] = 0;
        if (t < -0.02 || t > 1.15) return;
        const u = clamp(t);
        const axis: number =
          x0 + lean * u ** 1.15 + 30 * u * n.n2(y * 0.009, h.half) + 8 * u * n.n2(y * 0.026, 4);
        const wide = scale * (10 + 46 * u ** 0.9 + 20 * u * n.n2(y * 0.012, 9));
        const off = Math.abs(x - axis + 6 * n.n2(x * 0.02, y * 0.018)) / wide;
        if (off > 1) return;
        const inner = off < 0.62 + 0.2 * n.n2(y * 0.02, 1) ? 1 : 0.55;
        o[0] = lerp(246, 214, u);
        o[1] = lerp(232, 220, u);
        o[2] = lerp(214, 222, u);
        o[3] = 225 * inner * sstep(1.1, 0.35, t) * sstep(-0.02, 0.06, t);
      }),
      { occlude: 0.8, blur: 1.2 },
    );
  }
}
/** the light that the lamp behind the window throws on the snow */
export function lampOnSnow(P: Print) {
  const p = placeIn(NEAR);
  const r = new Rng(3);
  P.light(
    (x) => {
      const patch: Pt[] = [
        p(0.2, -0.3, 0),
        p(1.9, -0.3, 0),
        p(2.5, -2.8 - r.u() * 0.1, 0),
        p(-0.1, -2.8, 0),
      ];
      x.fillStyle = css("#e0a468", 0.5);
      x.beginPath();
      for (const q of patch) x.lineTo(...q);
      x.fill();
    },
    { op: "source-over", blur: 8 },
  );
}
