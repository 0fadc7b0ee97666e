/** The wall that stands open on the snow: posts, sill, lintel and transom, the lattice door, paper doors, the dark beams above. */
import { bokashi, css, H, mix, type Pt, type V3, W } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { wash } from "../../kit/stage.ts";
import { boxFaces, edges, flatFace, step, sunlitFace, type Tone, within } from "./hero-face.ts";
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
  for (let x = -0.5; x < SIDE; x += 0.2)
    flatFace(
      P,
      boxFaces([x - 0.02, WALL + 0.08, RISE.transom], [x + 0.02, WALL + 0.12, RISE.beam]).front,
      DEEP,
      0.4,
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
function lattice(P: Print) {
  for (let x: number = LATTICE.from; x <= LATTICE.to; x += LATTICE.pitch)
    flatFace(
      P,
      boxFaces([x, WALL + 0.1, RISE.sill], [x + LATTICE.bar, WALL + 0.14, RISE.lintel]).front,
      DARK,
      0.5,
    );
  // the door's stile, then its rails
  flatFace(
    P,
    boxFaces(
      [LATTICE.to - 0.03, WALL + 0.08, RISE.sill],
      [LATTICE.to + 0.06, WALL + 0.14, RISE.lintel],
    ).front,
    DARK,
    0.6,
  );
  for (const z of [0.42, 0.98, 1.75, 2.5])
    flatFace(
      P,
      boxFaces([LATTICE.from, WALL + 0.1, z], [LATTICE.to, WALL + 0.14, z + 0.06]).front,
      DARK,
      0.5,
    );
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
  const bar = (a: Pt, b: Pt, w: number, c: string) => {
    const upright = a[0] === b[0];
    flatFace(
      P,
      upright
        ? [
            [a[0] - w, y, a[1]],
            [a[0] + w, y, a[1]],
            [a[0] + w, y, b[1]],
            [a[0] - w, y, b[1]],
          ]
        : [
            [a[0], y, a[1] + w],
            [b[0], y, a[1] + w],
            [b[0], y, a[1] - w],
            [a[0], y, a[1] - w],
          ],
      c,
      0.3,
    );
  };
  for (let i = 1; i < 8; i++)
    bar([x0 + ((x1 - x0) * i) / 8, RISE.lintel], [x0 + ((x1 - x0) * i) / 8, 0.8], 0.011, "#5b4340");
  for (let i = 1; i < 8; i++) {
    const z = 0.8 + ((RISE.lintel - 0.8) * i) / 8;
    bar([x0, z], [x1, z], 0.011, "#5b4340");
  }
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
  bar([mid, RISE.lintel], [mid, RISE.sill], 0.045, DARK);
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
