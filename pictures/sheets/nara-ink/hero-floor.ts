/** The floor: old boards, polished by feet; the room stands in them upside down, broken where one board ends and the next is worn otherwise. */
import {
  clamp,
  getPx,
  lerp,
  type Layer,
  PH,
  PW,
  Rng,
  shade,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { rule } from "./hero-face.ts";
import { both, FLOOR, inAisle, ofFree, ofWindow, step } from "./hero-light.ts";
import { END, EYE, floorAt, nz, on, RACKS, ROOM, scaleAt, WINDOW } from "./hero-plan.ts";

const UP: V3 = [0, 0, 1];
interface Plank {
  readonly from: number;
  readonly to: number;
  /** the depths of its joints, the nearest first */
  readonly joints: readonly number[];
  readonly seed: number;
}
function planks(): Plank[] {
  const r = new Rng(16),
    out: Plank[] = [];
  for (let x = RACKS[0].edge - 0.3, k = 0; x < RACKS[1].edge + 0.3; k++) {
    const to = x + r.range(0.2, 0.29),
      joints: number[] = [];
    for (let d = r.range(1.5, 4.6); d < END; d += r.range(2.4, 4)) joints.push(d);
    out.push({ from: x, to, joints, seed: k });
    x = to;
  }
  return out;
}
const PLANKS = planks();

/** How much of the window is over this place of the end wall. */
const ofPane = (x: number) =>
  sstep(WINDOW.left - 0.03, WINDOW.left + 0.03, x) *
  sstep(WINDOW.right + 0.03, WINDOW.right - 0.03, x);

/** The mean of the image's pixels above and below a point: worn wood blurs along the line of sight. */
function mirrored(image: Layer) {
  const { data } = getPx(image.c);
  return (x: number, y: number, spread: number): V3 => {
    const out: V3 = [0, 0, 0];
    const i = clamp(Math.round(x * SS), 0, PW - 1);
    for (let k = -8; k <= 8; k++) {
      const v = clamp((y + (k * spread) / 8) * SS, 0, PH - 1.01),
        j = Math.floor(v);
      const a = 4 * (j * PW + i),
        b = a + 4 * PW;
      for (let c = 0; c < 3; c++) out[c] += lerp(data[a + c], data[b + c], v - j) / 17;
    }
    return out;
  };
}
export function floor(image: Layer): Layer {
  const look = mirrored(image);
  const foot = on(0, END, 0)[1];
  return shade((px, py, out) => {
    out[3] = py >= foot - 1 ? 255 : 0;
    if (!out[3]) return;
    const [x, depth] = floorAt(px, py),
      p: V3 = [x, depth, 0];
    const plank = PLANKS.find((q) => x < q.to) ?? PLANKS[0];
    const part = plank.joints.filter((d) => d < depth).length;
    /** a number of this board, -1 to 1 */
    const worn = nz.n2(plank.seed * 3.7 + 0.3, part * 5.1 + 0.7);
    const scale = scaleAt(depth);
    // each board mirrors from a slightly other tilt, its cupped middle farther than its edges
    const across = (x - plank.from) / (plank.to - plank.from);
    const tilt = 0.05 * worn + 0.04 * (across - 0.5) * nz.n2(plank.seed * 9, part * 3);
    const m = look(px, py + tilt * scale, 0.3 * scale);
    const grazing = depth / Math.hypot(depth, 1.5);
    const gloss = (0.3 + 0.62 * grazing ** 4) * (1 + 0.07 * worn);
    const free = ofFree(p, UP);
    // near us the boards give back little, and nothing where the lamp on them is brighter
    const warm =
      clamp((m[0] - 0.9 * m[2] - 20) / 150) * sstep(3.4, 5.6, depth) * sstep(0.5, 0.1, free);
    // how high on the end wall the mirrored look arrives; over the window it is long and dim, as worn wood draws it out
    const high = (EYE * END) / depth - EYE;
    const cold =
      0.72 *
      ofPane((x * END) / depth) *
      sstep(0.76, 0.9, high) *
      Math.exp(-0.5 * Math.max(0, high - 1.7)) *
      sstep(6.6, 3.4, high);
    const grain = 0.015 * nz.n2(plank.seed * 7 + across * 5, depth * 0.55);
    const light = inAisle(p, UP) + 1.15 * free;
    const c = both(
      FLOOR,
      0.6 + 0.07 * worn + grain + step(light, p, 0.62) + 0.5 * gloss * warm,
      0.4 + 0.03 * worn + 5.2 * gloss * cold + step(ofWindow(p, UP), p, 0.34),
    );
    for (let k = 0; k < 3; k++) out[k] = c[k];
  });
}
/** The joints of the boards. */
export function seams(pen: Pen) {
  // thin where the boards are dark on both sides
  const seen = (p: V3) =>
    0.42 +
    0.58 *
      sstep(
        0.12,
        0.6,
        ofFree(p, UP) +
          inAisle(p, UP) +
          1.2 * ofPane((p[0] * END) / p[1]) * sstep(3.8, 5.2, p[1]) +
          sstep(7, 10, p[1]),
      );
  for (const { from, to, joints } of PLANKS) {
    rule(pen, ROOM, [from, 1.9, 0], [from, END, 0], 0.62, seen);
    for (const d of joints) rule(pen, ROOM, [from, d, 0], [to, d, 0], 0.62, seen);
  }
}
