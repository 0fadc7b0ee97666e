/** Rape in flower: rows that run with the rails as torn bands of three tones, single plants only close by. */
import { type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { away, COSINE, HORIZON, on, P, print, r, SINE, tone } from "./c-stage.ts";

const n = P.noise;
/** from here on a row is drawn as bands */
const NEAR = 8;

export function printField() {
  print((p) => {
    tone(
      p,
      [on(-2, 0, 3.9), on(90, 0, 3.9), [W + 300, 552], [W + 300, 1500], on(-2, 0, 9)],
      "#86a256",
    );
    for (let k = 11; k >= 0; k--) row(p, 4.9 + k * 1.5, k);
  }, 2.4);
}

/** One row: leaves, flowers in shade, flowers in the sun. */
function row(p: Pen, out: number, k: number) {
  const far = Math.min(1, k / 9);
  const band = (z0: number, z1: number, half: number, c: string, torn: number) => {
    const top: Pt[] = [],
      foot: Pt[] = [];
    for (let i = 0; i <= 130; i++) {
      const s = -3 + 75 * (i / 130) ** 2.2 + out * 0.62;
      if (away(s, out) < NEAR - 0.6) continue;
      const bump = torn * (n.n2(s * 2.2, k * 7 + z1) + 0.6 * n.n2(s * 6, k * 3 + z0));
      top.push(on(s, z1 + bump, out - half));
      foot.push(on(s, z0 + 0.6 * torn * n.n2(s * 4, k + z0), out + half));
    }
    if (top.length > 3) tone(p, [...top, ...foot.toReversed()], c);
  };
  band(0, 0.55, 0.42, k % 2 ? "#55793f" : "#4b7040", 0.05);
  band(0.34, 0.74, 0.38, "#c99a25", 0.07);
  band(0.5, 0.82, 0.28, far > 0.5 ? "#f3d654" : "#efc832", 0.1);
  band(0.74, 0.86, 0.1, "#fbe776", 0.1);
}

/** Plants at our feet, in the same rows: a stalk, clasping leaves, a head of four-petalled flowers with buds above. */
export function printNear() {
  print((p) => {
    const plants: { foot: Pt; d: number }[] = [];
    for (let i = 0; i < 2100; i++) {
      const x = r.range(380, W + 60),
        d = r.range(2.3, NEAR + 0.7);
      const across = ((x - 480) * d) / 1120 + 4,
        out = SINE * across - COSINE * (d - 4.9);
      // the furrows stay open
      if (out < 4.7 || (out - 4.5) % 1.5 > 0.72 || r.chance(0.4 - 0.05 * Math.max(0, d - 5)))
        continue;
      plants.push({ foot: [x, HORIZON + (1120 * 1.75) / d], d });
    }
    plants
      .sort((a, b) => b.d - a.d)
      .forEach(({ foot, d }) => plant(p, foot, 1120 / d, r.range(0.7, 0.95)));
  }, 2.2);
}

function plant(p: Pen, [x, y]: Pt, u: number, tall: number) {
  const sway = u * r.range(-0.1, 0.1),
    top: Pt = [x + sway, y - u * tall];
  // the leaves at its foot close the row
  tone(
    p,
    roughen(
      [
        [x - u * 0.2, y],
        [x - u * 0.17, y - u * 0.3],
        [x, y - u * 0.46],
        [x + u * 0.17, y - u * 0.3],
        [x + u * 0.2, y],
      ],
      n,
      u * 0.03,
      0.03,
    ),
    r.pick(["#44693a", "#507a40", "#3d6038"]),
  );
  const stalk: Pt[] = [[x, y], [x + sway * 0.3, y - u * tall * 0.5], top];
  line(p, stalk, u * 0.012, "#2f5230");
  line(p, stalk, u * 0.007, "#7da353");
  for (const [t, way] of [
    [0.22, 1],
    [0.36, -1],
    [0.52, 1],
    [0.66, -1],
  ]) {
    const lx = x + sway * t,
      ly = y - u * tall * t,
      long = u * 0.2 * (1.15 - t);
    const leaf: Pt[] = [
      [lx, ly],
      [lx + way * long * 0.5, ly - long * 0.62],
      [lx + way * long * 1.1, ly - long * 0.5],
      [lx + way * long * 0.7, ly - long * 0.1],
    ];
    shape(p, leaf, way > 0 ? "#8fb35c" : "#54803f", { line: 0.5 });
  }
  const heads: [Pt, number][] = [[top, 1]];
  for (const way of [-1, 1])
    heads.push([[top[0] + way * u * 0.13, top[1] + u * r.range(0.06, 0.14)], 0.72]);
  for (const [[hx, hy], k] of heads) {
    tone(
      p,
      roughen(
        Array.from({ length: 12 }, (_, i): Pt => [
          hx + u * 0.095 * k * Math.cos(i * 0.5236),
          hy + u * 0.07 * k * Math.sin(i * 0.5236),
        ]),
        n,
        u * 0.012,
        0.05,
      ),
      "#c7961f",
    );
    for (let i = 0; i < 11; i++) {
      const a = i * 0.571 + r.range(-0.2, 0.2),
        q = i < 7 ? 0.1 : 0.045;
      cross(
        p,
        [hx + u * q * k * Math.cos(a), hy + u * q * 0.74 * k * Math.sin(a)],
        u * 0.042 * k,
        a,
      );
    }
    for (let i = 0; i < 5; i++) {
      const bx = hx + u * 0.02 * (i - 2) * k,
        by = hy - u * (0.09 - 0.008 * (i - 2) ** 2) * k;
      shape(
        p,
        [
          [bx - u * 0.008, by],
          [bx, by - u * 0.02],
          [bx + u * 0.008, by],
          [bx, by + u * 0.012],
        ],
        "#b8c85a",
        { line: 0.35 },
      );
    }
  }
}

function cross(p: Pen, [x, y]: Pt, size: number, turn: number) {
  const at: Pt[] = Array.from({ length: 24 }, (_, i): Pt => {
    const a = (i / 24) * 6.2832,
      q = size * (0.42 + 0.58 * Math.abs(Math.cos(2 * a)) ** 0.6);
    return [x + q * Math.cos(a + turn), y + q * 0.86 * Math.sin(a + turn)];
  });
  shape(p, at, Math.sin(turn) < 0.25 ? "#fbe470" : "#eec433", { smooth: false, line: 0.42 });
  tone(
    p,
    [
      [x - size * 0.16, y],
      [x, y - size * 0.16],
      [x + size * 0.16, y],
      [x, y + size * 0.16],
    ],
    "#b98a1a",
  );
}
