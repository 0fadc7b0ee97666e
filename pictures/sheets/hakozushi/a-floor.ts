/** Hakozushi A: wet flagstones: they mirror the room in flat torn patches, and their joints are lines of the key block. */
import { css, layer, Noise, pixels, Rng, stamp, sstep } from "../../kit/core.ts";
import { brushPath, hand } from "../../kit/brush.ts";
import { type Plate } from "../../kit/plate.ts";
import { type Print } from "../../kit/print.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { onSheet } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { BACK, cam, HALF, KEY, OVENS, RANGE } from "./a-plan.ts";

const n = new Noise(204);
const FROM = 3.8,
  ROWS = 20;
const rowAt = (i: number) => FROM + 0.42 * i;
/** the stones of a row: where its joints are */
function joints(row: number): number[] {
  const r = new Rng(700 + row),
    out: number[] = [];
  for (let x = -HALF - r.range(0, 0.8); x < HALF; x += r.range(0.72, 1.05)) out.push(x);
  return out;
}
const table = Array.from({ length: ROWS }, (_, i) => joints(i));
const stones = ["#655d7e", "#766a86", "#80789a", "#6e6484"].map(linear);
const ember = ["#d9542a", "#f3b552"].map(linear);
/** where an eye above the near floor sees the fires stand upside down in it */
const fires = (x: number, y: number) =>
  Math.max(...OVENS.map((c) => sstep(0.34, 0.05, Math.abs(x - (c * y) / RANGE.front)))) *
  sstep(4.5, 7, y) *
  sstep(8.2, 7.8, y);
const stone: Mat = {
  c: stones[1],
  line: 0.5,
  rough: 0.035,
  wet: (h) => 0.46 + 0.3 * sstep(5, 10, h.y),
  tex: (h, o) => {
    const row = Math.max(0, Math.min(ROWS - 1, Math.floor((h.y - FROM) / 0.42)));
    let k = 0;
    while (k < table[row].length && table[row][k] < h.x) k++;
    const t = stones[(row * 5 + k * 3) % 4];
    const worn = 1 + 0.14 * n.n2(h.x * 2.2, h.y * 5);
    for (let i = 0; i < 3; i++) o[i] = t[i] * worn;
    // water stands unevenly: the normal tips in broad flat ripples, so that the mirror is torn into patches
    const u = n.n2(h.x * 2.4, h.y * 6) + 0.5 * n.n2(h.x * 6, h.y * 15);
    const f = fires(h.x, h.y) + 0.42 * u;
    if (f > 0.72) {
      o.set(f > 1.02 ? ember[1] : ember[0]);
      o[3] = 0.62;
    }
    h.ny += 0.05 * Math.round(u * 2.2) * 0.5 + 0.01 * (((row * 7 + k * 5) % 3) - 1);
    h.nx += 0.012 * n.n2(h.x * 3 + 9, h.y * 3);
  },
};
/** Gives the number of the floor. */
export function floor(w: World): number {
  const id = w.solids.length;
  w.box(-HALF, 2, -0.1, HALF, BACK + 0.2, 0, stone);
  return id;
}
/** The joints, thick near and thin far, wherever the floor is seen. */
export function flags(P: Print, plate: Plate, id: number) {
  const L = layer(),
    r = new Rng(44);
  L.x.fillStyle = css(KEY, 0.9);
  L.x.beginPath();
  const wide = (y: number) => Math.max(0.8, 16 / y ** 1.1);
  for (let i = 0; i < ROWS; i++) {
    const y = rowAt(i);
    brushPath(
      L.x,
      hand(onSheet(cam, -HALF, y, 0), onSheet(cam, HALF, y, 0), r, 0.9, 40),
      () => wide(y) * r.range(0.7, 1.1),
    );
    for (const x of table[i])
      brushPath(
        L.x,
        hand(onSheet(cam, x, y, 0), onSheet(cam, x, y + 0.42, 0), r, 0.5, 20),
        (t) => wide(y) * (1.25 - 0.4 * t),
      );
  }
  L.x.fill();
  pixels(L.c, (d) => {
    for (let q = 0; q < d.length / 4; q++) if (plate.id[q] !== id) d[q * 4 + 3] = 0;
  });
  stamp(P.key.x, L);
}
