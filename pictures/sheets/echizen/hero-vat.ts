/** The cedar vat: its sunlit end, its front in the shade, the milky water within its rim. */
import { css, mix, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, edgeLine, edges, flatFace, step, sunlitFace, type Tone } from "./hero-face.ts";
import { KEY, project, scaleAt, VAT } from "./hero-plan.ts";

const n = new Noise(23);
const END: Tone = { shade: "#6b4538", half: "#9a6742", sun: "#d99a58" };
const FRONT: Tone = { shade: "#5d3d35", half: "#7d5642", sun: "#c58a52" };
const RIM: Tone = { shade: "#8f7058", half: "#bd9560", sun: "#f3d596" };
const WATER: Tone = { shade: "#5f7f9c", half: "#9db4c6", sun: "#f4f1e4" };
const { x0, y0, x1, y1, z, rim } = VAT;
const FEET = 0.06;

export function vat(P: Print) {
  const f = boxFaces([x0, y0, FEET], [x1, y1, z]);
  sunlitFace(P, f.left, (p, sun) => mix(step(END, sun), "#3a2530", 0.12 * board(p[2])));
  sunlitFace(P, f.front, (p, sun) =>
    mix(step(FRONT, sun), "#2a1d28", 0.1 * board(p[2]) + 0.3 * (1 - p[2] / z)),
  );
  for (const q of [0.31, 0.56])
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.85);
      k.beginPath();
      edgeLine(k, [x0, y0, q], [x1, y0, q], 0.7);
      edgeLine(k, [x0, y1, q], [x0, y0, q], 0.7);
      k.fill();
    });
  grain(P);
  // battens that hold the boards
  for (const px of [x0 + 0.03, (x0 + x1) / 2 - 0.05, x1 - 0.13]) {
    const b = boxFaces([px, y0 - 0.04, 0], [px + 0.1, y0, z]);
    flatFace(P, b.left, "#7a5140", 0.8);
    flatFace(P, b.front, "#4b3230", 0.8);
  }
  const inner: V3[] = [
    [x0 + rim, y1 - rim, z],
    [x1 - rim, y1 - rim, z],
    [x1 - rim, y0 + rim, z],
    [x0 + rim, y0 + rim, z],
  ];
  const top = boxFaces([x0 - 0.02, y0 - 0.03, 0], [x1 + 0.02, y1 + 0.02, z]).top;
  sunlitFace(P, top, (_p, sun) => step(RIM, sun));
  // the near rim's edge towards us
  flatFace(
    P,
    [
      [x0 - 0.02, y0 - 0.03, z],
      [x1 + 0.02, y0 - 0.03, z],
      [x1 + 0.02, y0 - 0.03, z - 0.05],
      [x0 - 0.02, y0 - 0.03, z - 0.05],
    ],
    "#6d4a3a",
    0.7,
  );
  sunlitFace(P, inner, (p, sun) => {
    const ripple = n.n2(p[0] * 1.3, p[1] * 4);
    return mix(step(WATER, sun, 0.16 * ripple), "#3f5f80", 0.4 * (1 - (p[1] - y0) / (y1 - y0)));
  });
  edges(P, inner, 0.8);
}
const board = (height: number) => (height > 0.56 ? 0 : height > 0.31 ? 1 : 2);
function grain(P: Print) {
  const r = new Rng(9),
    T = new Tones();
  P.block(
    (x) => {
      for (let i = 0; i < 34; i++) {
        const q = r.range(0.1, 0.76),
          from = r.range(x0, x1 - 0.5),
          long = r.range(0.25, 0.9);
        const line = Array.from({ length: 10 }, (_, j): Pt => {
          const px = Math.min(x1, from + (long * j) / 9);
          return project([px, y0, q + 0.008 * n.n2(px * 1.6, q * 9)]);
        });
        const w = 0.007 * scaleAt([from, y0, 0]);
        T.add(
          r.chance(0.82) ? "#38262a" : "#80594a",
          (k) => brushPath(k, line, (t) => w * Math.sin(Math.PI * t)),
          0.6,
        );
      }
      T.flush(x);
    },
    { occlude: 0 },
  );
}
/** the stave pail that stands by */
export function pail(P: Print, [px, py]: Pt, radius: number, tall: number) {
  const round = (h: number, r: number) =>
    Array.from({ length: 41 }, (_, i): Pt => {
      const a = (i / 40) * 2 * Math.PI;
      return project([px + r * Math.cos(a), py + r * Math.sin(a), h]);
    });
  /** the part of a ring that faces us, from left to right */
  const front = (ring: Pt[]): Pt[] => {
    const open = ring.slice(0, -1),
      xs = open.map((p) => p[0]);
    const l = xs.indexOf(Math.min(...xs)),
      e = xs.indexOf(Math.max(...xs)),
      m = open.length;
    const walk = (by: number) =>
      Array.from(
        { length: ((by * (e - l) + m) % m) + 1 },
        (_, i) => open[(l + by * i + m * 2) % m],
      );
    const [p, q] = [walk(1), walk(-1)];
    const low = (arc: Pt[]) => Math.max(...arc.map((v) => v[1]));
    return low(p) > low(q) ? p : q;
  };
  const hull = (h0: number, h1: number, r0: number, r1: number): Pt[] => [
    ...front(round(h1, r1)),
    ...front(round(h0, r0)).toReversed(),
  ];
  P.block((x) => {
    const [cx] = project([px, py, 0]),
      w = radius * scaleAt([px, py, 0]);
    const g = x.createLinearGradient(cx - w, 0, cx + w, 0);
    for (const [t, c] of [
      [0, "#e0a462"],
      [0.28, "#d09050"],
      [0.3, "#8a5a42"],
      [0.7, "#5d3d36"],
      [1, "#4a3030"],
    ] as const)
      g.addColorStop(t, c);
    fillPoly(x, hull(0, tall, radius * 0.92, radius), g);
    for (const h of [0.08, 0.26]) {
      fillPoly(x, hull(h, h + 0.03, radius * 0.94, radius * 0.95), "#2f2226");
    }
    fillPoly(x, round(tall, radius), "#e9c489");
    fillPoly(x, round(tall - 0.005, radius * 0.86), "#dfe4e4");
  });
  P.lines((k) => {
    k.strokeStyle = css(KEY, 0.9);
    k.lineWidth = 2;
    for (const ring of [round(tall, radius), hull(0, tall, radius * 0.92, radius)]) {
      k.beginPath();
      ring.forEach((p, i) => (i ? k.lineTo(...p) : k.moveTo(...p)));
      k.stroke();
    }
  });
}
