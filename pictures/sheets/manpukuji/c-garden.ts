/** The garden against the low sun: the founder's hall in its own shade, a pale court, moss with fallen leaves. */
import { bokashi, css, type Ctx, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { HALL, hall, MID } from "./c-hall.ts";
import { GROUND, hole, on } from "./c-plan.ts";

export const inWindow = (x: Ctx) => {
  poly(x, hole());
  x.clip();
};
export function garden(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      inWindow(x);
      x.fillStyle = bokashi(x, 0, 70, 0, 410, [
        [0, "#8fb4b8"],
        [0.35, "#c9d3bd"],
        [0.7, "#f6d79c"],
        [1, "#fbc47c"],
      ]);
      x.fillRect(540, 60, 640, 400);
    },
    { grain: 0.14 },
  );
  P.block((x) => {
    inWindow(x);
    for (const [y0, amp, f, c, seed] of [
      [300, 46, 0.006, "#a9b4b4", 1],
      [346, 40, 0.009, "#7f929a", 4],
    ] as const) {
      const line: Pt[] = [];
      for (let px = 540; px <= 1180; px += 4)
        line.push([
          px,
          y0 - amp * n.fbm(px * f, seed, 4) - 0.12 * (820 - px) * (seed === 1 ? 1 : 0.5),
        ]);
      fillPoly(
        x,
        [...line, [1180, 420], [540, 420]],
        bokashi(x, 0, y0 - 60, 0, 410, [
          [0, c],
          [1, mix(c, "#f6d9a4", 0.75)],
        ]),
      );
    }
  });
  P.block((x) => {
    inWindow(x);
    ground(x);
    hall(x);
    // evening haze at the foot of the hall
    x.fillStyle = bokashi(
      x,
      0,
      250,
      0,
      430,
      [
        [0, "#fbdca2"],
        [1, "#fbdca2"],
      ],
      [
        [0, 0],
        [0.75, 0.42],
        [1, 0],
      ],
    );
    x.fillRect(540, 250, 640, 180);
  });
}
function ground(x: Ctx) {
  const y0 = on(0, HALL + 6, GROUND)[1];
  x.fillStyle = bokashi(x, 0, y0, 0, 660, [
    [0, "#f5cf8c"],
    [0.4, "#f0d598"],
    [1, "#dfbf82"],
  ]);
  x.fillRect(540, y0, 640, 300);
  // the path of slabs comes from the hall's steps
  const path = (a: number, b: number): Pt[] => {
    const edge = (off: number) =>
      [HALL - 4, 40, 28, 20, 14, 10, 8].map((d): Pt =>
        on(lerp(MID, -1.2, (HALL - 4 - d) / (HALL - 12)) + off, d, GROUND),
      );
    return [...edge(a), ...edge(b).toReversed()];
  };
  fillPoly(x, path(-1.1, 1.1), "#b7a283");
  fillPoly(x, path(-0.94, 0.94), "#f9e4b6");
  for (let k = 0; k < 26; k++) {
    const d = 50 / 1.09 ** k;
    if (d < 8) break;
    const mid = lerp(MID, -1.2, (HALL - 4 - d) / (HALL - 12));
    x.fillStyle = css("#a3906f", 0.8);
    x.beginPath();
    brushPath(
      x,
      [on(mid - 0.94, d, GROUND), on(mid, d - 0.9, GROUND), on(mid + 0.94, d, GROUND)],
      () => 1 + 12 / d,
    );
    x.fill();
  }
  // shadows of the maples at the right and of the hall reach towards us
  const shade = "#a78f78";
  fillPoly(
    x,
    [
      on(-9, HALL - 4, GROUND),
      on(22, HALL - 4, GROUND),
      on(22, HALL - 11, GROUND),
      on(-1, HALL - 12, GROUND),
      on(-12, HALL - 9, GROUND),
    ],
    shade,
  );
  const bough = catmull(
    [
      [8, 21],
      [4.2, 20],
      [2.4, 18.6],
      [1.9, 17.4],
      [3.2, 16.2],
      [2.3, 15],
      [3.4, 13.6],
      [6, 13],
    ].map(([a, d]) => on(a, d, GROUND)),
    8,
    true,
  );
  fillPoly(x, bough, shade);
  // moss before the veranda, with an edge like a shore
  const moss = catmull(
    [
      [-3.2, 12.6],
      [-2.4, 12.2],
      [-1.7, 11.2],
      [-0.9, 10.8],
      [-0.3, 11.2],
      [0.4, 11.6],
      [1.2, 11.2],
      [1.9, 11.8],
      [2.9, 12.8],
      [4, 13.2],
    ].map(([a, d]) => on(a, d, GROUND)),
    8,
  );
  fillPoly(
    x,
    [...moss, [1200, 700], [520, 700]],
    bokashi(x, 0, 570, 0, 660, [
      [0, "#93924a"],
      [0.5, "#6c7a3f"],
      [1, "#485c38"],
    ]),
  );
  const r = new Rng(5),
    T = new Tones();
  for (let k = 0; k < 90; k++) {
    const d = r.range(8.6, 11.4),
      px = r.range(-1.6, 3.2),
      [u, v] = on(px, d, GROUND),
      s = 34 / d;
    T.add(r.pick(["#c8442a", "#a52e26", "#e0793a"]), (z) => {
      dab(z, u - s, v, s * 2.4, s * 1.1, r.range(-0.4, 0.4), 0.2);
      dab(z, u, v - s * 0.5, s * 1.5, s * 0.8, r.range(0.6, 1.4));
    });
  }
  T.flush(x);
}
