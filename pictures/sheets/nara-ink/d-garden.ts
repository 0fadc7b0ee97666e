/** Outside: a low sun in the haze, hills, a persimmon with its last fruit, and somebody who brings straw over the snow. */
import {
  bokashi,
  clamp,
  type Ctx,
  layer,
  lerp,
  type Pt,
  rgb,
  Rng,
  shade,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, roughen, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { pts } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { HORIZON, nz, P, print, SILL, SUN } from "./d-plan.ts";
import { tone } from "./stage.ts";

const SKY = ["#5f8cb6", "#86abc9", "#b5cbd4", "#e6dfc6", "#f8e2ae", "#fdeec4"].map(rgb);

export function printSky() {
  P.put(
    shade((x, y, out) => {
      out[3] = y < SILL ? 255 : 0;
      const height = clamp((y - 120) / (HORIZON - 120));
      const glow = Math.exp(-(Math.hypot((x - SUN[0]) / 520, (y - SUN[1]) / 300) ** 1.3));
      const t = clamp(
          2.7 * height ** 1.25 + 3.1 * glow + 0.16 * nz.n2(x * 0.002, y * 0.02),
          0,
          4.999,
        ),
        k = Math.floor(t);
      for (let c = 0; c < 3; c++) out[c] = lerp(SKY[k][c], SKY[k + 1][c], t - k);
    }),
    { occlude: 1 },
  );
  P.block((x) => {
    x.fillStyle = "#fffdf0";
    x.beginPath();
    x.arc(SUN[0], SUN[1], 54, 0, 7);
    x.fill();
  });
}

/** A row of far ridges and woods; the haze swallows their feet. */
export function printHills() {
  const ridge = (y: number, amp: number, f: number, seed: number): Pt[] => {
    const line: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 8)
      line.push([
        x,
        y -
          amp * (0.5 + 0.5 * nz.fbm(x * f, seed, 3)) -
          (seed > 30 ? 9 * Math.abs(nz.n2(x * 0.05, seed)) : 0),
      ]);
    return line;
  };
  for (const [y, amp, f, seed, top, foot, mist] of [
    [560, 120, 0.0019, 3, "#9db6c8", "#dcdccb", 575],
    [588, 80, 0.0027, 12, "#7f9eb8", "#c9d2cf", 596],
    [616, 56, 0.004, 33, "#5c7d9a", "#a9bcc6", 622],
  ] as const) {
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, y - amp, 0, y + 30, [
          [0, top],
          [1, foot],
        ]);
        x.beginPath();
        for (const [px, py] of [...ridge(y, amp, f, seed), [W + 20, SILL], [-20, SILL]])
          x.lineTo(px, py);
        x.fill();
      },
      { grain: 0.1 },
    );
    P.mist(mistBand(nz, mist, 34, 24, { max: 0.75, amp: 8 }), "#f3e6c6");
  }
}

/** Snow up to the sill; blue where it turns from the sun, long shadows towards us. */
export function printSnow() {
  print((p) => {
    tone(
      p,
      [
        ...catmull(pts("-20,628 200,616 430,630 700,618 980,626 1240,614 1620,630")),
        [W + 20, SILL + 10],
        [-20, SILL + 10],
      ],
      bokashi(p.x, 0, 610, 0, SILL, [
        [0, "#fdf0d2"],
        [0.4, "#f3efe6"],
        [1, "#cfdfec"],
      ]),
    );
    const r = new Rng(12);
    for (let i = 0; i < 30; i++) {
      const cx = r.range(-40, W + 40),
        cy = r.range(650, 930),
        w = (60 + (cy - 640) * 0.6) * r.range(0.6, 1.3),
        at: Pt[] = [];
      for (let k = 0; k <= 10; k++)
        at.push([
          cx - w + (2 * w * k) / 10,
          cy + 9 * nz.n2(cx + k * 0.3, cy) - 6 * Math.sin((Math.PI * k) / 10),
        ]);
      p.x.fillStyle = r.chance(0.6) ? "rgba(150,182,214,.55)" : "rgba(255,252,240,.7)";
      p.x.beginPath();
      brushPath(p.x, at, (t) => (5 + (cy - 640) * 0.03) * Math.sin(Math.PI * t));
      p.x.fill();
    }
    // a low wall with snow on it, far off
    tone(p, pts("1190,640 1640,652 1640,690 1190,672"), "#8e94a4");
    tone(p, roughen(pts("1180,630 1640,640 1640,660 1400,656 1180,646"), nz, 3, 0.03), "#fff8e6");
    for (const [x, w, h] of [
      [118, 170, 58],
      [420, 130, 42],
      [1330, 110, 36],
      [1440, 190, 66],
    ])
      bush(x, w, h);
    function bush(x: number, w: number, h: number) {
      const dome = (from: number): Pt[] =>
        Array.from({ length: 21 }, (_, i): Pt => {
          const a = Math.PI * (1 + i / 20),
            y = h * Math.sin(a) * (1 + 0.1 * nz.n2(i * 0.6, x));
          return [x + w * 0.5 * Math.cos(a), 682 + Math.min(y, from + 7 * nz.n2(i * 0.5, x + 9))];
        });
      tone(p, dome(8), "#4a6684");
      tone(p, dome(-h * 0.42), "#fff6e2");
    }
  }, 1.6);
}

const oval = (x: Ctx, cx: number, cy: number, rx: number, ry: number) => {
  x.moveTo(cx + rx, cy);
  x.ellipse(cx, cy, rx, ry, 0, 0, 6.3);
};

export function printPersimmon() {
  const tree = layer(),
    keys = layer(),
    r = new Rng(41),
    fruit = new Tones(),
    wood = { body: "#2b2733", light: "#6e6572", key: "#100c14", lightDir: 1 };
  const tips: Pt[] = [];
  for (const [text, w0, w1] of [
    ["262,776 258,690 274,610 250,530 276,440 262,350 290,270", 40, 5],
    ["268,640 330,580 372,500 440,470 480,400", 19, 3],
    ["256,560 190,510 150,430 84,400", 17, 3],
    ["272,460 330,400 350,320 410,260", 14, 3],
    ["264,400 210,350 190,270", 11, 3],
    ["372,500 420,520 470,510", 8, 2],
    ["150,430 130,360 150,300", 8, 2],
  ] as const) {
    const spine = catmull(pts(text), 10);
    limb(tree.x, keys.x, pts(text), w0, w1, r, wood);
    for (let i = 0; i < 7; i++) {
      const at = spine[Math.floor(r.range(0.4, 0.99) * (spine.length - 1))],
        way = -1.57 + r.range(-1.2, 1.2),
        l = r.range(26, 70);
      const tip: Pt = [at[0] + Math.cos(way) * l, at[1] + Math.sin(way) * l];
      limb(
        tree.x,
        keys.x,
        [at, [(at[0] + tip[0]) / 2 + r.g() * 4, (at[1] + tip[1]) / 2], tip],
        4,
        1.2,
        r,
        wood,
      );
      tips.push(tip);
    }
  }
  for (const [x, y] of tips) {
    if (r.chance(0.52)) continue;
    const s = r.range(8, 12);
    fruit.add("#c9541f", (z) => oval(z, x, y + s, s, s * 0.86));
    fruit.add("#f08a34", (z) => oval(z, x + s * 0.3, y + s * 0.9, s * 0.55, s * 0.5));
    fruit.add("#fff8e6", (z) => oval(z, x, y + s * 0.28, s * 0.8, s * 0.26));
  }
  P.put(tree, { occlude: 1 });
  stamp(P.key.x, keys);
  P.block((x) => fruit.flush(x));
}
