/** A paper lantern in the street: flat tones, brightest in the middle, bamboo hoops, dark rings at both ends. */
import { layer, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";

const RED = ["#9c2019", "#cf3521", "#ec582e", "#f88c46", "#ffbf70"] as const;
const CREAM = ["#a8742c", "#d9a548", "#f2cf7c", "#fbe6ac", "#fff6d6"] as const;

/** At a place in the world; `red` or of undyed paper. */
export function printLantern(P: Print, cam: Cam, at: V3, red: boolean) {
  const [cx, cy] = proj(cam, ...at),
    [, top] = proj(cam, at[0], at[1], at[2] + 0.6);
  const k = cam.f / (at[1] - cam.y),
    R = 0.2 * k,
    tall = 0.27 * k;
  const colour = layer();
  const p: Pen = { x: colour.x, k: P.key.x, key: "#090c18", lw: Math.min(2.6, k * 0.011) };
  const half = (t: number) => R * Math.pow(1 - Math.abs(t) ** 2.6, 0.45) * 0.97 + R * 0.06;
  const side = (s: number): Pt[] =>
    Array.from({ length: 21 }, (_, i): Pt => {
      const t = lerp(-0.93, 0.93, i / 20);
      return [cx + s * (half(t) + (i % 2 ? 0.014 : -0.014) * R), cy + t * tall];
    });
  const bow = (y: number, w: number, h: number, up: boolean): Pt[] =>
    Array.from({ length: 15 }, (_, i): Pt => {
      const a = (i / 14) * Math.PI;
      return [cx - w * Math.cos(a), y + (up ? -h : h) * Math.sin(a)];
    });
  line(
    p,
    [
      [cx, top],
      [cx, (top + cy) / 2],
      [cx, cy - tall],
    ],
    1.6,
    "#0b0b14",
    false,
  );
  const cuts = [1, 0.9, 0.64, 0.36, 0.13];
  cuts.forEach((s, i) =>
    shape(p, [...side(s), ...side(-s).toReversed()], (red ? RED : CREAM)[i], {
      smooth: false,
      line: i ? 0 : 1,
    }),
  );
  for (let i = 1; i < 10; i++) {
    const t = lerp(-0.93, 0.93, i / 10);
    line(p, bow(cy + t * tall, half(t), R * 0.1, true), 0.5, red ? "#86180f" : "#9a6a28");
  }
  for (const s of [-1, 1]) {
    const y = cy + s * tall * 0.96,
      h = R * 0.09;
    shape(
      p,
      [...bow(y - h, R * 0.55, h, true), ...bow(y + h, R * 0.55, h, false).toReversed()],
      "#14111a",
      {
        smooth: false,
      },
    );
  }
  P.put(colour);
  P.light(
    (x) => {
      x.fillStyle = red ? "#ff5a2e" : "#ffd080";
      x.beginPath();
      x.arc(cx, cy, R * 1.5, 0, 7);
      x.fill();
    },
    { blur: R * 0.7, alpha: 0.42 },
  );
}
