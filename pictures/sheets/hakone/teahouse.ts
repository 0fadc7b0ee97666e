/** The thatched teahouse: a deep hipped roof low over dark boards, and one lit doorway. */
import {
  bokashi,
  type Col,
  css,
  layer,
  type Layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, hand, poly } from "../../kit/brush.ts";
import { edge, face, frame, type Pen3, quadUV, thatch } from "../../kit/build.ts";
import type { Cam } from "../../kit/terrain.ts";
import { pts, stops } from "../../kit/points.ts";

/** In metres: the length along the front, the depth, the eaves' height and overhang, and the ridge. */
export const house = { long: 9, deep: 6, eave: 1.95, over: 1.35, ridge: 7.5, r0: 2.9, r1: 6.2 };
export const door = { from: 3.3, to: 5.3, sill: 0.3, head: 1.78 };

export interface Teahouse {
  readonly colour: Layer;
  readonly key: Layer;
  readonly at: (u: number, v: number, w: number) => Pt;
}

type Face = (u: number, v: number) => Pt;

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

const bay = (p: Pen3, u0: number, u1: number, w0: number, w1: number): Pt[] => [
  p.P(u0, 0, w0),
  p.P(u1, 0, w0),
  p.P(u1, 0, w1),
  p.P(u0, 0, w1),
];
/** Over a bay, as u along and v down. */
const over = (q: Pt[]): Face => quadUV(q[3], q[2], q[1], q[0]);

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

/** Hearth light: paper screens at the back of the room, a kettle on its hook, half a plain curtain. */
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

function drawRoof(p: Pen3, haze: (c: Col) => Col) {
  const { long, deep, eave, over: e, ridge, r0, r1 } = house;
  const corner = {
    frontLeft: p.P(-e, -e, eave),
    frontRight: p.P(long + e, -e, eave),
    backRight: p.P(long + e, deep + e, eave),
    ridgeLeft: p.P(r0, deep / 2, ridge),
    ridgeRight: p.P(r1, deep / 2, ridge),
  };
  const rough = new Noise(3);
  const sagging =
    (f: Face, k: number): Face =>
    (u, v) => {
      const q = f(u, v);
      return [q[0], q[1] - k * Math.sin(Math.PI * v) * (1 - 0.3 * v)];
    };
  const outline = (f: Face): Pt[] => {
    const edgeOf: Pt[] = [];
    for (let i = 0; i <= 20; i++) edgeOf.push(f(0, i / 20));
    for (let i = 1; i <= 40; i++) {
      const q = f(i / 40, 1);
      edgeOf.push([q[0], q[1] + 2.5 * rough.n2(q[0] * 0.05, 1)]);
    }
    for (let i = 19; i >= 0; i--) edgeOf.push(f(1, i / 20));
    return edgeOf;
  };
  const straw = {
    dark: "#20242a",
    mid: "#5d5344",
    light: "#b39a6a",
    moss: "#7f9150",
    noise: rough,
    fade: haze,
  };

  const hip = sagging((u, v) => {
    const near: Pt = [
      lerp(corner.ridgeRight[0], corner.frontRight[0], v),
      lerp(corner.ridgeRight[1], corner.frontRight[1], v),
    ];
    const far: Pt = [
      lerp(corner.ridgeRight[0], corner.backRight[0], v),
      lerp(corner.ridgeRight[1], corner.backRight[1], v),
    ];
    return [lerp(near[0], far[0], u), lerp(near[1], far[1], u)];
  }, -8);
  face(p, outline(hip), haze("#24272d"));
  thatch(p, hip, 2200, 22, { ...straw, shade: () => 0.16 });

  const thick = [
    p.P(-e, -e, eave),
    p.P(long + e, -e, eave),
    p.P(long + e, -e + 0.15, eave - 0.45),
    p.P(-e, -e + 0.15, eave - 0.45),
  ];
  face(
    p,
    thick,
    bokashi(p.x, 0, thick[0][1], 0, thick[2][1], [
      [0, haze("#a2875a")],
      [0.5, haze("#57483c")],
      [1, haze("#1d1a20")],
    ]),
  );
  const under = quadUV(thick[0], thick[1], thick[2], thick[3]);
  for (let i = 0; i < 900; i++) {
    const q = under(p.r.u(), p.r.range(0, 0.7));
    p.x.fillStyle = css(haze(mix("#33292a", "#d2b37a", p.r.u())), 0.7);
    p.x.beginPath();
    dab(p.x, q[0], q[1], 6 + p.r.u() * 9, 1.5, 1.57 + p.r.g() * 0.15);
    p.x.fill();
  }

  const front = sagging(
    quadUV(corner.ridgeLeft, corner.ridgeRight, corner.frontRight, corner.frontLeft),
    -14,
  );
  face(p, outline(front), haze("#4a4239"));
  thatch(p, front, 11000, 30, {
    ...straw,
    mossAmt: 0.58,
    shade: (u, v) =>
      0.42 + 0.2 * (1 - u) + 0.1 * Math.sin(v * 3.1) - 0.3 * sstep(0.84, 1, v) - 0.1 * u * v,
  });
  drawRidge(p, haze, corner.ridgeLeft, corner.ridgeRight);
}

/** Bark laid over the ridge and held by crossed logs. */
function drawRidge(p: Pen3, haze: (c: Col) => Col, left: Pt, right: Pt) {
  for (let i = 0; i < 3; i++) {
    const line = hand(
      [left[0] - 26 + i * 4, left[1] + 5 - i * 9],
      [right[0] + 26 - i * 4, right[1] + 5 - i * 9],
      p.r,
      0.8,
    );
    p.x.fillStyle = css(haze(["#23242a", "#453f39", "#857551"][i]));
    p.x.beginPath();
    brushPath(p.x, line, () => 12);
    p.x.fill();
  }
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const q: Pt = [lerp(left[0] - 14, right[0] + 14, t), lerp(left[1], right[1], t)];
    edge(p, [q[0] - 14, q[1] + 17], [q[0] + 9, q[1] - 30], 5.6, haze("#2c2628"));
    edge(p, [q[0] + 14, q[1] + 17], [q[0] - 9, q[1] - 30], 5.6, haze("#55473e"));
  }
}
