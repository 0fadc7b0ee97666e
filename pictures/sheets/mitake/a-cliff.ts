/** Broken rock as blocks: each has a lit top, two faces and a dark underside, every one in a flat tone. */
import {
  clamp,
  getPx,
  type Layer,
  layer,
  Noise,
  PH,
  putPx,
  PW,
  type RGB,
  rgb,
  type Rng,
  SS,
} from "../../kit/core.ts";
import { inkLines } from "./a-rock-lines.ts";

export interface Block {
  /** the edge between its two faces, and how that edge leans */
  x: number;
  lean: number;
  top: number;
  foot: number;
  /** how far it sticks out of the rock, in pixels */
  out: number;
  /** how steep its left and right faces are, and its top towards the back */
  left: number;
  right: number;
  tread: number;
  /** its material: 0 slate, 1 a warmer rock */
  warm: number;
}
/** faces of a block, by number */
const TOP = 0,
  LEFT = 1,
  RIGHT = 2,
  UNDER = 3;
const n = new Noise(77);

/** A wall of blocks in irregular rows over a part of the sheet. `out` says how far the rock sticks out at a point. */
export function courses(
  r: Rng,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: (x: number, y: number) => number,
  out: (x: number, y: number) => number,
): Block[] {
  const blocks: Block[] = [];
  for (let y = y0; y < y1;) {
    const tall = size((x0 + x1) / 2, y) * r.range(0.75, 1.25);
    for (let x = x0 + r.range(-60, 0); x < x1;) {
      const s = size(x, y),
        wide = s * r.range(0.55, 1.35);
      const top = y + r.range(-0.5, 0.5) * tall;
      // where the blocks are large, a row has fewer of them
      if (r.chance(1 - tall / s)) {
        x += wide * 0.72;
        continue;
      }
      blocks.push({
        x: x + wide * r.range(0.25, 0.75),
        lean: r.range(-0.16, 0.16),
        top,
        foot: top + s * r.range(1, 2.2),
        out: out(x, top) + s * r.range(-0.42, 0.42),
        left: r.range(0.35, 1.1),
        right: r.range(0.35, 1.1),
        tread: r.range(1.1, 2.4),
        warm: r.u(),
      });
      x += wide * 0.72;
    }
    y += tall * 0.62;
  }
  return blocks;
}

interface Look {
  /** where there is rock at all */
  within: (x: number, y: number) => boolean;
  /** flat tones, dark to light, of both materials */
  slate: readonly string[];
  warm: readonly string[];
  moss: readonly string[];
  /** how much moss there is at a point, 0 none .. 1 */
  mossy: (x: number, y: number) => number;
  /** light of the point: added to the tone of a face */
  light: (x: number, y: number) => number;
  /** which side is lit: +1 makes the right-hand faces lighter */
  from: (x: number) => number;
  veil?: (x: number, y: number, c: RGB) => RGB;
  key: string;
  /** blocks stand alone instead of in a wall: only what sticks out more than this is rock */
  bare?: number;
}

/** Draws the blocks and their lines: colours in one layer, key lines in another. */
export function cutRock(blocks: readonly Block[], o: Look): { colour: Layer; line: Layer } {
  const which = new Int32Array(PW * PH).fill(-1);
  const colour = layer(),
    line = layer();
  const im = getPx(colour.c),
    d = im.data;
  const sorted = [...blocks];
  const rows = bucket(sorted);
  const slate = o.slate.map(rgb),
    warm = o.warm.map(rgb),
    moss = o.moss.map(rgb);
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const X = (i + 0.5) / SS,
        Y = (j + 0.5) / SS;
      if (!o.within(X, Y)) continue;
      // no straight edges: the rock is bent a little, and chipped
      const x = X + 9 * n.n2(X * 0.011, Y * 0.011) + 3.4 * n.n2(X * 0.05, Y * 0.05),
        y = Y + 8 * n.n2(X * 0.01 + 9, Y * 0.013) + 3 * n.n2(X * 0.06, Y * 0.045 + 5);
      let best = o.bare ?? -1e9,
        id = -1;
      for (const k of rows(x, y)) {
        const b = sorted[k];
        const ex = b.x + b.lean * (y - b.top);
        const side = x < ex ? b.left * (x - ex) : b.right * (ex - x);
        const front = b.out + side + 0.1 * (y - b.top);
        const up = b.out + 0.25 * side - b.tread * (b.top - y) - 6,
          under = b.out + 0.4 * side - 2.6 * (y - b.foot);
        const z = Math.min(front, up, under);
        if (z > best) {
          best = z;
          id = k * 4 + (z === up ? TOP : z === under ? UNDER : x < ex ? LEFT : RIGHT);
        }
      }
      if (id < 0) continue;
      which[j * PW + i] = id;
      const b = sorted[id >> 2],
        plane = id & 3;
      const from = o.from(X);
      let t =
        (plane === TOP ? 3 : plane === UNDER ? 0 : plane === RIGHT ? 1.35 + from : 1.35 - from) +
        (b.warm - 0.5) * 0.7 +
        o.light(b.x, b.top + 30);
      // dry strokes down the face, as where a printing block leaves paper bare
      const dry =
        plane === TOP
          ? n.n2(x * 0.02, y * 0.16)
          : n.n2(x * 0.13 + 0.3 * y * b.lean, y * 0.014 + b.warm * 9);
      if (dry > 0.62) t -= 0.9;
      else if (dry < -0.72) t += 0.7;
      const q = clamp(Math.round(t), 0, slate.length - 1);
      let c = (b.warm > 0.66 ? warm : slate)[q];
      const drip = (y - b.top) / (16 + 20 * n.n2(x * 0.06, b.top));
      const grown = o.mossy(X, Y) + 0.35 * n.n2(x * 0.012, y * 0.012);
      if (grown > 0.5 && plane !== UNDER && (plane === TOP || drip < grown * 1.3))
        c = moss[clamp(Math.round(t * 0.8 + 0.5 * n.n2(x * 0.05, y * 0.07)), 0, moss.length - 1)];
      if (o.veil) c = o.veil(X, Y, c);
      const p = (j * PW + i) * 4;
      d[p] = c[0];
      d[p + 1] = c[1];
      d[p + 2] = c[2];
      d[p + 3] = 255;
    }
  putPx(colour.c, im);
  inkLines(line, which, o.key);
  return { colour, line };
}

/** The blocks that can reach a point, by cells of the sheet. */
function bucket(blocks: readonly Block[]) {
  const cell = 60,
    cells = new Map<number, number[]>();
  const key = (cx: number, cy: number) => cx * 1000 + cy;
  blocks.forEach((b, k) => {
    const reach = 210;
    for (let cx = Math.floor((b.x - reach) / cell); cx <= (b.x + reach) / cell; cx++)
      for (let cy = Math.floor((b.top - 130) / cell); cy <= (b.foot + 110) / cell; cy++) {
        const list = cells.get(key(cx, cy));
        if (list) list.push(k);
        else cells.set(key(cx, cy), [k]);
      }
  });
  const none: number[] = [];
  return (x: number, y: number) =>
    cells.get(key(Math.floor(x / cell), Math.floor(y / cell))) ?? none;
}
