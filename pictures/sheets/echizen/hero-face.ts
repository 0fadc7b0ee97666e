/** Flat faces in the workshop: their tones lie in steps by the sun that reaches them, their edges get a line that thins with distance. */
import {
  type Col,
  css,
  type Fill,
  H,
  type Layer,
  layer,
  mix,
  Noise,
  type Pt,
  type RGB,
  SS,
  stamp,
  type V3,
  W,
} from "../../kit/core.ts";
import { brushPath, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, meet, project, scaleAt } from "./hero-plan.ts";
import { sunAt } from "./hero-sun.ts";

const n = new Noise(31);
/** what a face shows in shade, where the sun is half hidden, and in the sun */
export interface Tone {
  readonly shade: Col;
  readonly half: Col;
  readonly sun: Col;
}
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** the step of tone for a share of sun: two cuts with soft edges */
export function step(t: Tone, sun: number, bias = 0, soft = 0.34): RGB {
  const s = sun + bias;
  const cut = (at: number) => Math.min(1, Math.max(0, (s - at) / soft + 0.5));
  return mix(mix(t.shade, t.half, cut(0.22)), t.sun, cut(0.66));
}
/** A face whose colour is asked for at each of its places. */
export function shadedFace(P: Print, face: V3[], colour: (p: V3) => RGB, line = 1) {
  shadedParts(P, [face], colour);
  if (line > 0) edges(P, face, line);
}
/** The same for several faces in one plane, in one block, without lines: bars of a lattice. */
export function shadedParts(P: Print, parts: V3[][], colour: (p: V3) => RGB) {
  const [face] = parts;
  const normal = cross(minus(face[1], face[0]), minus(face[2], face[0]));
  const on = parts.map((part) => part.map(project));
  const xs = on.flat().map((p) => p[0]),
    ys = on.flat().map((p) => p[1]);
  // only the pixels about the faces: a thin bar is a small part of the sheet
  const low = (v: number[], end: number) =>
    Math.floor(Math.min(Math.max(0, Math.min(...v) - 2), end - 1) * SS);
  const high = (v: number[], end: number) =>
    Math.ceil(Math.max(1, Math.min(end, Math.max(...v) + 2)) * SS);
  const x0 = low(xs, W),
    y0 = low(ys, H),
    x1 = high(xs, W),
    y1 = high(ys, H);
  const L = layer();
  const part = L.x.getImageData(x0, y0, x1 - x0, y1 - y0);
  for (let j = y0, i = 0; j < y1; j++)
    for (let k = x0; k < x1; k++, i += 4) {
      const c = colour(meet([(k + 0.5) / SS, (j + 0.5) / SS], face[0], normal));
      part.data.set([c[0], c[1], c[2], 255], i);
    }
  // the place is in pixels: the canvas's own scale must not move it
  L.x.save();
  L.x.setTransform(1, 0, 0, 1, 0, 0);
  L.x.putImageData(part, x0, y0);
  L.x.restore();
  P.put(clipTo(L, on), { occlude: 1 });
}
/** The same, where the sun's share counts. */
export const sunlitFace = (P: Print, face: V3[], colour: (p: V3, sun: number) => RGB, line = 1) =>
  shadedFace(P, face, (p) => colour(p, sunAt(p)), line);
/** keeps only what lies within outlines */
function clipTo(L: Layer, outlines: Pt[][]): Layer {
  const M = layer();
  for (const outline of outlines) fillPoly(M.x, outline, "#000000");
  stamp(L.x, M, { op: "destination-in" });
  return L;
}
/** A face in one colour. */
export function flatFace(P: Print, face: V3[], c: Fill, line = 1) {
  P.block((x) => fillPoly(x, face.map(project), c));
  if (line > 0) edges(P, face, line);
}
/** the lines about a face */
export function edges(P: Print, face: V3[], weight = 1) {
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    face.forEach((p, i) => edgeLine(k, p, face[(i + 1) % face.length], weight));
    k.fill();
  });
}
/** One edge, thick near and thin far, cut by hand: it swells, wavers a little, and gives out here and there. */
export function edgeLine(k: Print["key"]["x"], a: V3, b: V3, weight = 1) {
  const w = (p: V3) => Math.min(3.2, 0.0105 * scaleAt(p)) * weight;
  const wa = w(a),
    wb = w(b);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const m = Math.max(8, Math.min(60, Math.round(long * 12)));
  const own = a[0] * 3.7 + b[2] * 5.1 + a[2] * 2.3 + b[1];
  const line = Array.from({ length: m + 1 }, (_, i): Pt => {
    const t = i / m;
    const [px, py] = project([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[2] + (b[2] - a[2]) * t,
    ]);
    return [px + 0.7 * n.n2(t * long * 3, own + 7), py + 0.7 * n.n2(t * long * 3, own + 40)];
  });
  brushPath(k, line, (t) => {
    const v = n.n2(t * long * 1.6, own) + 0.5 * n.n2(t * long * 7, own + 3);
    return (wa + (wb - wa) * t) * Math.max(0, Math.min(1.35, 0.95 + 0.75 * v));
  });
}
/** the outline of a polygon on the sheet as a clip */
export function within(x: Print["key"]["x"], outline: Pt[], draw: () => void) {
  x.save();
  poly(x, outline);
  x.clip();
  draw();
  x.restore();
}
/** the sides of an upright box that the camera sees: its left end, its front, its top */
export const boxFaces = (
  [x0, y0, z0]: V3,
  [x1, y1, z1]: V3,
): { left: V3[]; front: V3[]; top: V3[]; under: V3[] } => ({
  left: [
    [x0, y1, z1],
    [x0, y0, z1],
    [x0, y0, z0],
    [x0, y1, z0],
  ],
  front: [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y0, z0],
    [x0, y0, z0],
  ],
  top: [
    [x0, y1, z1],
    [x1, y1, z1],
    [x1, y0, z1],
    [x0, y0, z1],
  ],
  under: [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y0, z0],
    [x0, y0, z0],
  ],
});
