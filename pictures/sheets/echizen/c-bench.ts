/** The bench and what stands on it: planks, the tub with its ladle, a dish of leaves, the frame with its pulp. */
import { css, type Col, type Ctx, lerp, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { edge, face, type Pen3 } from "../../kit/build.ts";
import { at, BACK, FRAME, inFrame, oval, type Tone } from "./c-plan.ts";

const n = new Noise(12);

function ink(p: Pen3, c: Col) {
  p.x.fillStyle = css(c);
  p.x.beginPath();
}
export function planks(p: Pen3, tone: Tone) {
  const quad = (y0: number, y1: number): Pt[] => [
    at(-1.6, y0),
    at(1.6, y0),
    at(1.6, y1),
    at(-1.6, y1),
  ];
  const joints = [0.8, 1.13, 1.52, BACK];
  for (let i = 0; i < 3; i++)
    face(p, quad(joints[i], joints[i + 1]), tone(["#c08a58", "#b47c4c", "#bb8553"][i]), {
      line: 1.2,
    });
  // few grain lines, long and bent round a knot
  const r = new Rng(31);
  ink(p, tone("#8a5632"));
  for (let i = 0; i < 58; i++) {
    const y0 = r.range(0.84, BACK - 0.02),
      from = r.range(-1.2, 0.9),
      long = r.range(0.2, 0.7),
      pts: Pt[] = [];
    for (let k = 0; k <= 8; k++) {
      const px = from + (long * k) / 8;
      pts.push(at(px, y0 + 0.02 * n.n2(px * 2.2, y0 * 3) + 0.012 * n.n2(px * 5, y0 * 9)));
    }
    brushPath(p.x, pts, (t) => (4.6 - 1.6 * y0) * Math.sin(Math.PI * (0.06 + 0.88 * t)));
  }
  p.x.fill();
}
function ring(p: Pen3, pts: Pt[], w: number) {
  p.k.fillStyle = css(p.key);
  p.k.beginPath();
  brushPath(p.k, pts, (t) => w * (0.75 + 0.45 * Math.abs(Math.sin(t * 5 + w))));
  p.k.fill();
}
/** a disc of one colour with its own line */
function disc(p: Pen3, pts: Pt[], c: Col, w = 2) {
  fillPoly(p.x, pts, c);
  clearUnder(p.k, pts);
  if (w) ring(p, pts, w);
}
export const TUB = { x: -0.78, y: 1.62, R: 0.24, tall: 0.2 };
/** a tub of staves bound with bamboo, pulp in it, the ladle's handle over its rim */
export function tub(p: Pen3, tone: Tone) {
  const { x, y, R, tall } = TUB;
  const front = (z: number) => oval(x, y, z, R, Math.PI, 2 * Math.PI);
  const side = [...front(0), ...front(tall).toReversed()];
  clearUnder(p.k, side);
  fillPoly(p.x, side, tone("#b98552"));
  for (let i = 1; i < 13; i++) {
    const a = Math.PI * (1 + i / 13);
    edge(p, oval(x, y, 0, R, a, a)[0], oval(x, y, tall, R, a, a)[0], 1.5);
  }
  for (const z of [0.05, 0.14]) {
    const hoop = [...front(z - 0.016), ...front(z + 0.016).toReversed()];
    disc(p, hoop, tone("#d8c06a"), 1.6);
  }
  ring(p, side, 3);
  disc(p, oval(x, y, tall, R), tone("#d8a871"), 3);
  disc(p, oval(x, y, tall, R - 0.026), tone("#8a5c38"), 1.6);
  disc(p, oval(x, y - 0.012, tall - 0.035, R - 0.034), tone("#fbf6ea"), 1.2);
  ink(p, tone("#c4cbdc"));
  brushPath(
    p.x,
    oval(x + 0.03, y, tall - 0.035, R * 0.5, 0.4, 3),
    (t) => 7 * Math.sin(Math.PI * t),
  );
  brushPath(
    p.x,
    oval(x + 0.03, y, tall - 0.035, R * 0.68, 3.6, 5.4),
    (t) => 6 * Math.sin(Math.PI * t),
  );
  p.x.fill();
  const handle = [
    at(x + 0.02, y + 0.02, tall - 0.02),
    at(x + 0.26, y - 0.02, tall + 0.15),
    at(x + 0.5, y - 0.06, tall + 0.3),
  ];
  const rod = (x: Ctx, wide: number) => {
    x.beginPath();
    brushPath(x, catmull(handle, 8), () => wide);
    x.fill();
  };
  p.k.save();
  p.k.fillStyle = css(p.key);
  rod(p.k, 21);
  p.k.globalCompositeOperation = "destination-out";
  rod(p.k, 15);
  p.k.restore();
  ink(p, tone("#d9ab70"));
  rod(p.x, 15);
  // it stands in the pulp
  const dip = oval(x + 0.02, y + 0.005, tall - 0.03, 0.036);
  fillPoly(p.x, dip, tone("#fbf6ea"));
  clearUnder(p.k, dip);
  ink(p, tone("#c4cbdc"));
  brushPath(
    p.x,
    oval(x + 0.02, y + 0.005, tall - 0.03, 0.045, 2.6, 6.6),
    (t) => 5 * Math.sin(Math.PI * t),
  );
  p.x.fill();
}
export const DISH = { x: -0.52, y: 1.15, R: 0.165 };
/** a porcelain dish with a blue checked rim */
export function dish(p: Pen3, tone: Tone) {
  const { x, y, R } = DISH;
  disc(p, oval(x, y, 0, R * 0.9), tone("#7d86a4"), 2);
  disc(p, oval(x, y, 0.03, R), tone("#f6f3ea"), 3);
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283,
      b = a + 0.16;
    fillPoly(
      p.x,
      [...oval(x, y, 0.028, R * 0.93, a, b), ...oval(x, y, 0.024, R * 0.79, b, a)],
      tone("#2f58a8"),
    );
  }
  disc(p, oval(x, y, 0.016, R * 0.7), tone("#e3e6ea"), 1.4);
}
/** four planed sides and the wet pulp between them */
export function mould(p: Pen3, tone: Tone) {
  const { rim, half, tall, pulp } = FRAME,
    i = 1 - rim / half;
  const quad = (u0: number, v0: number, u1: number, v1: number, z: number): Pt[] => [
    inFrame(u0, v0, z),
    inFrame(u1, v0, z),
    inFrame(u1, v1, z),
    inFrame(u0, v1, z),
  ];
  const down = (a: Pt, b: Pt, c: Pt, d: Pt, tint: Col) =>
    face(p, [a, b, c, d], tint, { line: 1.3 });
  down(
    inFrame(-1, -1, 0),
    inFrame(1, -1, 0),
    inFrame(1, -1, tall),
    inFrame(-1, -1, tall),
    tone("#a8743f"),
  );
  down(
    inFrame(-1, 1, 0),
    inFrame(-1, -1, 0),
    inFrame(-1, -1, tall),
    inFrame(-1, 1, tall),
    tone("#8d5f34"),
  );
  face(p, quad(-1, -1, 1, 1, tall), tone("#e2b478"), { line: 1.4 });
  face(p, quad(-i, -i, i, i, tall), tone("#9d6c3c"), { line: 1.2 });
  // the pulp: an older pour, bluish, and the last one over it with a lobed front
  face(p, quad(-i, -i, i, i - 0.06, pulp), tone("#e4e6ea"), { line: 0.8 });
  const front: Pt[] = [];
  for (let k = 0; k <= 40; k++) {
    const u = lerp(-i, i, k / 40);
    front.push(inFrame(u, 0.28 + 0.2 * Math.sin(u * 4.2 + 1) + 0.12 * n.n2(u * 3.2, 3), pulp));
  }
  const rimmed = (dy: number) => front.map(([x, y]): Pt => [x, y + dy]);
  fillPoly(p.x, [inFrame(-i, -i, pulp), ...rimmed(-5), inFrame(i, -i, pulp)], tone("#b9c2d6"));
  fillPoly(p.x, [inFrame(-i, -i, pulp), ...front, inFrame(i, -i, pulp)], tone("#fdfaf0"));
  // long fibres that have not yet settled
  const r = new Rng(3);
  ink(p, tone("#d5d5d2"));
  for (let k = 0; k < 34; k++) {
    const u = r.range(-0.7, 0.6),
      v = r.range(-0.74, 0.7),
      a = r.range(0, 3.1),
      l = r.range(0.05, 0.16);
    const to = (t: number) =>
      inFrame(u + Math.cos(a) * l * t, v + Math.sin(a) * l * t + 0.03 * Math.sin(t * 3), pulp);
    brushPath(p.x, [to(0), to(0.5), to(1)], () => 2);
  }
  p.x.fill();
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])
    edge(p, inFrame(u, v, tall), inFrame(u * i, v * i, tall), 2.2);
}
/** a sheet made earlier, dry, with a leaf in it */
export function earlier(p: Pen3, tone: Tone) {
  const mid: Pt = [0.71, 1.27];
  const on = (u: number, v: number): Pt =>
    at(mid[0] + 0.16 * u + 0.05 * v, mid[1] + 0.13 * v - 0.035 * u, 0.004);
  const torn: Pt[] = [];
  for (const [a, b, c, d] of [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ])
    for (let i = 0; i < 12; i++) {
      const t = i / 12,
        off = 0.03 * n.n2(a * 5 + t * 9, b * 5 + d);
      torn.push(on(lerp(a, c, t) + off, lerp(b, d, t) + off));
    }
  fillPoly(
    p.x,
    torn.map(([x, y]): Pt => [x + 6, y + 8]),
    "#2a1a22",
    0.5,
  );
  disc(p, torn, tone("#fbf3de"), 1.8);
  return on;
}
