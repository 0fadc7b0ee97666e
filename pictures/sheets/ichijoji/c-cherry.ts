/** An old cherry leans over the platform: clouds of blossom in three flat tones, single flowers at their edges, dark wood. */
import { layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { roughen, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { P, print, tone } from "./c-stage.ts";

const r = new Rng(8);
const WOOD = { body: "#3a2a2e", light: "#86686a", key: "#1e1b26", lightDir: 1 };

/** the clouds: their centre, half width and half height; the far ones first */
const CLOUDS: readonly (readonly [number, number, number, number])[] = [
  [330, 60, 260, 120],
  [700, 40, 210, 90],
  [60, 190, 190, 130],
  [560, 160, 180, 90],
  [850, 110, 150, 66],
  [210, 250, 130, 70],
  [560, 40, 130, 60],
  [90, 60, 170, 100],
  [740, 176, 130, 52],
  [800, 60, 150, 64],
  [60, 370, 120, 74],
];

function cloud(p: Pen, [cx, cy, w, h]: readonly [number, number, number, number]) {
  const lump = (k: number, dx: number, dy: number, torn: number): Pt[] =>
    roughen(
      Array.from({ length: 30 }, (_, i): Pt => {
        const a = (i / 30) * 6.2832,
          q = k * (1 + 0.12 * Math.sin(a * 3 + cx) + 0.09 * Math.sin(a * 5 + cy));
        return [cx + dx + w * q * Math.cos(a), cy + dy + h * q * Math.sin(a)];
      }),
      P.noise,
      torn,
      0.045,
    );
  shape(p, lump(1, 0, 0, 15), "#cf8ea6", { smooth: false, line: 0.5 });
  tone(p, lump(0.9, w * 0.06, -h * 0.1, 15), "#efb9c6");
  tone(p, lump(0.62, w * 0.16, -h * 0.22, 17), "#fbdfe0");
  tone(p, roughen(lump(0.26, w * 0.26, -h * 0.36, 12), P.noise, 6, 0.1), "#fff4ee");
  // gaps where the shade shows, and single flowers along the edge
  const T = new Tones();
  for (let i = 0; i < w * 0.62; i++) {
    const a = r.range(0, 6.2832),
      edge = r.chance(0.5),
      q = edge ? r.range(0.86, 1.12) : Math.sqrt(r.u()) * 0.9;
    const x = cx + w * q * Math.cos(a),
      y = cy + h * q * Math.sin(a);
    const lit = 0.5 + 0.3 * Math.cos(a) - 0.4 * Math.sin(a) + r.range(-0.3, 0.3);
    flower(
      T,
      [x, y],
      r.range(6, 11),
      lit > 0.75 ? "#fff4ee" : lit > 0.35 ? "#f8d3d8" : lit > 0.1 ? "#e3a3b5" : "#c27c96",
    );
  }
  T.flush(p.x);
}

function flower(T: Tones, [x, y]: Pt, size: number, c: string) {
  const turn = r.range(0, 6.28),
    flat = r.range(0.6, 1);
  T.add(c, (z) => {
    for (let k = 0; k < 5; k++) {
      const a = turn + k * 1.2566,
        px = x + Math.cos(a) * size * 0.58,
        py = y + Math.sin(a) * size * 0.58 * flat;
      z.moveTo(px + size * 0.48, py);
      z.ellipse(px, py, size * 0.48, size * 0.4, a, 0, 6.3);
    }
  });
  T.add("#b05a78", (z) => {
    z.moveTo(x + size * 0.16, y);
    z.arc(x, y, size * 0.16, 0, 6.3);
  });
}

export function printCherry() {
  print((p) => CLOUDS.slice(0, 5).forEach((c) => cloud(p, c)), 2.4);
  const wood = layer(),
    lines = layer();
  for (const [spine, w0, w1] of [
    ["-40,640 40,520 30,400 110,300 220,230 360,180 520,130 680,110", 84, 10],
    ["60,350 20,240 60,120 20,-20", 44, 14],
    ["300,206 380,110 400,20 450,-40", 34, 12],
    ["640,116 740,150 830,140", 10, 3],
  ] as const)
    limb(wood.x, lines.x, pts(spine), w0, w1, r, WOOD);
  P.put(wood, { occlude: 1 });
  stamp(P.key.x, lines);
  print((p) => CLOUDS.slice(5).forEach((c) => cloud(p, c)), 2.4);
}
