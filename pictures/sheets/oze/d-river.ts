/** October dusk over the river behind the pit: two ranges of hills, slow water, one distant fishing fire. */
import { sky } from "../../kit/stage.ts";
import { bokashi, css, lerp, mix, Noise, type Pt, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { flame } from "../../kit/fire.ts";
import type { Print } from "../../kit/print.ts";

const HORIZON = 132;
const FIRE: Pt = [1108, 122];

export function dusk(P: Print) {
  sky(
    P,
    HORIZON,
    [
      [0, "#15284a"],
      [0.5, "#3d587c"],
      [0.8, "#9a8486"],
      [1, "#d99a6c"],
    ],
    0.16,
    HORIZON + 10,
  );
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
  range(104, 62, "#51618a", 3.4, 1);
  range(126, 54, "#2b3d60", 8.2, 5);
  range(136, 30, "#152542", 1.6, 8);
}
/** water in flat strokes: warm sky colour far away, night towards the bank, the fire's reflection in broken steps */
export function river(P: Print, shore: (x: number) => number) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HORIZON, 0, 360, [
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
        y = lerp(HORIZON + 3, 372, t ** 1.3),
        px = r.range(-40, W + 40);
      if (y > shore(px) + 4) continue;
      const near = (y - HORIZON) / 240;
      const v = n.n2(px * 0.004, y * 0.03);
      const w = lerp(10, 64, near) * r.range(0.5, 1.3);
      const c =
        v > 0.1 ? mix("#a58d8c", "#4a638c", near ** 0.5) : mix("#33466c", "#0c1630", near ** 0.5);
      T.add(c, (z) => dab(z, px, y, w, lerp(1.4, 4.6, near), 0, r.range(-0.03, 0.03)), 0.55);
    }
    T.flush(x);
    for (let i = 0; i < 420; i++) {
      const t = r.u() ** 0.9,
        y = lerp(HORIZON + 8, 330, t),
        near = (y - HORIZON) / 240;
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
    const g = x.createRadialGradient(fx, fy, 1, fx, fy, 70);
    g.addColorStop(0, "rgba(255,160,70,.75)");
    g.addColorStop(0.4, "rgba(230,100,40,.25)");
    g.addColorStop(1, "rgba(200,70,30,0)");
    x.fillStyle = g;
    x.fillRect(fx - 80, fy - 80, 160, 160);
  });
  P.block((x) => {
    x.fillStyle = "#0b1222";
    x.beginPath();
    const hull: Pt[] = [
      [fx + 10, 140],
      [fx + 34, 145],
      [fx + 130, 144],
      [fx + 168, 136],
      [fx + 152, 150],
      [fx + 26, 152],
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
          [fx + u, 147],
          [fx + u - 1, 147 - h * 0.5],
          [fx + u, 147 - h],
        ],
        (t) => 9 - 4 * t,
      );
      x.moveTo(fx + u + 3, 145 - h);
      x.arc(fx + u, 145 - h, 3.4, 0, 6.3);
    }
    brushPath(
      x,
      [
        [fx + 24, 143],
        [fx, 128],
      ],
      () => 1.8,
    );
    x.fill();
    x.strokeStyle = css("#e98a3c", 0.9);
    x.lineWidth = 1.2;
    x.beginPath();
    x.moveTo(fx + 12, 140);
    x.lineTo(fx + 60, 144);
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
