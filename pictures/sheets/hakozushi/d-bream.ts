/** Sea bream and vinegar, for the boxed sushi. */
import { Noise, type Pt, type RGB } from "../../kit/core.ts";
import { vessel } from "../../kit/cutout.ts";
import { blend, shoulder, type Spot, type Table } from "../../kit/table.ts";
import { turned } from "./d-food.ts";
import { onLeaf } from "./d-ground.ts";

const n = new Noise(12);
/** sea bream in slices along the leaf, with growing overlap: white flesh, a red edge of skin */
export function bream(t: Table, base: number) {
  const COUNT = 7;
  for (let i = 0; i < COUNT; i++) {
    const q = i / (COUNT - 1);
    // the distances get shorter towards the stalk
    const along = q + 0.24 * q * (1 - q);
    const at: Pt = [
      868 - 640 * along + 6 * n.n2(i * 3.1, 1),
      812 + 200 * along - 62 * Math.sin(Math.PI * along) + 7 * n.n2(i * 2.3, 5),
    ];
    slice(t, onLeaf(at), -0.78 + 0.5 * q + 0.05 * n.n2(i * 1.7, 9), base + 9 + i * 2, {
      size: 1.5 - 0.2 * q,
      hairs: [2, 0, 3, 1, 0, 2, 1][i],
    });
  }
}
function slice(
  t: Table,
  [px, py]: Pt,
  turn: number,
  base: number,
  { size, hairs }: { size: number; hairs: number },
) {
  const m = 150 * size;
  t.lay([px - m, py - m, px + m, py + m], (X, Y, s) => {
    const [a, b] = turned(X, Y, px, py, turn);
    const [u, v] = [a / size, b / size];
    // straight along the skin, round on the other side
    const r = (Math.abs(u / (u > 0 ? 56 : 74)) ** 2.6 + Math.abs(v / 122) ** 2.6) ** (1 / 2.6);
    const d = (1 - r) * 62 + 1.4 * n.n2(u * 0.022, v * 0.022);
    if (d < 0) return false;
    s.h = base + 10 + shoulder(d, 5) + 0.2 * (62 - u);
    // three flat tones: flesh, pink beside the skin, skin
    const edge = u + 5 * n.n2(v * 0.03, 2) + 0.0011 * v * v;
    const blush = edge > 24 + 5 * n.n2(v * 0.05, 7);
    s.c = edge > 43 ? [200, 58, 60] : blush ? [244, 190, 176] : [253, 240, 228];
    if (u < -48 + 6 * n.n2(v * 0.04, 3)) s.c = [238, 216, 208];
    // on some slices a few thin lines in the flesh
    s.ink = 0;
    for (let k = 0; k < hairs; k++) {
      const line = v + 0.009 * (u + 12) ** 2 - (-44 + k * 44);
      if (Math.abs(line) < 1.3 && u > -46 + k * 7 && u < 22 - k * 6) s.c = [232, 180, 168];
    }
    s.gloss = 0;
  });
}
/** rice vinegar, nearly clear, in a blue and white bowl: the pattern of its floor shows through */
export function vinegar(t: Table, [cx, cy]: Pt, size: number) {
  const cobalt: RGB = [40, 78, 156];
  vessel(t, cx, cy, 218 * size, {
    c: "#eef0ea",
    lip: 13 * size,
    high: 92,
    floor: 26,
    inner: 108 * size,
    gloss: 0,
    wall: (dist, a, s) => {
      const d = dist / size;
      if (Math.abs(d - 198) < 2.2 || Math.abs(d - 191) < 1.2) s.c = blend(s.c, cobalt, 0.85);
      // a vine pattern inside the rim
      const w = 176 + 7 * Math.sin(a * 14);
      if (Math.abs(d - w) < 1.8) s.c = blend(s.c, cobalt, 0.85);
      const k = ((a / 6.28319) * 28 + 100) % 1;
      const leafy = Math.hypot((k - 0.5) * 34, d - w - 8 * Math.sign(Math.sin(a * 14)));
      if (leafy < 5 && d > 160) s.c = blend(s.c, cobalt, 0.7);
      if (d < 154) liquid(s, d, a);
    },
  });
  function liquid(s: Spot, d: number, a: number) {
    s.h = 50;
    // a flower of eight petals on the bottom, two rings around it
    const petal = 52 + 26 * Math.abs(Math.cos(a * 4));
    const line =
      Math.abs(d - petal) < 3 || Math.abs(d - 118) < 2.4 || Math.abs(d - 110) < 1.2 || d < 13;
    const [x, y] = [d * Math.cos(a), d * Math.sin(a)];
    const wave = 3 * n.n2(x * 0.03, y * 0.03);
    s.c = line ? [86, 112, 160] : d + wave > 128 ? [214, 196, 138] : [233, 222, 178];
    s.ink = Math.abs(d - 153) < 1.2 ? 0.7 : 0;
    // one hard reflection of the window
    const [gx, gy] = [x + 66, y + 66];
    const pane = Math.min(34 - Math.abs(gx + 0.4 * gy), 46 - Math.abs(gy));
    if (pane > 0 && Math.abs(gx + 0.4 * gy) > 3.5) s.c = [255, 252, 240];
    s.gloss = 0;
  }
}
