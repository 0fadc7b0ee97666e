/** Field stones: rounded cells of an irregular grid, each printed as shadow, side, and a top in three or four tones. */
import type { Canvas } from "@napi-rs/canvas";
import {
  type Ctx,
  type Layer,
  type Pt,
  type RGB,
  clamp,
  css,
  lerp,
  mix,
  Noise,
  ramp,
  H,
  Rng,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, poly, roughen, Tones } from "../../kit/brush.ts";
import { type Cam, proj, onSheet } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";

/** A stone's outline on the ground, in metres. */
interface Stone {
  readonly middle: Pt;
  readonly rim: Pt[];
  readonly tint: number;
  readonly tilt: Pt;
}

const wet = ramp(
  stops("0 #1c2233, 0.25 #3a4157, 0.5 #686d80, 0.72 #979aa4, 0.9 #c9cac8, 1 #f1eee2"),
);
const tints = ["#6e6180", "#46708a", "#84806a", "#5d6673"];

/**
 * Cells of a jittered grid with corners cut off three times, so that they look as rounded as old paving. Some cells are left out, so
 * that their neighbours grow; one broad slab lies where it is wanted.
 */
export function layStones(
  width: number,
  depth: number,
  size: number,
  seed: number,
  slab: { readonly at: Pt; readonly clear: number },
): Stone[] {
  const r = new Rng(seed);
  const columns = Math.ceil(width / size),
    rows = Math.ceil(depth / size);
  const seeds: Pt[] = [];
  for (let j = -1; j <= rows; j++)
    for (let i = -1; i <= columns; i++) {
      const at: Pt = [
        (i + 0.5 + (j % 2 ? 0.5 : 0) + r.range(-0.4, 0.4)) * size - width / 2,
        (j + 0.5 + r.range(-0.4, 0.4)) * size,
      ];
      const left = r.chance(0.2);
      if (!left && Math.hypot(at[0] - slab.at[0], at[1] - slab.at[1]) > slab.clear) seeds.push(at);
    }
  seeds.push(slab.at);
  return seeds.map((s) => {
    const joint = size * Math.pow(r.u(), 2) * 0.075 + size * 0.012;
    let cell: Pt[] = [
      [s[0] - size * 2.2, s[1] - size * 2.2],
      [s[0] + size * 2.2, s[1] - size * 2.2],
      [s[0] + size * 2.2, s[1] + size * 2.2],
      [s[0] - size * 2.2, s[1] + size * 2.2],
    ];
    for (const o of seeds) {
      const dx = o[0] - s[0],
        dy = o[1] - s[1],
        away = Math.hypot(dx, dy);
      if (away === 0 || away > size * 4.5) continue;
      cell = clip(cell, dx / away, dy / away, (dx * s[0] + dy * s[1]) / away + away / 2 - joint);
    }
    for (let k = 0; k < 3; k++) cell = cutCorners(cell, k === 0 ? 0.2 : 0.25);
    return {
      middle: s,
      rim: cell,
      tint: r.int(0, tints.length - 1),
      tilt: [r.range(-1, 1), r.range(-1, 1)],
    };
  });
}

/** The part of a polygon on the near side of a line, given by its normal and distance. */
function clip(shape: Pt[], nx: number, ny: number, at: number): Pt[] {
  const kept: Pt[] = [];
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const da = a[0] * nx + a[1] * ny - at,
      db = b[0] * nx + b[1] * ny - at;
    if (da <= 0) kept.push(a);
    if (da * db < 0) {
      const t = da / (da - db);
      kept.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t)]);
    }
  });
  return kept;
}
const cutCorners = (p: Pt[], k: number): Pt[] =>
  p.flatMap((a, i): Pt[] => {
    const b = p[(i + 1) % p.length];
    return [
      [lerp(a[0], b[0], k), lerp(a[1], b[1], k)],
      [lerp(a[0], b[0], 1 - k), lerp(a[1], b[1], 1 - k)],
    ];
  });

