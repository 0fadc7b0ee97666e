/** The hero's room: two clay walls, their timbers, the bars of the only window, the floor boards. */
import { type Col, type Pt, type Rng, bokashi, lerp } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, ROOM, WINDOW } from "./hero-plan.ts";

const { front, left } = ROOM;
const CEILING = 4.2;

/** a timber along the wall in front of her, or upright on it */
function beam(p: Pen3, x0: number, z0: number, x1: number, z1: number, c: Col) {
  face(p, [at(x0, front, z0), at(x1, front, z0), at(x1, front, z1), at(x0, front, z1)], c);
}
export function walls({ x }: Pen3) {
  const shade = bokashi(x, 0, 0, 0, 800, [
    [0, "#221d29"],
    [0.35, "#54413c"],
    [1, "#a07a54"],
  ]);
  const ahead: Pt[] = [
    at(left, front, 0),
    at(2.4, front, 0),
    at(2.4, front, CEILING),
    at(left, front, CEILING),
  ];
  const aside: Pt[] = [
    at(left, -1.6, 0),
    at(left, front, 0),
    at(left, front, CEILING),
    at(left, -1.6, CEILING),
  ];
  fillPoly(x, ahead, shade);
  fillPoly(
    x,
    aside,
    bokashi(x, 0, 0, 0, 800, [
      [0, "#171824"],
      [0.45, "#2a2b3a"],
      [1, "#5d5452"],
    ]),
  );
}
export function timbers(p: Pen3) {
  const wood = "#2a2023",
    pale = "#4d3a33";
  const { x0, x1, z0, z1 } = WINDOW;
  for (const [a, b] of [
    [0, 0.42],
    [z1 + 0.12, z1 + 0.34],
  ])
    beam(p, left, a, 2.4, b, a ? wood : "#33272a");
  // sill and lintel, jambs; the sill's top catches the light
  beam(p, x0 - 0.12, z0 - 0.12, x1 + 0.12, z0, pale);
  beam(p, x0 - 0.12, z1, x1 + 0.12, z1 + 0.1, wood);
  for (const x of [x0 - 0.1, x1]) beam(p, x, z0, x + 0.1, z1, wood);
  beam(p, 0.72, 0, 0.92, CEILING, wood);
  // the post in the corner, and the rail along the other wall
  face(
    p,
    [
      at(left, front - 0.16, 0),
      at(left, front, 0),
      at(left, front, CEILING),
      at(left, front - 0.16, CEILING),
    ],
    "#1c1720",
  );
  beam(p, left, 0, left + 0.14, CEILING, wood);
  for (const z of [0.3, 2.4])
    face(
      p,
      [
        at(left, -1.6, z),
        at(left, front - 0.16, z),
        at(left, front - 0.16, z + 0.2),
        at(left, -1.6, z + 0.2),
      ],
      "#1c1720",
    );
  edge(p, at(x0 - 0.12, front, z0), at(x1 + 0.12, front, z0), 3, "#e8e6da");
}
export function floor(p: Pen3, r: Rng) {
  const x = p.x;
  fillPoly(
    x,
    [at(left, front, 0), at(2.4, front, 0), at(2.4, -0.9, 0), at(0.9, -1.6, 0), at(left, -1.6, 0)],
    bokashi(x, 0, 640, 0, 1200, [
      [0, "#7a5c49"],
      [0.5, "#4c3a39"],
      [1, "#1e1a24"],
    ]),
  );
  for (let i = 0; i < 15; i++) {
    const y = lerp(-1.5, front - 0.1, i / 15);
    edge(p, at(left, y, 0), at(2.3, y, 0), r.range(1.2, 2.4));
  }
}
/** the window's light: one pale patch across the boards, its bar in it, and up the front of the wall's foot */
export function light({ x }: Pen3) {
  const patch = (u0: number, u1: number): Pt[] => [
    at(lerp(0.15, 1.35, u0), 2.75, 0),
    at(lerp(0.15, 1.35, u1), 2.75, 0),
    at(lerp(0.75, 2.25, u1), 1.3, 0),
    at(lerp(0.75, 2.25, u0), 1.3, 0),
  ];
  fillPoly(x, patch(0, 0.34), "#d9c6a4", 0.8);
  fillPoly(x, patch(0.39, 1), "#d9c6a4", 0.8);
}
/** The day's sheets, wet and white, in a stack on a low bench along the other wall. */
export function stack(p: Pen3, r: Rng) {
  const block = (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    c: [Col, Col, Col],
  ) => {
    face(p, [at(x1, y0, z0), at(x1, y1, z0), at(x1, y1, z1), at(x1, y0, z1)], c[0]);
    face(p, [at(x0, y0, z0), at(x1, y0, z0), at(x1, y0, z1), at(x0, y0, z1)], c[1]);
    face(p, [at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)], c[2]);
  };
  const wood: [Col, Col, Col] = ["#6a4a35", "#3a2a2a", "#8f6a48"];
  for (const y of [0.3, 1.55]) block(-3.1, -2.5, y, y + 0.12, 0, 0.44, wood);
  block(-3.2, -2.42, 0.1, 1.9, 0.44, 0.5, wood);
  block(-3.12, -2.52, 0.35, 1.5, 0.5, 0.82, ["#9aa6b8", "#4f566c", "#eef0ea"]);
  for (let i = 0; i < 6; i++) {
    const z = 0.53 + i * 0.045 + r.range(0, 0.012);
    edge(p, at(-2.52, 0.35, z), at(-2.52, r.range(0.8, 1.5), z), 1.3, "#5d6980");
  }
}
/** bars of the window, dark against the snow */
export function bars(p: Pen3) {
  const { x0, x1, z0, z1 } = WINDOW;
  const post = (a: number, b: number) => beam(p, a, z0, b, z1, "#2a2023");
  const mid = lerp(x0, x1, 0.36);
  post(mid - 0.035, mid + 0.035);
}
