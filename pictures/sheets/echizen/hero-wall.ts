/** The wall that stands open on the snow: posts, sill, lintel, transom with snow on it, and the boarded wall at the right. */
import { css, mix, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import {
  boxFaces,
  edges,
  flatFace,
  shadedFace,
  shadedParts,
  step,
  sunlitFace,
  type Tone,
} from "./hero-face.ts";
import { HALF, POSTS, project, RISE, SIDE, WALL } from "./hero-plan.ts";
import { bounced, type Axis, grained, hash, woodFace } from "./hero-wood.ts";

const BACK = WALL + 2 * HALF;
const SIDEWALL: Tone = { shade: "#40303a", half: "#7a4f3f", sun: "#d8925c" };
const REVEAL: Tone = { shade: "#5e3f37", half: "#9a6446", sun: "#d99a66" };

/** a timber of the wall: its sunward left side, the underside or the top, and its dark inner face */
function timber(P: Print, a: V3, b: V3, axis: Axis, lift = 0) {
  const f = boxFaces(a, b);
  if (a[0] > 0.5) sunlitFace(P, f.left, (p, sun) => grained(step(REVEAL, sun), p, axis, 0.7), 0.6);
  if (b[2] < 1.7)
    sunlitFace(P, f.top, (p, sun) =>
      grained(step({ shade: "#8d7a7c", half: "#c59d78", sun: "#f0cf9c" }, sun), p, axis),
    );
  if (a[2] > 1.9)
    shadedFace(P, f.under, (p) => grained(mix("#5b4038", "#8a5f45", hash(a[2])), p, axis), 0.5);
  woodFace(P, f.front, axis, lift);
}
export function wall(P: Print) {
  transom(P);
  timber(P, [-4, WALL, 0], [SIDE, BACK, RISE.sill], 0);
  timber(P, [-4, WALL, RISE.lintel], [SIDE, BACK, RISE.transom], 0, -0.1);
  timber(P, [-4, WALL + 0.02, RISE.top], [SIDE + 0.2, BACK, RISE.top + 0.5], 0, -0.3);
  timber(P, [-4, WALL - 0.04, RISE.beam], [SIDE + 0.2, BACK, RISE.top], 0, 0.04);
  for (const p of POSTS) timber(P, [p - HALF, WALL - 0.02, 0], [p + HALF, BACK, RISE.beam], 2);
  sideWall(P);
}
/** the bars under the great beam, and the snow that lies on the outer ledge between them */
function transom(P: Print) {
  const snow = boxFaces([-4, BACK, RISE.transom], [SIDE, BACK + 0.1, RISE.transom + 0.045]).front;
  flatFace(P, snow, "#dfe6f0", 0);
  const bars = Array.from({ length: 47 }, (_, i) => {
    const x = -2.2 + i * 0.2 + 0.012 * (hash(i) - 0.5);
    return boxFaces([x - 0.027, WALL + 0.04, RISE.transom], [x + 0.027, WALL + 0.1, RISE.beam]);
  });
  shadedParts(
    P,
    bars.map((b) => b.front),
    (p) => grained(mix(bounced(p[2]), "#6d4c42", 0.5 * hash(Math.floor(p[0] * 5))), p, 2, 1.2),
  );
  for (const b of bars) edges(P, b.front, 0.35);
}
/** the boarded wall at the right, on which the transom's light falls */
function sideWall(P: Print) {
  const face: V3[] = [
    [SIDE, WALL, 5],
    [SIDE, 2.2, 5],
    [SIDE, 2.2, 0],
    [SIDE, WALL, 0],
  ];
  const BOARD = 0.27;
  sunlitFace(P, face, (p, sun) => {
    const own = hash(Math.floor(p[1] / BOARD));
    const c = mix(step(SIDEWALL, sun), bounced(p[2]), sun > 0.4 ? 0.1 : 0.55);
    return grained(mix(c, "#150f18", 0.05 + 0.2 * own), p, 2, 1, own);
  });
  for (let y = 9 * BOARD; y < WALL; y += BOARD)
    P.lines((k) => {
      k.strokeStyle = css("#17121a", 0.7);
      k.lineWidth = 1 + 0.7 * hash(y * 31);
      k.beginPath();
      k.moveTo(...project([SIDE, y, 0]));
      k.lineTo(...project([SIDE, y, 5]));
      k.stroke();
    });
  edges(P, face);
}
