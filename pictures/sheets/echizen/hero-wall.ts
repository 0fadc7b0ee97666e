/** The wall that stands open on the snow: posts, sill, lintel and transom, the lattice door, paper doors, the dark beams above. */
import { bokashi, css, H, mix, type V3, W } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { wash } from "../../kit/stage.ts";
import {
  boxFaces,
  edges,
  flatFace,
  slats,
  step,
  sunlitFace,
  type Tone,
  within,
} from "./hero-face.ts";
import { HALF, LATTICE, POSTS, project, RISE, SIDE, WALL } from "./hero-plan.ts";

const DARK = "#33262a",
  DEEP = "#261d24";
const BACK = WALL + 2 * HALF;
const SIDEWALL: Tone = { shade: "#3c2e36", half: "#6e4a3e", sun: "#c98450" };

/** the sun on a post's side: the eaves keep its upper part in shade */
function reveal(P: Print, face: V3[]) {
  const ys = face.map((p) => project(p)[1]);
  return bokashi(
    P.base.x,
    0,
    Math.min(...ys),
    0,
    Math.max(...ys),
    stops("0 #4a302c, 0.24 #7a4a34, 0.5 #b8754a, 1 #c98a58"),
  );
}
/** a timber of the wall: its sunward left side, the underside or the top, and its dark inner face */
function timber(P: Print, a: V3, b: V3, c: string = DARK) {
  const f = boxFaces(a, b);
  if (a[0] > 0.5) flatFace(P, f.left, reveal(P, f.left));
  if (b[2] < 1.7) flatFace(P, f.top, "#dcc6a4");
  if (a[2] > 1.75) flatFace(P, f.under, DEEP);
  flatFace(P, f.front, c);
}
export function wall(P: Print) {
  lattice(P);
  paperDoors(P);
  timber(P, [-4, WALL, 0], [SIDE, BACK, RISE.sill], "#3d2d30");
  // bars of the transom
  slats(
    P,
    every(-0.5, SIDE, 0.2).map(
      (x) => boxFaces([x - 0.02, WALL, RISE.transom], [x + 0.02, WALL, RISE.beam]).front,
    ),
    DEEP,
  );
  timber(P, [-4, WALL, RISE.lintel], [SIDE, BACK, RISE.transom], DARK);
  for (const p of POSTS) timber(P, [p - HALF, WALL - 0.02, 0], [p + HALF, BACK, RISE.beam]);
  timber(P, [-4, WALL - 0.1, RISE.beam], [SIDE, BACK, RISE.top], DEEP);
  ceiling(P);
  sideWall(P);
}
/** above the great beam: boards in the dark, and cross-beams that run towards us */
function ceiling(P: Print) {
  const face: V3[] = [
    [-4, WALL, RISE.top],
    [SIDE, WALL, RISE.top],
    [SIDE, 1.5, RISE.top],
    [2, 1.5, RISE.top],
    [-4, 4, RISE.top],
  ];
  flatFace(P, face, "#1d161e");
  for (const p of [POSTS[1], POSTS[2], POSTS[3]]) {
    const f = boxFaces([p - 0.13, 2.5, RISE.top - 0.26], [p + 0.13, WALL - 0.1, RISE.top + 0.1]);
    flatFace(P, f.under, "#1a141b");
    flatFace(P, f.left, "#3d2c2e");
  }
}
/** the places from one number to another, a pitch apart */
const every = (from: number, to: number, pitch: number) =>
  Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, i) => from + i * pitch);
