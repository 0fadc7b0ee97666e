/** Bundles of stripped bark, tied to a bamboo pole and drawn out by the current like long white hair. */
import { bokashi, css, type Ctx, lerp, mix, Noise, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { at, cam, HIGH, KEY, POLE } from "./d-plan.ts";

const n = new Noise(31);
const STRAW = ["#8f7f58", "#b9a672", "#dccb98", "#f1e6c2", "#fdf8e6", "#fffdf4"];
const WATER = "#2b7a80";
/** one bundle: where on the pole (0 to 1), how long, how far the current carries it aside, how wide it lies on the pole in metres */
const HANKS: readonly [on: number, long: number, aside: number, broad: number][] = [
  [0.14, 2.5, 1.2, 0.36],
  [0.335, 2.9, 1.15, 0.62],
  [0.53, 2.2, 1, 0.34],
  [0.715, 2.7, 1.05, 0.66],
  [0.92, 2.1, 0.9, 0.36],
];
const place = (t: number): Pt => [lerp(POLE[0][0], POLE[1][0], t), lerp(POLE[0][1], POLE[1][1], t)];

/** the course of one strip: over the pole, down to the water, then with the stream, swaying */
function course(
  on: number,
  long: number,
  aside: number,
  fan: number,
  broad: number,
  seed: number,
): Pt[] {
  const [hx, hy] = place(on);
  const low = Array.from({ length: 10 }, (_, i): Pt => {
    const u = i / 9;
    const sway =
      0.12 * Math.sin(u * 5.4 + on * 9 + fan) * u + 0.06 * n.n2(u * 2.2 + seed, on * 7) * u;
    const gather = 0.5 - 0.14 * Math.sin(Math.PI * Math.min(1, u * 3)) + 0.34 * u;
    return at(
      hx + fan * broad * gather + aside * u ** 1.4 + sway,
      hy - 0.11 * fan * broad - long * u,
      Math.max(0, (HIGH + 0.02) * (1 - 3 * u)),
    );
  });
  const [px, py] = low[0];
  return catmull([[px - 1, py - 4], [px, py - 13], ...low.slice(1)], 6);
}
const unit = (on: number) => cam.f / place(on)[1];

/** what the bundles keep from the bed: soft, a little downstream */
export function shades(x: Ctx) {
  for (const [on, long, aside, broad] of HANKS) {
    x.fillStyle = css("#0b3a44", 0.5);
    x.beginPath();
    brushPath(
      x,
      course(on, long, aside, 0, broad, 0).map(([px, py]): Pt => [px + 30, py + 22]),
      (t) => unit(on) * broad * (0.5 + 0.7 * t) * (t > 0.8 ? (1 - t) * 5 : 1),
    );
    x.fill();
  }
}
export function hanks(x: Ctx, k: Ctx, r: Rng) {
  for (const [on, long, aside, broad] of HANKS) {
    const strips = Math.round(100 * broad);
    for (let i = 0; i < strips; i++) {
      const layer = i / strips;
      const fan = r.range(-1, 1),
        p = course(
          on,
          long * r.range(0.6, 1.06) * (1 - 0.16 * fan * fan),
          aside * r.range(0.92, 1.08),
          fan,
          broad,
          i * 3.1,
        );
      const tone = STRAW[Math.min(5, Math.floor(layer * 4.6 + r.range(0, 1.3)))];
      const wide = unit(on) * r.range(0.02, 0.062);
      const tip = p[p.length - 1];
      x.fillStyle = bokashi(x, 0, p[0][1], 0, tip[1], [
        [0, mix(tone, "#6d6a4c", 0.3)],
        [0.1, tone],
        [0.5, tone],
        [1, mix(tone, WATER, 0.46 - 0.26 * layer)],
      ]);
      const width = (t: number) =>
        wide *
        (0.7 + 0.8 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.6))) *
        (t > 0.7 ? (1 - t) / 0.3 + 0.04 : 1);
      x.beginPath();
      brushPath(x, p, width);
      x.fill();
      if (i % 4) continue;
      k.save();
      k.globalCompositeOperation = "destination-out";
      k.beginPath();
      brushPath(k, p, width);
      k.fill();
      k.restore();
      k.fillStyle = css(KEY, 0.42);
      k.beginPath();
      brushPath(
        k,
        p.slice(8, 50).map(([px, py], q): Pt => [px + width(q / p.length) / 2, py]),
        (t) => 1.7 * Math.sin(Math.PI * (0.15 + 0.8 * t)),
      );
      k.fill();
    }
    cord(x, on, broad);
  }
}
/** the straw cord wound round pole and bundle */
function cord(x: Ctx, on: number, broad: number) {
  for (const s of [-0.42, 0.4])
    for (const d of [-4, 3]) {
      const [hx, hy] = place(on);
      const [px, py] = at(hx + s * broad, hy - 0.22 * s * broad, HIGH);
      x.fillStyle = d > 0 ? "#8a6a3c" : "#c49a58";
      x.beginPath();
      brushPath(
        x,
        [
          [px + d - 3, py - 17],
          [px + d, py],
          [px + d + 4, py + 18],
        ],
        () => 5,
      );
      x.fill();
    }
}
/** the green pole, its joints, and the stake at its end */
export function pole(x: Ctx, k: Ctx) {
  const bar = (a: Pt, b: Pt, w: number, [dark, body, light]: readonly string[]) => {
    const one = (t: Ctx, c: string, s: number, off: number) => {
      t.fillStyle = c;
      t.beginPath();
      const nx = -(b[1] - a[1]),
        ny = b[0] - a[0],
        l = Math.hypot(nx, ny);
      const o: Pt = [(nx / l) * off, (ny / l) * off];
      brushPath(
        t,
        [
          [a[0] + o[0], a[1] + o[1]],
          [(a[0] + b[0]) / 2 + o[0], (a[1] + b[1]) / 2 + o[1] + 3],
          [b[0] + o[0], b[1] + o[1]],
        ],
        () => w * s,
      );
      t.fill();
    };
    one(x, KEY, 1.18, 0);
    one(x, dark, 1, 0);
    one(x, body, 0.62, -w * 0.14);
    one(x, light, 0.16, -w * 0.27);
    k.save();
    k.globalCompositeOperation = "destination-out";
    one(k, "#000", 1.2, 0);
    k.restore();
  };
  const [a, b] = POLE;
  bar(at(b[0], b[1], 0.03), at(b[0] + 0.03, b[1], 0.66), 24, ["#33272a", "#5a4640", "#a08470"]);
  bar(at(a[0] - 0.5, a[1] + 0.1, HIGH), at(b[0] + 0.4, b[1] - 0.08, HIGH), 21, [
    "#5d6a34",
    "#93964c",
    "#dcd9a0",
  ]);
  k.fillStyle = css(KEY);
  for (const t of [0.06, 0.3, 0.5, 0.67, 0.85, 1.03]) {
    const [px, py] = at(...place(t), HIGH);
    k.fillRect(px - 1.6, py - 11, 3.2, 23);
  }
}
