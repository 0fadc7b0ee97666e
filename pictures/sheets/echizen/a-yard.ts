/** The yard: trodden ground, a dark plank wall under its eave, boards with two white sheets each. */
import {
  type Ctx,
  Noise,
  type Pt,
  type Rng,
  W,
  bokashi,
  lerp,
  rgb,
  shade,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { at, cam, FIELD, WALL } from "./a-plan.ts";

const n = new Noise(5);

export function ground(p: Pen3) {
  const x = p.x;
  fillPoly(
    x,
    [at(WALL.x, 60), [W + 10, at(0, 60)[1]], [W + 10, 1210], [-10, 1210], [-10, 900]],
    bokashi(x, 0, 540, 0, 1200, [
      [0, "#e9d9b4"],
      [0.35, "#d8bf8e"],
      [1, "#b08f66"],
    ]),
  );
  // green field ground between the stalks
  fillPoly(
    x,
    [
      at(FIELD + 0.05, 60),
      [W + 10, at(0, 60)[1]],
      [W + 10, 1210],
      at(FIELD + 0.05, 2.6),
      at(FIELD + 0.05, 8),
    ],
    bokashi(x, 0, 560, 0, 1200, [
      [0, "#e3c24a"],
      [0.3, "#a9a23c"],
      [1, "#2f5a35"],
    ]),
  );
  ruts(x);
}
/** two worn ruts beside each other, parallel to the row */
function ruts(x: Ctx) {
  for (const [wx, half] of [
    [-0.86, 0.09],
    [0.56, 0.11],
  ])
    for (const [side, c] of [
      [0.03, "#b99c70"],
      [0, "#e4d1a3"],
    ] as const) {
      const left: Pt[] = [],
        right: Pt[] = [];
      for (let y = 2.2; y < 34; y *= 1.03) {
        const bend = wx + side + 0.02 * n.n2(y * 0.3, wx);
        const worn = half * (0.7 + 0.25 * n.n2(y * 0.6, wx * 3) + 0.05 * n.n2(y * 4, wx * 5));
        left.push(at(bend - worn, y));
        right.push(at(bend + worn, y));
      }
      fillPoly(x, [...left, ...right.toReversed()], c, 0.5);
    }
}
export function wall(p: Pen3) {
  const { x, from, to, top, eave } = WALL;
  const on = (y0: number, z0: number, y1: number, z1: number): Pt[] => [
    at(x, y0, z0),
    at(x, y1, z0),
    at(x, y1, z1),
    at(x, y0, z1),
  ];
  face(
    p,
    on(from, 0, to, top),
    bokashi(p.x, 0, 0, 0, 1200, [
      [0, "#2b2028"],
      [0.4, "#54403a"],
      [1, "#8a6650"],
    ]),
  );
  for (let y = from; y < to; y += 0.34) {
    const tone = Math.sin(y * 37);
    if (Math.abs(tone) > 0.3)
      fillPoly(
        p.x,
        on(y, 0, y + 0.34, top),
        tone > 0 ? "#a67c5c" : "#17111a",
        0.2 * Math.abs(tone),
      );
    grainLines(p, y);
    edge(p, at(x, y, 0), at(x, y, top), 7 / y + 0.6);
  }
  for (let y = 1.2; y < to; y += 2.1) face(p, on(y, 0, y + 0.16, top), "#241a20");
  face(p, on(from, 2.72, to, 2.86), "#241a20");
  // rafters in the dark below the eave; the ends of the tiles along it
  face(
    p,
    [at(x, from, top), at(x, to, top), at(eave, to, top - 0.2), at(eave, from, top - 0.2)],
    "#1c151c",
  );
  for (let y = to; y > from; y -= 0.42)
    face(
      p,
      [
        at(x, y, top - 0.02),
        at(x, y + 0.13, top - 0.02),
        at(eave, y + 0.13, top - 0.22),
        at(eave, y, top - 0.22),
      ],
      "#5d463c",
      { line: 0.6 },
    );
  face(
    p,
    [at(eave, from, top - 0.26), at(eave, to, top - 0.26), at(eave, to, top), at(eave, from, top)],
    "#56667a",
  );
  face(
    p,
    [
      at(eave, from, top - 0.26),
      at(eave, to, top - 0.26),
      at(eave, to, top - 0.15),
      at(eave, from, top - 0.15),
    ],
    "#39404f",
    { line: 0.7 },
  );
  tiles(p);
}
/** a weathered plank's grain: short strokes up the wood, darker and paler */
function grainLines({ x, r }: Pen3, y: number) {
  if (y > 12) return;
  for (let i = 0; i < 22; i++) {
    const wy = y + r.range(0.02, 0.32),
      z = r.range(0, WALL.top - 0.4),
      long = r.range(0.15, 0.7);
    x.fillStyle = r.chance(0.5) ? "rgba(26,18,24,.6)" : "rgba(168,128,98,.4)";
    x.beginPath();
    brushPath(
      x,
      [at(WALL.x, wy, z), at(WALL.x, wy + 0.012, z + long / 2), at(WALL.x, wy, z + long)],
      (t) => (1 + 7 / (y + 1)) * Math.sin(Math.PI * t),
    );
    x.fill();
  }
}
/** the steep roof over the eave, its rows of round tiles, and their ends */
function tiles(p: Pen3) {
  const { from, to, top, eave } = WALL,
    up = { x: eave - 0.22, z: top + 0.42 };
  face(
    p,
    [at(eave, from, top), at(eave, to, top), at(up.x, to, up.z), at(up.x, from, up.z)],
    "#3d4b5f",
    { line: 0.8 },
  );
  for (let y = to; y > 1.4; y -= 0.3) {
    const rib = (y0: number, y1: number, c: string, line: number) =>
      face(
        p,
        [
          at(eave, y0, top - 0.02),
          at(eave, y1, top - 0.02),
          at(up.x, y1, up.z),
          at(up.x, y0, up.z),
        ],
        c,
        { line },
      );
    rib(y - 0.07, y + 0.07, "#5f7084", 0.5);
    rib(y - 0.07, y - 0.03, "#8fa0b2", 0);
    // its round end, at the foot of the rib
    const [px, py] = at(eave, y, top - 0.05);
    for (const [s, c, line] of [
      [78 / y, "#465567", 0.8],
      [44 / y, "#8093a6", 0],
    ] as const)
      face(
        p,
        Array.from({ length: 14 }, (_, i): Pt => [
          px + 0.84 * s * Math.cos(i * 0.449),
          py + s * Math.sin(i * 0.449),
        ]),
        c,
        { line },
      );
  }
}
/** the cherry's shade on the nearest ground: torn at its rim, long suns within it, one way all; petals the wind has swept together */
export function dapple(P: Print, r: Rng) {
  const lay = shade((x, y, o) => {
    o[3] = 0;
    if (y < 880) return;
    const d = (1.7 * cam.f) / (y - cam.hy),
      off = (x - cam.cx) / (y - cam.hy);
    const rim =
      3.75 - d + 0.3 * off + 0.34 * n.n2(off * 1.1, 2) + 0.2 * n.fbm(off * 2.2, d * 2.6, 3);
    const suns = 0.6 * n.n2(off * 4.4 + 4, d * 6.5) + 0.4 * n.n2(off * 9, d * 13 + 7);
    if (rim < 0 || suns > 0.3 + 0.55 * rim) return;
    [o[0], o[1], o[2]] = rgb(rim > 0.28 ? "#86707c" : "#9c8486");
    o[3] = 255;
  });
  P.put(lay);
  P.block(
    (x) => {
      for (let i = 0; i < 240; i++) {
        const y = lerp(2.4, 7, r.u() ** 1.6),
          [px, py] = at(-1.9 + 0.5 * r.g() ** 2 + r.range(0, 3) * r.u(), y);
        x.fillStyle = r.pick(["#f8dfdd", "#f3c9cc"]);
        x.beginPath();
        x.ellipse(px, py, 15 / y + 1.5, 5 / y + 0.6, r.range(-0.2, 0.2), 0, 7);
        x.fill();
      }
    },
    { occlude: 0 },
  );
}