function lattice(P: Print) {
  const y0 = WALL + 0.1,
    y1 = WALL + 0.14;
  const bars = every(LATTICE.from, LATTICE.to, LATTICE.pitch).map(
    (x) => boxFaces([x, y0, RISE.sill], [x + LATTICE.bar, y1, RISE.lintel]).front,
  );
  const rails = [0.42, 0.98, 1.75, 2.5].map(
    (z) => boxFaces([LATTICE.from, y0, z], [LATTICE.to, y1, z + 0.06]).front,
  );
  slats(P, [...bars, ...rails], DARK);
  const { to } = LATTICE;
  flatFace(P, boxFaces([to - 0.03, y0, RISE.sill], [to + 0.06, y1, RISE.lintel]).front, DARK, 0.6);
}
/** two paper doors, shut: the sun glows through them, warmer below the eaves' shade */
function paperDoors(P: Print) {
  const y = WALL + 0.1,
    x0 = POSTS[3] + HALF,
    x1 = SIDE;
  const sheet: V3[] = [
    [x0, y, RISE.lintel],
    [x1, y, RISE.lintel],
    [x1, y, RISE.sill],
    [x0, y, RISE.sill],
  ];
  const on = sheet.map(project);
  P.block((x) => {
    within(x, on, () => {
      const top = project([7, y, RISE.lintel])[1],
        low = project([7, y, RISE.sill])[1];
      x.fillStyle = bokashi(x, 0, top, 0, low, stops("0 #b9a48e, 0.2 #dcc49a, 1 #f0d9a8"));
      x.fillRect(0, 0, W, H);
    });
  });
  const BAR = 0.012,
    PANEL = 0.8;
  slats(
    P,
    [1, 2, 3, 5, 6, 7].map((i) => {
      const x = x0 + ((x1 - x0) * i) / 8;
      return boxFaces([x - BAR, y, PANEL], [x + BAR, y, RISE.lintel]).front;
    }),
    "#5b4340",
  );
  slats(
    P,
    [1, 2, 3, 4, 5, 6, 7].map((i) => {
      const z = PANEL + ((RISE.lintel - PANEL) * i) / 8;
      return boxFaces([x0, y, z - BAR], [x1, y, z + BAR]).front;
    }),
    "#5b4340",
  );
  flatFace(
    P,
    [
      [x0, y, 0.8],
      [x1, y, 0.8],
      [x1, y, RISE.sill],
      [x0, y, RISE.sill],
    ],
    "#4a3432",
  );
  const mid = (x0 + x1) / 2;
  flatFace(
    P,
    boxFaces([mid - 0.045, y, RISE.sill], [mid + 0.045, y, RISE.lintel]).front,
    DARK,
    0.4,
  );
}
/** the boarded wall at the right, on which the transom's light falls */
function sideWall(P: Print) {
  const face: V3[] = [
    [SIDE, WALL, 5],
    [SIDE, 2.2, 5],
    [SIDE, 2.2, 0],
    [SIDE, WALL, 0],
  ];
  sunlitFace(P, face, (p, sun) => {
    const board = Math.floor(p[1] / 0.34);
    const c = step(SIDEWALL, sun);
    return mix(c, "#1c151e", 0.1 + 0.12 * ((board * 7) % 3) + 0.1 * Math.max(0, p[2] - 2));
  });
  for (let y = 2.38; y < WALL; y += 0.34)
    P.lines((k) => {
      k.strokeStyle = css("#17121a", 0.7);
      k.lineWidth = 1.6;
      k.beginPath();
      k.moveTo(...project([SIDE, y, 0]));
      k.lineTo(...project([SIDE, y, 5]));
      k.stroke();
    });
  edges(P, face);
}
/** the low sun's warmth from the left, and a quiet darkening under the roof, over all that is drawn so far */
export function air(P: Print) {
  P.light(
    (x) => {
      const g = x.createRadialGradient(-80, 330, 40, -80, 330, 1000);
      g.addColorStop(0, "rgba(255,206,130,.55)");
      g.addColorStop(0.45, "rgba(255,196,120,.2)");
      g.addColorStop(1, "rgba(255,190,120,0)");
      x.fillStyle = g;
      x.fillRect(0, 0, W, H);
    },
    { op: "soft-light" },
  );
  wash(P, "top", 240, "#3a2c40", 0.55);
}
