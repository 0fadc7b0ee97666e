/** Echizen D: a papermaker's house of white plaster between dark timber, boarded below, under a thick roof of snow. */
import { type Col, type Pt, type V3, lerp, mix, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Ink, contour, solid } from "./d-ink.ts";
import { roof, underside } from "./d-roof.ts";
import { at, type House, type Place } from "./d-plan.ts";

const AIR = "#cfc8c6";
/** the sign of a face on the sheet: positive when it turns towards us */
const facing = (p: Pt[]) =>
  p.reduce((s, [x, y], i) => {
    const [a, b] = p[(i + 1) % p.length];
    return s + x * b - a * y;
  }, 0) > 0;

/** Where a point of the house, given across, along and up, is on the sheet. */
export function placeIn(h: House): Place {
  const c = Math.cos(h.turn),
    s = Math.sin(h.turn);
  return (u, v, w) => at(h.foot[0] + c * u - s * v, h.foot[1] + s * u + c * v, h.foot[2] + w);
}
export function house(ink: Ink, h: House) {
  const p = placeIn(h);
  const tone = (c: Col) => mix(c, AIR, h.air);
  const left = facing([
    p(-h.half, h.long, 2),
    p(-h.half, 0, 2),
    p(-h.half, 0, 0),
    p(-h.half, h.long, 0),
  ]);
  const side = left ? -1 : 1;
  underside(ink, h, p, tone);
  sideWall(ink, h, p, side, tone);
  gable(ink, h, p, tone);
  drift(ink, h, p, side, tone);
  roof(ink, h, p, side, tone);
}
/** snow heaped along the foot of the walls that we see */
function drift(ink: Ink, h: House, p: Place, side: number, tone: (c: Col) => Col) {
  const r = new Rng(Math.round(h.half * 100));
  const along = (to: (t: number, out: number, w: number) => Pt, c: Col) => {
    const crest = Array.from({ length: 15 }, (_, i) =>
      to(i / 14, 0, r.range(0.1, 0.3) * Math.sin((Math.PI * (i + 0.4)) / 15)),
    );
    const foot = Array.from({ length: 15 }, (_, i) =>
      to(1 - i / 14, 0.5 * Math.sin((Math.PI * i) / 14) ** 0.6, -0.04),
    );
    solid(ink, catmull([...crest, ...foot], 3, true), tone(c));
  };
  along(
    (t, out, w) => p(side * (h.half + out), lerp(0, h.long, t), w),
    h.sunny ? "#a9bbd4" : "#86a2c4",
  );
  along((t, out, w) => p(lerp(-h.half, h.half, t), -out, w), "#7f9cc0");
}
/** timber, as a strip between two places of a wall */
function timber(ink: Ink, p: Place, a: V3, b: V3, w: number, c: Col) {
  const flat = a[2] === b[2];
  const up = flat ? w / 2 : 0;
  const across = flat ? 0 : w / 2;
  const onSide = a[0] === b[0] && a[1] !== b[1] ? 1 : 0;
  const off = (q: V3, s: number): Pt =>
    onSide || Math.abs(q[0]) > 90
      ? p(q[0], q[1], q[2] + s * up)
      : p(q[0] + s * across, q[1], q[2] + s * up);
  solid(ink, [off(a, -1), off(b, -1), off(b, 1), off(a, 1)], c);
}
const BOARDS = 1.05;
function gable(ink: Ink, h: House, p: Place, tone: (c: Col) => Col) {
  const { half, eave, ridge } = h;
  const wood = tone("#1a2034");
  const edge = (w: number) => half * Math.min(1, (ridge - w) / (ridge - eave));
  solid(
    ink,
    [p(-half, 0, 0), p(half, 0, 0), p(half, 0, eave), p(0, 0, ridge), p(-half, 0, eave)],
    tone("#667c9f"),
    h.line,
  );
  // the roof's shadow on the plaster
  const lip = 0.75;
  for (const s of [-1, 1])
    solid(
      ink,
      [
        p(0, 0, ridge),
        p(s * half, 0, eave),
        p(s * half, 0, eave - lip * 0.8),
        p(0, 0, ridge - lip * 1.5),
      ],
      tone("#4c628a"),
    );
  solid(
    ink,
    [p(-half, 0, 0), p(half, 0, 0), p(half, 0, BOARDS), p(-half, 0, BOARDS)],
    tone("#2b2937"),
  );
  const joints = Math.round(half * 5);
  for (let i = 1; i < joints; i++) {
    const u = lerp(-half, half, i / joints);
    timber(ink, p, [u, 0, 0], [u, 0, BOARDS], 0.035, tone("#171a29"));
  }
  if (h.window) openings(ink, h, p, tone);
  const beams = [BOARDS, eave + 0.5, lerp(eave, ridge, 0.42), lerp(eave, ridge, 0.7)];
  for (const w of beams) timber(ink, p, [-edge(w), 0, w], [edge(w), 0, w], 0.2, wood);
  for (const t of [-1, -0.5, 0, 0.5, 1]) {
    const u = t * half;
    timber(
      ink,
      p,
      [u, 0, 0],
      [u, 0, ridge - (ridge - eave) * Math.abs(t)],
      t === 0 ? 0.26 : 0.2,
      wood,
    );
  }
}
/** a window with the lamp behind its paper, and a shuttered one */
function openings(ink: Ink, h: House, p: Place, tone: (c: Col) => Col) {
  const pane = (u0: number, u1: number, w0: number, w1: number, c: Col) =>
    solid(ink, [p(u0, 0, w0), p(u1, 0, w0), p(u1, 0, w1), p(u0, 0, w1)], c);
  const [u0, u1] = [0.18, 0.5 * h.half - 0.18];
  pane(u0 - 0.08, u1 + 0.08, BOARDS, BOARDS + 1.28, "#241d2a");
  pane(u0, u1, BOARDS + 0.08, BOARDS + 1.2, "#f4a93e");
  pane(u0, u1, BOARDS + 0.5, BOARDS + 1.2, "#f9bf55");
  pane(u0 + 0.1, u1 - 0.1, BOARDS + 0.72, BOARDS + 1.2, "#ffd87e");
  for (let i = 1; i < 5; i++)
    timber(
      ink,
      p,
      [lerp(u0, u1, i / 5), 0, BOARDS],
      [lerp(u0, u1, i / 5), 0, BOARDS + 1.2],
      0.05,
      "#5a3524",
    );
  timber(ink, p, [u0, 0, BOARDS + 0.64], [u1, 0, BOARDS + 0.64], 0.05, "#5a3524");
  pane(-0.95 * h.half, -0.05 * h.half, BOARDS, BOARDS + 1.15, tone("#23263a"));
}
function sideWall(ink: Ink, h: House, p: Place, side: number, tone: (c: Col) => Col) {
  const u = side * h.half,
    wood = tone("#1a2034");
  const wall = (w0: number, w1: number, c: Col, line = 0) =>
    solid(ink, [p(u, 0, w0), p(u, h.long, w0), p(u, h.long, w1), p(u, 0, w1)], c, line);
  wall(0, h.eave, tone(h.sunny ? "#8d97ae" : "#6d83a8"), h.line);
  wall(h.eave - 0.4, h.eave, tone("#465c84"));
  wall(0, BOARDS, tone(h.sunny ? "#4b3a3e" : "#353044"));
  const posts = Math.round(h.long / 1.15),
    boards = posts * 4;
  for (let i = 1; i < boards; i++) {
    const v = (h.long * i) / boards;
    contour(ink.k, [p(u, v, 0), p(u, v, BOARDS)], h.line * 0.55, 0.6 * (1 - h.air));
  }
  for (let i = 0; i <= posts; i++) {
    const v = (h.long * i) / posts,
      d = 0.07;
    solid(ink, [p(u, v - d, 0), p(u, v + d, 0), p(u, v + d, h.eave), p(u, v - d, h.eave)], wood);
  }
  wall(BOARDS - 0.08, BOARDS + 0.08, wood);
}
