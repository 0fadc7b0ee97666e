/** October dusk over the river behind the pit: two ranges of hills, slow water, one distant fishing fire. */
import { sky } from "../../kit/stage.ts";
import { bokashi, css, lerp, mix, Noise, type Pt, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { flame } from "../../kit/fire.ts";
import type { Print } from "../../kit/print.ts";
import { cam } from "./d-stage.ts";

const HORIZON = cam.hy;
const FIRE: Pt = [1216, HORIZON - 10];

export function dusk(P: Print) {
  sky(
    P,
    HORIZON,
    [
      [0, "#101f3d"],
      [0.42, "#2f4a73"],
      [0.7, "#6f7390"],
      [0.86, "#c08f7c"],
      [1, "#e8ab70"],
    ],
    0.16,
    HORIZON + 10,
  );
  clouds(P);
  const n = new Noise(6);
  const range = (base: number, amp: number, c: string, seed: number, tooth: number) =>
    P.block(
      (x) => {
        x.fillStyle = c;
        x.beginPath();
        x.moveTo(0, HORIZON + 6);
        for (let i = 0; i <= 400; i++)
          x.lineTo(
            i * 4,
            base -
              amp * (0.3 + n.fbm(i * 0.006 + seed, seed, 4)) -
              tooth * Math.abs(n.n2(i * 0.7, seed)),
          );
        x.lineTo(W, HORIZON + 6);
        x.fill();
      },
      { grain: 0.12 },
    );
  range(HORIZON - 34, 120, "#51618a", 3.4, 1);
  range(HORIZON - 8, 84, "#2b3d60", 8.2, 5);
  range(HORIZON + 4, 40, "#152542", 1.6, 8);
}
/** thin bars of cloud, lit from below by the last light, and the first stars */
function clouds(P: Print) {
  const r = new Rng(71);
  P.block(
    (x) => {
      const T = new Tones();
      for (const [cx, cy, long] of [
        [300, 318, 420],
        [520, 344, 300],
        [1290, 286, 380],
        [1130, 316, 260],
        [1480, 350, 240],
      ])
        for (let i = 0; i < 26; i++)
          T.add(
            mix("#c98f80", "#8f7f95", r.u()),
            (z) =>
              dab(
                z,
                cx + r.g() * long * 0.42,
                cy + r.g() * 6,
                r.range(60, 170),
                r.range(3, 7),
                0,
                0,
              ),
            0.5,
          );
      for (let i = 0; i < 34; i++)
        T.add(
          "#e9dfc4",
          (z) => dab(z, r.range(0, W), r.u() ** 1.5 * 210 + 20, 3, 3, 0, 0),
          r.range(0.35, 0.9),
        );
      T.flush(x);
    },
    { grain: 0.18 },
  );
}
/** water in flat strokes: warm sky colour far away, night towards the bank, the fire's reflection in broken steps */
export function river(P: Print, shore: (x: number) => number) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HORIZON, 0, HORIZON + 200, [
        [0, "#8a7c86"],
        [0.2, "#4b5c7e"],
        [0.55, "#25395c"],
        [1, "#101c34"],
      ]);
      x.fillRect(0, HORIZON, W, 260);
    },
    { grain: 0.2 },
  );
  const r = new Rng(44),
    n = new Noise(44);
  P.block((x) => {
    const T = new Tones();
    for (let i = 0; i < 2600; i++) {
      const t = r.u(),
        y = lerp(HORIZON + 3, HORIZON + 200, t ** 1.3),
        px = r.range(-40, W + 40);
      if (y > shore(px) + 4) continue;
      const near = (y - HORIZON) / 200;
      const v = n.n2(px * 0.004, y * 0.03);
      const w = lerp(10, 64, near) * r.range(0.5, 1.3);
      const c =
        v > 0.1 ? mix("#a58d8c", "#4a638c", near ** 0.5) : mix("#33466c", "#0c1630", near ** 0.5);
      T.add(c, (z) => dab(z, px, y, w, lerp(1.4, 4.6, near), 0, r.range(-0.03, 0.03)), 0.55);
    }
    T.flush(x);
    for (let i = 0; i < 420; i++) {
      const t = r.u() ** 0.9,
        y = lerp(HORIZON + 8, HORIZON + 170, t),
        near = (y - HORIZON) / 200;
      const px = FIRE[0] + r.g() * lerp(7, 44, near) + 10 * n.n2(3, y * 0.05);
      const core = Math.abs(px - FIRE[0]) / lerp(8, 46, near);
      const w = lerp(8, 44, near) * r.range(0.5, 1.2);
      const c =
        core < 0.4 ? r.pick(["#ffd98a", "#fba63c"]) : r.pick(["#dd5c1f", "#b8431c", "#fba63c"]);
      if (r.chance(0.25 + 0.5 * t)) continue;
      T.add(c, (z) => dab(z, px - w / 2, y, w, lerp(1.6, 4.2, near), 0, r.range(-0.03, 0.03)));
    }
    T.flush(x);
  });
}
export function farBoat(P: Print) {
  const [fx, fy] = FIRE;
  P.light((x) => {
    for (const [wide, c] of [
      [30, "rgba(210,100,50,.22)"],
      [15, "rgba(255,160,80,.4)"],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      x.ellipse(fx, fy, wide, wide * 0.8, 0, 0, 7);
      x.fill();
    }
  });
  P.block((x) => {
    x.fillStyle = "#0b1222";
    x.beginPath();
    const hull: Pt[] = [
      [fx + 10, HORIZON + 8],
      [fx + 34, HORIZON + 13],
      [fx + 130, HORIZON + 12],
      [fx + 168, HORIZON + 4],
      [fx + 152, HORIZON + 18],
      [fx + 26, HORIZON + 20],
    ];
    hull.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
    x.beginPath();
    for (const [u, h] of [
      [40, 30],
      [86, 24],
      [140, 28],
    ]) {
      brushPath(
        x,
        [
          [fx + u, HORIZON + 15],
          [fx + u - 1, HORIZON + 15 - h * 0.5],
          [fx + u, HORIZON + 15 - h],
        ],
        (t) => 9 - 4 * t,
      );
      x.moveTo(fx + u + 3, HORIZON + 13 - h);
      x.arc(fx + u, HORIZON + 13 - h, 3.4, 0, 6.3);
    }
    brushPath(
      x,
      [
        [fx + 24, HORIZON + 11],
        [fx, HORIZON - 4],
      ],
      () => 1.8,
    );
    x.fill();
    x.strokeStyle = css("#e98a3c", 0.9);
    x.lineWidth = 1.2;
    x.beginPath();
    x.moveTo(fx + 12, HORIZON + 8);
    x.lineTo(fx + 60, HORIZON + 12);
    x.stroke();
  });
  stamp(P.base.x, flame(fx, fy + 8, 13, 22, 3));
}
/** the wet edge of the gravel */
export function lap(P: Print, shore: (x: number) => number) {
  P.block((x) => {
    const line = (off: number, w: number, c: string, seed: number) => {
      const n = new Noise(seed);
      const p: Pt[] = [];
      for (let i = 0; i <= 320; i++) p.push([i * 5, shore(i * 5) + off + 2 * n.n2(i * 0.2, 1)]);
      x.fillStyle = c;
      x.beginPath();
      brushPath(x, p, (t) => w * (0.6 + 0.5 * sstep(-0.3, 0.4, n.n2(t * 40, 3))));
      x.fill();
    };
    line(5, 8, "#0b1222", 4);
    line(0, 2.6, "#8fa0b4", 5);
    line(-9, 1.4, "#5d7394", 7);
  });
}
