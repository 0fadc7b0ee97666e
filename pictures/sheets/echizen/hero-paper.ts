/** Paper in the room: pressed wet sheets in a block on a bench, and sheets drying on boards that lean on the wall. */
import { css, mix, Noise, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, edgeLine, shadedFace, step, sunlitFace, type Tone } from "./hero-face.ts";
import { BENCH, LEAN, STACK } from "./hero-plan.ts";
import { grained } from "./hero-wood.ts";

const n = new Noise(83);
const PAPER: Tone = { shade: "#98a2bc", half: "#d3d4d8", sun: "#fff9ea" };
const WOOD: Tone = { shade: "#5f4239", half: "#9a6a44", sun: "#e0a766" };
const BOARD: Tone = { shade: "#64483f", half: "#94684a", sun: "#d29a62" };
const DRYING: Tone = { shade: "#ada7b2", half: "#d8cfc6", sun: "#fdf0d4" };
const { x0, y0, x1, y1, z, top } = BENCH;

export function bench(P: Print) {
  for (const y of [y1 - 0.06, y0 + 0.06])
    for (const x of [x0 + 0.06, x1 - 0.06]) {
      const leg = boxFaces([x - 0.05, y - 0.05, 0], [x + 0.05, y + 0.05, z]);
      sunlitFace(P, leg.left, (p, sun) => grained(step(WOOD, sun), p, 2), 0.6);
      shadedFace(P, leg.front, (p) => grained([84, 60, 54], p, 2), 0.6);
    }
  const wood = boxFaces([x0, y0, z - 0.07], [x1, y1, z]);
  for (const face of [wood.left, wood.front, wood.top])
    sunlitFace(P, face, (p, sun) => grained(step(WOOD, sun), p, 0), 0.7);
  const f = boxFaces([STACK.x0, STACK.y0, z], [STACK.x1, STACK.y1, top]);
  for (const face of [f.left, f.front, f.top])
    sunlitFace(
      P,
      face,
      (p, sun) =>
        mix(step(PAPER, sun), "#7f8bab", 0.16 * Math.max(0, n.fbm(p[0] * 3, p[2] * 40 + p[1] * 3))),
      0.6,
    );
  P.lines((k) => {
    k.fillStyle = css("#6a6f86", 0.5);
    k.beginPath();
    for (let i = 1; i < 7; i++) {
      const h = z + ((top - z) * (i + 0.34 * Math.sin(i * 5.3))) / 7;
      edgeLine(k, [STACK.x0, STACK.y0, h], [STACK.x1, STACK.y0, h], 0.34);
      edgeLine(k, [STACK.x0, STACK.y1, h], [STACK.x0, STACK.y0, h], 0.34);
    }
    k.fill();
  });
}
/** a place on a leaning board: along its foot, then up */
const leaning = (y: number, up: number): V3 => [
  LEAN.foot + (LEAN.head - LEAN.foot) * up,
  y,
  LEAN.tall * up,
];
export function dryingBoards(P: Print) {
  for (const y of LEAN.at) {
    const face = (a: number, b: number, low: number, high: number): V3[] => [
      leaning(y - a, high),
      leaning(y - b, high),
      leaning(y - b, low),
      leaning(y - a, low),
    ];
    sunlitFace(P, face(0, LEAN.wide, 0, 1), (p, sun) => grained(step(BOARD, sun), p, 2, 1, y));
    // two sheets, brushed on wet: their edges are soft, their corners not quite true
    for (const [low, high] of [
      [0.07, 0.48],
      [0.53, 0.95],
    ])
      sunlitFace(
        P,
        face(0.05, LEAN.wide - 0.06 + 0.02 * n.n2(y * 3, low * 9), low, high),
        (p, sun) =>
          mix(step(DRYING, sun), "#8d8ca6", 0.25 * Math.max(0, n.fbm(p[1] * 4, p[2] * 3) + 0.2)),
        0.25,
      );
  }
}
