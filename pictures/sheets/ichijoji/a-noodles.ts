/** Thin noodles: a folded bed of them in the broth, and the hank that the chopsticks lift. */
import { type Ctx, lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { pool } from "./a-bowl.ts";
import { print, r } from "./a-stage.ts";
import { lining, sleeve, stick } from "./a-sticks.ts";

const LIGHT = "#fbe6a8",
  MIDDLE = "#f0c871",
  DARK = "#d39a44",
  SEAM = "#7a4417";

/** One noodle: its dark sides first, then its light back. */
function noodle(p: Pen, path: Pt[], colour: string, w = 1) {
  const soft = catmull(path, 7);
  const even = (x: Ctx, wide: number, c: string) => {
    x.strokeStyle = c;
    x.lineWidth = wide;
    x.beginPath();
    soft.forEach(([px, py], i) => (i ? x.lineTo(px, py) : x.moveTo(px, py)));
    x.stroke();
  };
  even(p.x, 13.4 * w, SEAM);
  even(p.x, 9.2 * w, colour);
  // the key lines below it
  p.k.save();
  p.k.globalCompositeOperation = "destination-out";
  even(p.k, 13.4 * w, "#000");
  p.k.restore();
}

/** A fold: noodles side by side along a path; both ends go under the broth. */
function fold(p: Pen, guide: Pt[], count: number, spread: number, shade = 0) {
  const g = catmull(guide, 6);
  const order = Array.from({ length: count }, (_, i) => i).sort(() => r.range(-1, 1));
  for (const k of order) {
    const s = (k / (count - 1) - 0.5) * spread;
    const slip = r.range(-12, 12),
      sway = r.range(0, 6.28),
      narrow = r.range(0.82, 1.12);
    const path = g
      .filter((_, i) => i % 3 === 0 || i === g.length - 1)
      .map(([x, y], i, all): Pt => {
        const a = all[Math.max(0, i - 1)],
          b = all[Math.min(all.length - 1, i + 1)],
          l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
          u = i / (all.length - 1);
        const off = lerp(s, s * narrow + slip, u) + 4 * Math.sin(u * 6 + sway);
        return [x - ((b[1] - a[1]) / l) * off, y + ((b[0] - a[0]) / l) * off];
      });
    const cut = r.int(0, 2);
    const t = r.u() + shade;
    noodle(
      p,
      cut ? path.slice(0, path.length - (cut > 1 ? 1 : 0)) : path,
      t < 0.3 ? LIGHT : t < 0.85 ? MIDDLE : DARK,
    );
  }
}

export function printBed() {
  print((p) => {
    fold(
      p,
      [
        pool(-0.62, 0.14),
        pool(-0.5, -0.42),
        pool(-0.06, -0.66),
        pool(0.42, -0.52),
        pool(0.66, -0.2),
      ],
      13,
      150,
      0.35,
    );
    fold(
      p,
      [
        pool(0.72, -0.3),
        pool(0.74, 0.16),
        pool(0.5, 0.52),
        pool(0.08, 0.7),
        pool(-0.36, 0.72),
        pool(-0.66, 0.56),
      ],
      14,
      150,
      0.3,
    );
    fold(
      p,
      [pool(-0.52, 0.5), pool(-0.2, 0.1), pool(0.2, -0.12), pool(0.5, -0.06), pool(0.66, 0.26)],
      15,
      190,
      0.1,
    );
    fold(
      p,
      [pool(-0.42, -0.2), pool(-0.1, -0.38), pool(0.26, -0.3), pool(0.4, 0.04), pool(0.24, 0.4)],
      12,
      130,
    );
  }, 3);
}

/** where the hank hangs over the sticks */
const GRIP: Pt = [930, 196];

/** The sticks, the hank that hangs over them, and the shade of both. */
export function printLift() {
  print((p) => {
    // the shade that falls to the right: on the bed, and of the sticks on the cloth
    shape(p, pts("900,640 980,520 1016,420 1050,470 1046,600 1000,720 930,740"), "#35150e", {
      line: 0,
      a: 0.62,
    });
    shape(p, pts("1010,452 1160,392 1700,196 1700,236 1170,436 1060,486"), "#1a1024", {
      smooth: false,
      line: 0,
      a: 0.6,
    });
    const strands = 22;
    const lift = (k: number, t: number): Pt => {
      const s = k / (strands - 1) - 0.5;
      // gathered at the sticks, spread where it leaves the broth
      const wide = lerp(262, 138, Math.min(1, Math.max(0, t) * 1.2) ** 0.7);
      return [
        lerp(826, GRIP[0], t ** 1.3) + s * wide + 7 * Math.sin(t * 4 + k * 2),
        lerp(660 + 60 * Math.cos(s * 4) + 14 * Math.sin(k * 5), GRIP[1] - s * 56, t),
      ];
    };
    // each noodle makes a loop of its own height above the sticks and hangs down behind them
    const loops = Array.from({ length: strands }, (_, k) => ({
      crest: 26 + 46 * r.u() ** 1.3,
      over: r.range(22, 58),
      hang: k % 5 === 2 ? r.range(150, 270) : r.range(40, 150),
      sway: r.range(-12, 16),
    }));
    const crest = (k: number): Pt => {
      const [x, y] = lift(k, 1);
      return [x + 10 + loops[k].over * 0.4, y - loops[k].crest];
    };
    const tint = (k: number) =>
      k < 7 ? LIGHT : k < 15 ? (k % 3 ? MIDDLE : LIGHT) : k % 2 ? DARK : MIDDLE;
    for (let k = 0; k < strands; k++) {
      const c = crest(k),
        { over, hang, sway } = loops[k];
      noodle(
        p,
        [
          [c[0] - 7, c[1] + 1],
          c,
          [c[0] + over * 0.5, c[1] + 3],
          [c[0] + over * 0.9, c[1] + 24],
          [c[0] + over, c[1] + 54],
          [c[0] + over + sway * 0.4, c[1] + 70 + hang * 0.5],
          [c[0] + over + sway, c[1] + 84 + hang],
        ],
        k % 3 === 1 ? MIDDLE : DARK,
        0.96,
      );
    }
    lining(p);
    stick(p, 0);
    stick(p, 1);
    const order = Array.from({ length: strands }, (_, i) => i).sort(() => r.range(-1, 1));
    for (const k of order) {
      const foot = lift(k, 0),
        away = (k / (strands - 1) - 0.5) * 84 - 14;
      const c = crest(k);
      // out of the bed, up and over both sticks
      noodle(
        p,
        [
          [foot[0] + away * 1.5, foot[1] + 66 + r.range(-10, 10)],
          [foot[0] + away * 0.6, foot[1] + 34],
          foot,
          lift(k, 0.2),
          lift(k, 0.5),
          lift(k, 0.8),
          lift(k, 0.97),
          [c[0] - 9, c[1] + 5],
          [c[0] - 1, c[1]],
          [c[0] + 7, c[1] + 3],
        ],
        tint(k),
        1.08,
      );
    }
    // drops that fall back
    for (const [x, y, R] of [
      [772, 470, 6],
      [1026, 420, 5],
      [760, 560, 4],
    ])
      shape(p, pts(`${x},${y - R * 2} ${x + R},${y} ${x},${y + R} ${x - R},${y}`), "#d89443", {
        line: 0.4,
      });
    sleeve(p);
  }, 3.4);
}
