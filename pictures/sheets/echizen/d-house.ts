/** Echizen D: a papermaker's house of white plaster between dark timber, boarded below, under a thick roof of snow. */
import { type Col, type Pt, lerp, mix, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Ink, solid } from "./d-ink.ts";
import { roof, underside } from "./d-roof.ts";
import { boards, plaster, timber } from "./d-wall.ts";
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
const BOARDS = 1.05;
function gable(ink: Ink, h: House, p: Place, tone: (c: Col) => Col) {
  const { half, eave, ridge } = h;
  const wood = tone("#1a2034");
  const edge = (w: number) => half * Math.min(1, (ridge - w) / (ridge - eave));
  const beams = [BOARDS, eave + 0.5, lerp(eave, ridge, 0.42), lerp(eave, ridge, 0.7)];
  const posts = [-1, -0.5, 0, 0.5, 1].map((t) => t * half);
  const face = [p(-half, 0, 0), p(half, 0, 0), p(half, 0, eave), p(0, 0, ridge), p(-half, 0, eave)];
  solid(ink, face, tone("#667c9f"), h.line);
  plaster(ink, p, face, posts, [...beams, ridge], tone);
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
  const place = (t: number, w: number): Pt => p(lerp(-half, half, t), 0, w);
  boards(ink, place, Math.round(half * 6), BOARDS, [tone("#252434"), tone("#3a343f")]);
  if (h.window) openings(ink, h, p, tone);
  for (const w of beams) timber(ink, p, [-edge(w), 0, w], [edge(w), 0, w], 0.2, wood);
  for (const u of posts) {
    const top = ridge - ((ridge - eave) * Math.abs(u)) / half;
    timber(ink, p, [u, 0, 0], [u, 0, top], u === 0 ? 0.26 : 0.2, wood);
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
  const posts = Math.round(h.long / 1.15);
  boards(ink, (t, w) => p(u, t * h.long, w), posts * 3, BOARDS, [
    tone(h.sunny ? "#3d3038" : "#302c3f"),
    tone(h.sunny ? "#66504c" : "#443c49"),
  ]);
  for (let i = 0; i <= posts; i++) {
    const v = (h.long * i) / posts,
      d = 0.07;
    solid(ink, [p(u, v - d, 0), p(u, v + d, 0), p(u, v + d, h.eave), p(u, v - d, h.eave)], wood);
  }
  wall(BOARDS - 0.08, BOARDS + 0.08, wood);
}
