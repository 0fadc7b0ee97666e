/** The pressed paper on its bench: wet sheets in a block, their edges as a few fine lines. */
import { css, mix, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, edgeLine, flatFace, step, sunlitFace, type Tone } from "./hero-face.ts";
import { BENCH, STACK } from "./hero-plan.ts";

const PAPER: Tone = { shade: "#8f9bb8", half: "#c9cdd6", sun: "#fffaee" };
const WOOD: Tone = { shade: "#5c3f38", half: "#95653f", sun: "#e0a766" };
const { x0, y0, x1, y1, z, top } = BENCH;

export function bench(P: Print) {
  for (const y of [y1 - 0.06, y0 + 0.06])
    for (const x of [x0 + 0.06, x1 - 0.06]) {
      const leg = boxFaces([x - 0.05, y - 0.05, 0], [x + 0.05, y + 0.05, z]);
      sunlitFace(P, leg.left, (_p, sun) => step(WOOD, sun));
      flatFace(P, leg.front, "#4a3230", 0.7);
    }
  block(P, [x0, y0, z - 0.07], [x1, y1, z], WOOD, 0);
  block(P, [STACK.x0, STACK.y0, z], [STACK.x1, STACK.y1, top], PAPER, 7);
}
function block(P: Print, a: V3, b: V3, t: Tone, sheets: number) {
  const f = boxFaces(a, b);
  sunlitFace(P, f.left, (_p, sun) => mix(step(t, sun), "#e8a860", sheets ? 0.12 : 0));
  sunlitFace(P, f.front, (_p, sun) => step(t, sun));
  sunlitFace(P, f.top, (_p, sun) => step(t, sun));
  P.lines((k) => {
    k.fillStyle = css("#6a6f86", 0.5);
    k.beginPath();
    for (let i = 1; i < sheets; i++) {
      const z = a[2] + ((b[2] - a[2]) * (i + 0.34 * Math.sin(i * 5.3))) / sheets;
      edgeLine(k, [a[0], a[1], z], [b[0], a[1], z], 0.34);
      edgeLine(k, [a[0], b[1], z], [a[0], a[1], z], 0.34);
    }
    k.fill();
  });
}
