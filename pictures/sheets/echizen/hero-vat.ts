/** The cedar vat: boards and battens in the shade, its rim and the milky water in the sun. */
import { css, mix, Noise, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, edgeLine, edges, shadedFace, step, sunlitFace, type Tone } from "./hero-face.ts";
import { KEY, VAT } from "./hero-plan.ts";
import { grained, hash } from "./hero-wood.ts";

const n = new Noise(23);
const END: Tone = { shade: "#6e4738", half: "#a36c43", sun: "#d79a5c" };
const RIM: Tone = { shade: "#8f7058", half: "#c69c64", sun: "#f5d898" };
const WATER: Tone = { shade: "#7f97ae", half: "#b9c6cd", sun: "#f7f2e2" };
const { x0, y0, x1, y1, z, rim } = VAT;
const FEET = 0.07;
const SEAMS = [0.33, 0.58];

export function vat(P: Print) {
  const f = boxFaces([x0, y0, FEET], [x1, y1, z]);
  sunlitFace(P, f.left, (p, sun) =>
    grained(mix(step(END, sun), "#3a2530", 0.3 * hash(board(p[2]))), p, 1, 1, board(p[2])),
  );
  shadedFace(P, f.front, (p) => {
    const row = board(p[2]);
    let c = mix("#7a5040", "#5a3a37", hash(row + 3));
    // dark with wet below, rubbed lighter along the middle
    c = mix(c, "#2e2029", 0.5 * (1 - p[2] / z) ** 1.5);
    c = mix(c, "#a06d4c", 0.18 * Math.max(0, n.n2(p[0] * 0.9, p[2] * 5)));
    return grained(c, p, 0, 0.75, row);
  });
  for (const q of SEAMS)
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.8);
      k.beginPath();
      edgeLine(k, [x0, y0, q], [x1, y0, q], 0.6);
      edgeLine(k, [x0, y1, q], [x0, y0, q], 0.6);
      k.fill();
    });
  for (const px of [x0 + 0.02, (x0 + x1) / 2 - 0.14, x1 - 0.14]) batten(P, px);
  const inner: V3[] = [
    [x0 + rim, y1 - rim, z],
    [x1 - rim, y1 - rim, z],
    [x1 - rim, y0 + rim, z],
    [x0 + rim, y0 + rim, z],
  ];
  const top = boxFaces([x0 - 0.04, y0 - 0.05, 0], [x1 + 0.04, y1 + 0.03, z]).top;
  sunlitFace(P, top, (p, sun) => grained(step(RIM, sun), p, 0, 0.8));
  // the near rim's edge towards us
  shadedFace(
    P,
    boxFaces([x0 - 0.04, y0 - 0.05, z - 0.055], [x1 + 0.04, y0 - 0.05, z]).front,
    (p) => grained(mix("#8a5f44", "#6d4a3a", hash(Math.floor(p[0] * 2))), p, 0),
    0.7,
  );
  sunlitFace(P, inner, (p, sun) => {
    const ripple = n.n2(p[0] * 1.6, p[1] * 5);
    const c = step(WATER, sun, 0.14 * ripple);
    return mix(c, "#56708c", 0.45 * (1 - (p[1] - y0) / (y1 - y0)) ** 2);
  });
  edges(P, inner, 0.7);
}
const board = (height: number) => SEAMS.filter((s) => height > s).length;
/** a batten that holds the boards; it stands on the floor and shades the front beside it */
function batten(P: Print, px: number) {
  const b = boxFaces([px, y0 - 0.05, 0], [px + 0.12, y0, z - 0.05]);
  shadedFace(P, b.left, (p) => grained([140, 94, 68], p, 2), 0.6);
  shadedFace(
    P,
    b.front,
    (p) => grained(mix("#644437", "#3a292e", 1 - p[2] / z), p, 2, 1.2, px),
    0.8,
  );
}
