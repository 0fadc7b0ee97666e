/** Hakozushi C: the wooden press box, open on the stone, and the shadow it throws. */
import { bokashi, css, lerp, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { block, cover, edge, face, type Pen, place, within } from "./c-pen.ts";
import { toppings } from "./c-food.ts";
import { BOX_FOOD, BOX_HALF, BOX_HIGH, BOX_INNER, onBox, onPaper } from "./c-plan.ts";

const sheet = (right: number, back: number, up: number) => onPaper(onBox(right, back, up));

/** The shadow the box throws on the stone, away from the lamp. */
function shadow(pen: Pen) {
  const long = 0.15;
  const cast = (right: number, back: number) => {
    const p = onBox(right, back, 0);
    return onPaper([p[0] - long, p[1] - 0.035, p[2]]);
  };
  fillPoly(
    pen.x,
    [
      sheet(BOX_HALF, -BOX_HALF, 0),
      cast(BOX_HALF, -BOX_HALF),
      cast(-BOX_HALF, -BOX_HALF),
      cast(-BOX_HALF, BOX_HALF),
      sheet(-BOX_HALF, BOX_HALF, 0),
    ],
    "#211b3c",
    0.86,
  );
}
/** Wooden walls with finger joints at the corners. */
function walls(pen: Pen) {
  const [a] = place(pen, onBox(-BOX_HALF, -BOX_HALF, 0)),
    [b] = place(pen, onBox(BOX_HALF, -BOX_HALF, 0)),
    [c] = place(pen, onBox(-BOX_HALF, BOX_HALF, 0));
  const front = bokashi(pen.x, a, 0, b, 0, [
      [0, "#5d4232"],
      [1, "#94683f"],
    ]),
    left = bokashi(pen.x, c, 0, a, 0, [
      [0, "#33272e"],
      [1, "#47352f"],
    ]);
  block(
    pen,
    onBox,
    [-BOX_HALF, BOX_HALF],
    [-BOX_HALF, BOX_HALF],
    [0, BOX_HIGH],
    { front, side: left, top: "#d39a5c" },
    1.1,
  );
  // grain
  const r = new Rng(9);
  for (let i = 0; i < 7; i++) {
    const z = (0.12 + i * 0.12) * BOX_HIGH;
    const run = (along: (t: number) => V3) =>
      Array.from({ length: 9 }, (_, j) => along(0.05 + (0.9 * j) / 8));
    pen.x.fillStyle = css("#2a1c1c", 0.35);
    for (const points of [
      run((t) => onBox(lerp(-BOX_HALF, BOX_HALF, t), -BOX_HALF, z + 0.0008 * Math.sin(t * 9 + i))),
      run((t) => onBox(-BOX_HALF, lerp(BOX_HALF, -BOX_HALF, t), z + 0.0008 * Math.sin(t * 7 + i))),
    ]) {
      pen.x.beginPath();
      brushPath(
        pen.x,
        points.map((p) => place(pen, p)),
        (t) => r.range(1, 2.2) * (0.4 + t * (1 - t) * 2),
      );
      pen.x.fill();
    }
  }
  for (const corner of [-BOX_HALF, BOX_HALF])
    for (let i = 0; i < 4; i++) {
      const [z0, z1] = [(i / 4) * BOX_HIGH, ((i + 1) / 4) * BOX_HIGH];
      const w = 0.008 * Math.sign(corner) * -1;
      if (i % 2) {
        face(
          pen,
          [
            onBox(corner, -BOX_HALF, z0),
            onBox(corner + w, -BOX_HALF, z0),
            onBox(corner + w, -BOX_HALF, z1),
            onBox(corner, -BOX_HALF, z1),
          ],
          "#3c2a28",
          0.5,
        );
      } else if (corner < 0)
        face(
          pen,
          [
            onBox(corner, -BOX_HALF, z0),
            onBox(corner, -BOX_HALF + 0.008, z0),
            onBox(corner, -BOX_HALF + 0.008, z1),
            onBox(corner, -BOX_HALF, z1),
          ],
          "#231a20",
          0.5,
        );
    }
}
export function sushiBox(pen: Pen) {
  shadow(pen);
  walls(pen);
  // the hollow: walls inside, then the food a little below the rim
  const ring = (h: number, z: number): V3[] => [
    onBox(-h, -h, z),
    onBox(h, -h, z),
    onBox(h, h, z),
    onBox(-h, h, z),
  ];
  const rim = ring(BOX_INNER, BOX_HIGH);
  face(pen, rim, "#3a2a26", 0.9);
  const shape = rim.map((p) => place(pen, p));
  within(pen.x, shape, () => {
    const [l, , , k] = ring(BOX_INNER, BOX_HIGH),
      [l2, , , k2] = ring(BOX_INNER, BOX_FOOD);
    fillPoly(
      pen.x,
      [l, k, k2, l2].map((p) => place(pen, p)),
      "#7d5638",
    );
    cover(
      pen,
      ring(BOX_INNER, BOX_FOOD).map((p) => place(pen, p)),
      "#e9e0d2",
    );
    toppings(pen);
    // the near wall hides the food's edge, the right one shades it
    fillPoly(
      pen.x,
      [
        sheet(BOX_INNER, BOX_INNER, BOX_FOOD),
        sheet(BOX_INNER, -BOX_INNER, BOX_FOOD),
        sheet(BOX_INNER - 0.012, -BOX_INNER, BOX_FOOD),
        sheet(BOX_INNER - 0.012, BOX_INNER, BOX_FOOD),
      ],
      "#241628",
      0.4,
    );
  });
  edge(pen, [...rim, rim[0]], 0.8);
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    edge(
      pen,
      [onBox(a * BOX_HALF, b * BOX_INNER, BOX_HIGH), onBox(a * BOX_INNER, b * BOX_INNER, BOX_HIGH)],
      0.5,
    );
}
