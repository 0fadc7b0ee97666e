/** The wet street: the lamp's light lies on it between the guests' long shadows, and three lights stand in it upright. */
import {
  bokashi,
  type Ctx,
  H,
  layer,
  lerp,
  type Pt,
  stamp,
  type Stops,
  W,
} from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { outlines } from "./a-body.ts";
import { GUESTS } from "./a-company.ts";
import {
  at,
  COUNTER,
  EYE,
  KERB,
  LEFT,
  levelAt,
  n,
  P,
  POST,
  print,
  r,
  RIGHT,
  shadowOf,
  STOOLS_Y,
  wallAt,
} from "./a-plan.ts";
import { tone } from "./pens.ts";

/** The ground from the shop's floor to our door, without light. */
export function printStreet() {
  print((p) => {
    const dark = bokashi(p.x, 0, EYE, 0, H, [
      [0, "#566a96"],
      [0.2, "#34467a"],
      [0.5, "#1f2b54"],
      [1, "#0d132a"],
    ]);
    tone(
      p,
      [
        [-50, EYE + 4],
        [W + 50, EYE + 4],
        [W + 50, H],
        [-50, H],
      ],
      dark,
    );
    // the paved edge before the shop, and its kerb
    shape(p, levelAt(0, -5, 3.5, KERB, 0), "#2c2833", { smooth: false });
    shape(p, wallAt(KERB, -5, 3.5, -0.09, 0), "#14131f", { smooth: false });
    for (const x of [-3.1, -1.2, 0.7, 2.6])
      line(p, [at(x, KERB, 0), at(x, 0, 0)], 0.8, "#16121c", false);
  }, 1.8);
}
/** What the lamp reaches of the ground, from the counter's shadow to the far side, between the posts. */
function litGround(x: Ctx) {
  const { near, z } = COUNTER;
  const beside = (px: number, far: number): Pt => {
    const [ax, ay] = shadowOf(px, near, z),
      [bx, by] = shadowOf(px, 0, 1.4);
    return [lerp(ax, bx, far), lerp(ay, by, far)];
  };
  x.fillStyle = "#000";
  poly(x, [
    beside(POST + 0.1, 0),
    beside(RIGHT - 0.1, 0),
    beside(RIGHT - 0.1, 6),
    beside(POST + 0.1, 6),
  ]);
  x.fill();
}
export function printLight() {
  const lit = layer();
  litGround(lit.x);
  lit.x.globalCompositeOperation = "destination-out";
  for (const g of GUESTS)
    for (const ring of outlines(g)) {
      poly(
        lit.x,
        ring.map(([u, z]) => shadowOf(g.x + u, STOOLS_Y, z)),
      );
      lit.x.fill();
    }
  for (const x of [LEFT, POST, RIGHT]) {
    const [a, b] = [x - 0.07, x + 0.07];
    poly(lit.x, [shadowOf(a, 0, 0), shadowOf(b, 0, 0), shadowOf(b, 0, 2), shadowOf(a, 0, 2)]);
    lit.x.fill();
  }
  const ground = layer();
  poly(ground.x, [at(-5, 0, 0), at(3.5, 0, 0), [W + 400, H], [-400, H]]);
  ground.x.fill();
  stamp(lit.x, ground, { op: "destination-in" });
  lit.x.globalCompositeOperation = "source-in";
  // bright at the shop's floor, nothing at our door
  const [, y0] = at(0.6, 0, 0);
  const glow: Stops = [
    [0, "#e09a48"],
    [0.35, "#a9642f"],
    [0.7, "#6f4540"],
    [1, "#3a3150"],
  ];
  const fade: Pt[] = [
    [0, 0.95],
    [0.45, 0.85],
    [1, 0.25],
  ];
  // the kerb slopes on the sheet, and so does the light's grading
  lit.x.fillStyle = bokashi(lit.x, 800, y0, 830, H + 10, glow, fade);
  lit.x.fillRect(0, 0, W, H);
  // little of it comes as far as the doorway on the left
  const ink: Stops = [
    [0, "#000"],
    [1, "#000"],
  ];
  lit.x.globalCompositeOperation = "destination-in";
  lit.x.fillStyle = bokashi(lit.x, 80, 0, 620, 0, ink, [
    [0, 0.1],
    [1, 1],
  ]);
  lit.x.fillRect(0, 0, W, H);
  P.put(lit);
}
/** Where lights stand in the wet: a place at the kerb, half a width and a length; the colour and how strong. */
const BANDS = [
  { x: 1.08, half: 0.3, long: 1, colour: "#ffd793", strong: 0.54 },
  { x: 2.84, half: 0.16, long: 1.1, colour: "#e5592f", strong: 0.85 },
] as const;
export function printMirror() {
  for (const band of BANDS) P.put(upright(band));
}
/** One light in the water: a band that widens towards us, with a slow edge and level cuts of dark water. */
function upright({ x, half, long, colour, strong }: (typeof BANDS)[number]) {
  const band = layer(),
    [cx, y0] = at(x, KERB - 0.1, -0.09),
    wide = half * (at(x + 1, KERB, 0)[0] - cx),
    y1 = lerp(y0, H + 60, long);
  const side = (s: number): Pt[] =>
    Array.from({ length: 60 }, (_, i): Pt => {
      const t = i / 59,
        y = lerp(y0, y1, t);
      return [cx + s * wide * (0.95 - 0.12 * t + 0.12 * n.n2(y * 0.02, s * 4 + x * 7)), y];
    });
  const fade: Pt[] = [
    [0, strong * 0.45],
    [0.12, strong],
    [0.45, strong * 0.7],
    [1, 0],
  ];
  const flat: Stops = [
    [0, colour],
    [1, colour],
  ];
  band.x.fillStyle = bokashi(band.x, 0, y0, 0, y1, flat, fade);
  poly(band.x, [...side(-1), ...side(1).toReversed()]);
  band.x.fill();
  band.x.globalCompositeOperation = "destination-out";
  for (let y = y0 + 10; y < y1;) {
    const near = (y - y0) / (H - y0),
      tall = 1.6 + 4 * near + 9 * near * near,
      mid = cx + wide * r.range(-1.1, 1.1),
      reach = wide * r.range(0.7, 1.5) * (0.7 + 0.6 * near);
    poly(
      band.x,
      catmull(
        [
          [mid - reach, y],
          [mid, y - tall],
          [mid + reach, y],
          [mid, y + tall],
        ],
        8,
        true,
      ),
    );
    band.x.fill();
    y += r.range(8, 15) * (1 + 1.2 * near);
  }
  return band;
}