/** Prints a stone. The light comes from the far left, so far edges are bright and near sides are dark. */
export function printStone(
  L: Layer,
  key: Ctx,
  cam: Cam,
  stone: Stone,
  seed: number,
  moss: (t: number) => RGB,
  sky: Canvas,
) {
  const r = new Rng(seed),
    rough = new Noise(seed);
  const high = 0.022;
  const place = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);
  const ring = (shrink: number, z: number, dx = 0, dy = 0) =>
    roughen(
      stone.rim.map(([x, y]) =>
        place(
          lerp(x, stone.middle[0], shrink) + dx,
          lerp(y, stone.middle[1], shrink) + dy,
          z +
            high *
              0.25 *
              (stone.tilt[0] * (x - stone.middle[0]) + stone.tilt[1] * (y - stone.middle[1])) *
              10,
        ),
      ),
      rough,
      1.7,
      0.035,
      9,
    );
  const unit = cam.f / proj(cam, stone.middle[0], stone.middle[1], 0)[2];
  const shadeOf = (t: number) => mix(wet.at(clamp(t)), tints[stone.tint], 0.3);
  const base = 0.44 + 0.09 * stone.tilt[1] + 0.06 * stone.tilt[0];
  const fill = (p: Pt[], colour: string) => {
    L.x.fillStyle = colour;
    poly(L.x, p);
    L.x.fill();
  };
  fill(ring(-0.05, -0.01, 0.012, -0.012), css("#0b1418", 0.8));
  fill(ring(0, 0), css(shadeOf(0.08)));
  const side = ring(0, high);
  fill(ring(0.015, high * 0.55), css(shadeOf(0.2)));
  fill(side, css(shadeOf(base - 0.12)));

  L.x.save();
  poly(L.x, side);
  L.x.clip();
  // the top, lighter in steps towards the sky
  fill(ring(0.08, high, -0.003, 0.006), css(shadeOf(base)));
  fill(ring(0.26, high, -0.012, 0.02), css(shadeOf(base + 0.07)));
  fill(ring(0.5, high, -0.02, 0.038), css(shadeOf(base + 0.13)));
  mirror();
  const grain = new Tones();
  const [cx, cy] = place(stone.middle[0], stone.middle[1], high);
  const reach = 0.3 * unit;
  for (let i = 0; i < 620; i++) {
    const x = cx + r.range(-1, 1) * reach,
      y = cy + r.range(-1, 1) * reach * 0.9;
    const patch = rough.fbm((x / unit) * 9, (y / unit) * 9, 3);
    const t = base + 0.06 + 0.34 * patch + 0.05 * r.g() - 0.1 * ((y - cy) / reach);
    const long = unit * r.range(0.006, 0.016);
    grain.add(
      shadeOf(Math.round(t * 9) / 9),
      (z) => dab(z, x, y, long, long * 0.5, r.range(-0.4, 0.4)),
      0.42,
    );
  }
  grain.flush(L.x);
  L.x.restore();
  creepMoss();
  key.save();
  key.fillStyle = css("#121824", 0.7);
  key.beginPath();
  brushPath(key, [...side, side[0]], (t) => unit * 0.0062 * (1 + 0.7 * Math.sin(t * 25 + seed)));
  key.fill();
  key.restore();

  /** The wet top reflects the forest: one picture for the whole road, shifted a little by each stone's tilt. */
  function mirror() {
    L.x.save();
    poly(L.x, ring(0.07, high, -0.002, 0.006));
    L.x.clip();
    L.x.globalAlpha = 0.6 + 0.1 * stone.tilt[1];
    L.x.drawImage(sky, 26 * stone.tilt[0] - 30, 20 * stone.tilt[1] - 24, W + 60, H + 48);
    L.x.restore();
  }

  /** Moss from the joints, thickest on the near side. */
  function creepMoss() {
    const tufts = new Tones();
    const lush = clamp(0.35 + 0.75 * rough.n2(3, 7));
    for (let i = 0; i < 1500; i++) {
      const k = r.int(0, stone.rim.length - 1);
      const [x, y] = stone.rim[k];
      const near = clamp(0.5 - ((y - stone.middle[1]) / 0.2) * 0.8);
      const wave = 0.5 + 0.5 * rough.n2(x * 9, y * 9);
      const inward = Math.pow(r.u(), 1.7) * (0.04 + 0.4 * wave * near * lush) - 0.07;
      const [px, py] = place(
        lerp(x, stone.middle[0], inward) + r.g() * 0.006,
        lerp(y, stone.middle[1], inward) + r.g() * 0.006,
        high * clamp(inward * 12),
      );
      const t = clamp(
        0.3 + 0.68 * lush * wave * (0.3 + 0.7 * near) + r.g() * 0.06 - Math.max(0, -inward) * 3,
      );
      const long = unit * r.range(0.008, 0.017);
      tufts.add(moss(Math.round(t * 4) / 4), (z) =>
        dab(z, px, py, long, long * 0.7, -1.57 + r.g() * 0.7),
      );
    }
    tufts.flush(L.x);
  }
}
