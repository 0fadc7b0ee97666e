/** The sky before sunrise, far ridges like islands, and the sea of cloud. */
import { sky } from "../../kit/stage.ts";
import { bokashi, type Col, H, layer, mix, Rng, shade, sstep, W } from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { printRidge, skyline, wooded } from "../../kit/horizon.ts";
import { type Print } from "../../kit/print.ts";

const HORIZON = 500;
export function dawn(P: Print) {
  const n = P.noise;
  sky(
    P,
    HORIZON,
    [
      [0, "#1d3763"],
      [0.3, "#52769f"],
      [0.55, "#a9b3bd"],
      [0.76, "#efc7ab"],
      [0.9, "#fadcae"],
      [1, "#fff0c4"],
    ],
    0.15,
    H,
  );
  // thin bars of cloud, lit from below
  const T = new Tones(),
    r = new Rng(4),
    L = layer();
  for (let i = 0; i < 16; i++) {
    const y = 120 + 300 * r.u(),
      long = r.range(220, 620);
    T.add(
      mix("#f4b8a0", "#fff0d0", r.u()),
      (z) => dab(z, r.range(-200, 900), y, long, r.range(5, 15), 0, r.range(-0.006, 0.006)),
      0.55,
    );
  }
  T.flush(L.x);
  P.put(L);
  P.put(
    shade((x, y, o) => {
      const d = Math.hypot((x - 330) / 640, (y - HORIZON) / 220);
      [o[0], o[1], o[2]] = [255, 236, 190];
      o[3] = 170 * sstep(1, 0, d);
    }),
  );
  const ridges: [number, number, number, number, Col, Col][] = [
    [HORIZON + 6, 60, 0.0026, 3, "#a7a3b8", "#f0cdb4"],
    [HORIZON + 44, 84, 0.0031, 15, "#7788a8", "#d9bfba"],
    [HORIZON + 116, 130, 0.0036, 22, "#46618a", "#a9acc0"],
  ];
  const banks: [number, number, number][] = [
    [HORIZON + 6, 10, 0],
    [HORIZON + 52, 20, 0.2],
    [HORIZON + 128, 34, 0.42],
    [HORIZON + 226, 54, 0.62],
    [HORIZON + 350, 80, 0.82],
    [HORIZON + 500, 96, 1],
  ];
  banks.forEach(([y, amp, near], i) => {
    if (i < ridges.length) {
      const [y0, rise, pitch, seed, top, foot] = ridges[i];
      printRidge(P, wooded(n, { y: y0, rise, pitch, seed, tree: i * 2.5, least: 0.1 }), {
        from: y0 - rise,
        to: y0 + 40,
        colours: [
          [0, top],
          [1, foot],
        ],
        foot: H,
        grain: 0.12,
        key: "#3a4f74",
        keyA: 0.25 + 0.1 * i,
      });
    }
    bank(P, y, amp, near, i);
  });
}
/** a bank of cloud in two flat tones, lit above and cool below, on a flat base with drawn-out ends */
function bank(P: Print, y0: number, amp: number, near: number, i: number) {
  const n = P.noise,
    f = 0.0062 - 0.004 * near;
  const puff = (x: number, k: number) =>
    Math.abs(n.n2(x * f, k)) +
    0.42 * Math.abs(n.n2(x * f * 2.3, k + 4)) +
    0.12 * Math.abs(n.n2(x * f * 5.2, k + 9));
  const lit = mix("#fff0d6", "#f0d3cc", near),
    cool = mix("#dcc2c2", "#8297bb", near);
  const tones: readonly (readonly [number, number, Col])[] = [
    [0, 0, lit],
    [0.34, 0.75, mix(lit, cool, 0.5)],
    [0.8, 0.55, cool],
  ];
  for (const [step, [drop, k, c]] of tones.entries()) {
    const y = y0 + drop * amp;
    const line = skyline(
      (x) => y - amp * (step ? k : 1) * puff(x + step * 60, i * 3 + step * 0.3),
      3,
    );
    P.block(
      (x) => {
        x.fillStyle = bokashi(
          x,
          0,
          y,
          0,
          y + amp * 2,
          [
            [0, c],
            [1, mix(c, cool, 0.7)],
          ],
          [
            [0, 1],
            [0.5, 0.9],
            [1, 0],
          ],
        );
        poly(x, [...line, [W + 10, y + amp * 2], [-10, y + amp * 2]]);
        x.fill();
      },
      { grain: 0.12, occlude: step ? 0 : 1 },
    );
  }
  // long flat streaks close the base
  const r = new Rng(90 + i),
    T = new Tones();
  for (let q = 0; q < 26; q++) {
    const long = amp * r.range(3, 9);
    T.add(
      mix(lit, cool, r.chance(0.5) ? 0.2 : 0.9),
      (z) =>
        dab(z, r.range(-200, W), y0 + amp * r.range(0.7, 1.9), long, amp * r.range(0.06, 0.16), 0),
      0.6,
    );
  }
  T.flush(P.base.x);
}
