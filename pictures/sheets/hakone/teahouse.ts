/** The thatched teahouse: a deep hipped roof low over dark boards, and one lit doorway. */
import {
  bokashi,
  type Col,
  css,
  layer,
  type Layer,
  lerp,
  type Pt,
  Rng,
  type V3,
} from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { edge, face, frame, type Pen3 } from "../../kit/build.ts";
import type { Cam } from "../../kit/terrain.ts";
import { pts, stops } from "../../kit/points.ts";
import { house, door, bay, over } from "./teahouse-plan.ts";
import { drawRoof } from "./teahouse-roof.ts";

export { door } from "./teahouse-plan.ts";
export interface Teahouse {
  readonly colour: Layer;
  readonly key: Layer;
  readonly at: (u: number, v: number, w: number) => Pt;
}

export function drawTeahouse(
  cam: Cam,
  origin: V3,
  along: Pt,
  haze: (c: Col) => Col,
  keyColour: Col,
): Teahouse {
  const colour = layer(),
    key = layer();
  const pen = frame(cam, origin, along, colour.x, key.x, new Rng(5), keyColour, 1.6);
  drawWalls(pen, haze);
  drawDoorway(pen, haze);
  drawVerandah(pen, haze);
  drawRoof(pen, haze);
  return { colour, key, at: pen.P };
}

function drawWalls(p: Pen3, haze: (c: Col) => Col) {
  const { long, deep, eave } = house;
  face(
    p,
    [p.P(long, 0, 0), p.P(long, deep, 0), p.P(long, deep, eave), p.P(long, 0, eave)],
    haze("#231d26"),
  );
  const front = bay(p, 0, long, 0, eave + 0.3);
  face(
    p,
    front,
    bokashi(p.x, 0, front[2][1], 0, front[0][1], [
      [0, haze("#15161f")],
      [0.5, haze("#2f2930")],
      [1, haze("#292630")],
    ]),
  );
  for (const [from, to] of [
    [0.2, 3.0],
    [5.6, long - 0.2],
  ]) {
    const boards = bay(p, from, to, 0.3, 1.85);
    face(p, boards, haze("#3a3433"));
    const f = over(boards);
    const count = Math.round((to - from) * 5);
    for (let i = 1; i < count; i++) {
      const u = i / count;
      if (i % 2) {
        p.x.fillStyle = css(haze("#463d39"), 0.75);
        poly(p.x, [f(u, 0), f(u + 1 / count, 0), f(u + 1 / count, 1), f(u, 1)]);
        p.x.fill();
      }
      edge(p, f(u, 0), f(u, 1), 1.1);
    }
    for (const v of [0.3, 0.72]) edge(p, f(0, v), f(1, v), 2.2);
  }
}

/** Light of the hearth: paper screens at the back of the room, a kettle on its hook, half a plain curtain. */
function drawDoorway(p: Pen3, haze: (c: Col) => Col) {
  const opening = bay(p, door.from, door.to, door.sill, door.head);
  face(
    p,
    opening,
    bokashi(p.x, 0, opening[2][1], 0, opening[0][1], stops("0 #f7cf80, 0.45 #eda943, 1 #a94f22")),
  );
  const f = over(opening);
  p.x.fillStyle = css("#ffe6a8", 0.85);
  for (const [u0, u1] of pts("0.05,0.34 0.38,0.66 0.7,0.96")) {
    poly(p.x, [f(u0, 0.16), f(u1, 0.16), f(u1, 0.66), f(u0, 0.66)]);
    p.x.fill();
    for (const t of [0.33, 0.66])
      edge(p, f(lerp(u0, u1, t), 0.16), f(lerp(u0, u1, t), 0.66), 1, "#9a5a28");
    for (const v of [0.33, 0.5]) edge(p, f(u0, v), f(u1, v), 1, "#9a5a28");
  }
  const hook = f(0.56, 0),
    kettle = f(0.56, 0.62);
  edge(p, hook, kettle, 2.2, "#2a1512");
  p.x.fillStyle = "#2a1512";
  p.x.beginPath();
  p.x.ellipse(kettle[0], kettle[1] + 4, 13, 10, 0, 0, 7);
  p.x.fill();
  const half = bay(p, door.from, door.to, door.head - 0.52, door.head + 0.02);
  const c = over(half);
  for (let i = 0; i < 4; i++) {
    const u0 = i / 4 + 0.01,
      u1 = (i + 1) / 4 - 0.01;
    face(
      p,
      [c(u0, 0), c(u1, 0), c(u1 - 0.01, 1 + 0.05 * Math.sin(i * 2)), c(u0 + 0.012, 0.98)],
      bokashi(p.x, 0, c(0, 0)[1], 0, c(0, 1)[1], stops("0 #1c2f4e, 1 #3f6088")),
    );
  }
  for (const u of [0, 3.1, 5.35, house.long - 0.15])
    face(p, bay(p, u, u + 0.18, 0, house.eave), haze("#1f1a21"));
  face(p, bay(p, -0.1, house.long + 0.1, 1.78, 1.95), haze("#1f1a21"));
}

function drawVerandah(p: Pen3, haze: (c: Col) => Col) {
  const front = -0.85,
    w = 0.3;
  const run: [number, number][] = [
    [-0.1, door.from - 0.1],
    [door.to + 0.1, house.long + 0.1],
  ];
  for (const [u0, u1] of run) {
    face(p, [p.P(u0, front, w), p.P(u1, front, w), p.P(u1, 0, w), p.P(u0, 0, w)], haze("#8a6b50"));
    for (const v of [-0.28, -0.56]) edge(p, p.P(u0, v, w), p.P(u1, v, w), 0.9);
    face(
      p,
      [p.P(u0, front, 0), p.P(u1, front, 0), p.P(u1, front, w), p.P(u0, front, w)],
      haze("#332a30"),
    );
  }
}
