/** Flat faces in the workshop: their tones lie in steps by the sun that reaches them, their edges get a line that thins with distance. */
import {
  type Col,
  css,
  type Fill,
  type Layer,
  layer,
  mix,
  Noise,
  type Pt,
  type RGB,
  shade,
  stamp,
  type V3,
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
/** the step of tone for a share of sun: two cuts with short soft edges */
export function step(t: Tone, sun: number, bias = 0): RGB {
  const s = sun + bias;
  const cut = (at: number) => Math.min(1, Math.max(0, (s - at) / 0.1 + 0.5));
  return mix(mix(t.shade, t.half, cut(0.22)), t.sun, cut(0.66));
}
/** A face whose colour is asked for at each of its places. */
export function sunlitFace(P: Print, face: V3[], colour: (p: V3, sun: number) => RGB) {
  const normal = cross(minus(face[1], face[0]), minus(face[2], face[0]));
  const on = face.map(project);
  const xs = on.map((p) => p[0]),
    ys = on.map((p) => p[1]);
  const box = [
    Math.min(...xs) - 2,
    Math.min(...ys) - 2,
    Math.max(...xs) + 2,
    Math.max(...ys) + 2,
  ] as const;
  const L = shade((x, y, o) => {
    o[3] = 0;
    if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return;
    const p = meet([x, y], face[0], normal);
    [o[0], o[1], o[2]] = colour(p, sunAt(p));
    o[3] = 255;
  });
  P.put(clipTo(L, on), { occlude: 1 });
  edges(P, face);
}
/** keeps only what lies within an outline */
export function clipTo(L: Layer, outline: Pt[]): Layer {
  const M = layer();
  fillPoly(M.x, outline, "#000000");
  stamp(L.x, M, { op: "destination-in" });
  return L;
}
/** A face in one colour. */
export function flatFace(P: Print, face: V3[], c: Fill, line = 1) {
  P.block((x) => fillPoly(x, face.map(project), c));
  if (line > 0) edges(P, face, line);
}
/** Thin bars in one colour and in one block: too slight for lines of their own. */
export const slats = (P: Print, faces: V3[][], c: Fill) =>
  P.block((x) => faces.forEach((face) => fillPoly(x, face.map(project), c)));
/** the lines about a face */
export function edges(P: Print, face: V3[], weight = 1) {
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    face.forEach((p, i) => edgeLine(k, p, face[(i + 1) % face.length], weight));
    k.fill();
  });
}
/** One edge, thick near and thin far, with the small swell of a cut line. */
export function edgeLine(k: Print["key"]["x"], a: V3, b: V3, weight = 1) {
  const w = (p: V3) => Math.min(3.4, 0.0086 * scaleAt(p)) * weight;
  const wa = w(a),
    wb = w(b);
  const line = Array.from({ length: 13 }, (_, i): Pt => {
    const t = i / 12;
    return project([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });
  brushPath(k, line, (t) => (wa + (wb - wa) * t) * (1 + 0.25 * n.n2(t * 6, a[0] * 3 + b[2])));
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
