/** The printing of one seated stone: its relief, cut in tones, sunk a little into the moss. */
import type { Canvas } from "@napi-rs/canvas";
import { dab, Tones } from "../../kit/brush.ts";
import { clamp, type Ctx, lerp, Rng, SS } from "../../kit/core.ts";
import { cutStone, STONES } from "./hero-cut.ts";
import { grassAt } from "./hero-lawn.ts";
import type { Seated } from "./hero-near.ts";
import { SEATED } from "./hero-ranks.ts";
import { relief, type Relief, VIEW } from "./hero-relief.ts";
import { gn, onLawn, P, scaleAt } from "./hero-stage.ts";

const r = new Rng(91);
/** a relief has a few more pixels than the print, so that its edges become smooth */
const FINE = SS < 1 ? 1.3 : 1.12;
const made = new Map<string, Relief>();
/** far stones share a small relief; a near one is cut as large as it is printed */
function reliefOf(s: Seated, tall: number): Relief {
  const full = tall * (VIEW.top - VIEW.foot) * SS;
  const h =
    full > 130 * SS ? Math.round(full * FINE) : Math.round((full > 75 * SS ? 150 : 90) * SS * FINE);
  const tilt = s.depth < 4.5 ? 0.24 : s.depth < 8 ? 0.12 : 0.03;
  const name = `${s.form.seed}/${h}/${tilt}`;
  const R = made.get(name) ?? relief(s.form, h, tilt);
  made.set(name, R);
  return R;
}
const neighbours = (s: Seated) =>
  SEATED.filter(
    (o) => o !== s && o.x < s.x + 0.2 && o.x > s.x - 1.7 && Math.abs(o.depth - s.depth) < 1,
  );

export function printStone(s: Seated) {
  const tall = scaleAt(s.depth) * s.size;
  const [sx, sy] = onLawn(s.x, s.depth);
  const R = reliefOf(s, tall);
  const image: Canvas = cutStone(R, {
    stone: STONES[s.stone],
    moss: s.moss,
    foot: s.sink,
    depth: s.depth,
    seed: s.form.seed,
    light: {
      sun: s.sun,
      edge: s.edge,
      casters: neighbours(s),
      place: (x, y, z) => [[s.x + x * s.size, s.depth - z * s.size], (y - s.sink) * s.size],
    },
  });
  const x = P.base.x;
  const press = (on: Ctx, stone: Canvas) => {
    on.imageSmoothingEnabled = true;
    on.imageSmoothingQuality = "high";
    on.drawImage(
      stone,
      sx + VIEW.left * tall,
      sy + (s.sink - VIEW.top) * tall,
      (VIEW.right - VIEW.left) * tall,
      (VIEW.top - VIEW.foot) * tall,
    );
  };
  x.save();
  x.beginPath();
  x.moveTo(sx - tall, sy - tall * 1.3);
  const sunk = (u: number) =>
    tall *
    (0.05 -
      0.12 * Math.min(1.2, Math.abs(u) / 0.46) ** 3 +
      0.014 * gn.n2(u * 9 + s.x * 5, s.depth));
  for (let i = 0; i <= 40; i++) {
    const u = lerp(-0.62, 0.62, i / 40);
    x.lineTo(sx + u * tall, sy + sunk(u));
  }
  x.lineTo(sx + tall, sy - tall * 1.3);
  x.clip();
  press(x, image);
  x.restore();
  // it hides the lines of what stands behind it
  const key = P.key.x;
  key.save();
  key.globalCompositeOperation = "destination-out";
  press(key, image);
  key.restore();
  if (s.depth < 11) foot(s, sx, sy, tall, sunk);
}

/** blades of grass in clumps before the foot */
function foot(s: Seated, sx: number, sy: number, tall: number, sunk: (u: number) => number) {
  const T = new Tones();
  const count = clamp(tall * 1.5, 20, 420);
  for (let i = 0; i < count; i++) {
    const u = r.range(-0.52, 0.52);
    if (gn.n2(u * 5 + s.x * 9, s.depth * 7) < -0.05) continue;
    const px = sx + u * tall,
      py = sy + sunk(u) + tall * 0.012;
    const long = clamp(tall * 0.05, 2, 16) * r.range(0.5, 1.3);
    T.add(grassAt(px, py + 4, r.u()), (q) =>
      dab(q, px, py, long, long * 0.24, -1.57 + r.g() * 0.4, 0.1),
    );
  }
  T.flush(P.base.x);
}
