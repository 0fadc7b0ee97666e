/** Paper doors, shut, at both ends of the open wall: the sun glows through them and lays a bamboo's shadow on the right ones. */
import { mix, Noise, type Pt, Rng, sstep, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, edges, shadedFace, shadedParts, within } from "./hero-face.ts";
import { HALF, POSTS, project, RISE, SHUT, SIDE, WALL } from "./hero-plan.ts";
import { bounced, grained, woodFace } from "./hero-wood.ts";

const n = new Noise(71);
const Y = WALL + 0.1,
  BAR = 0.013,
  PANEL = 0.86,
  STILE = 0.05;

export function doors(P: Print) {
  const from = POSTS[2] + HALF,
    to = SIDE,
    mid = (from + to) / 2;
  const paper: V3[] = sheet(from, to);
  glow(P, paper);
  bamboo(P, paper.map(project));
  leaf(P, from, mid + STILE);
  leaf(P, mid - STILE, to);
  const left = SHUT - 1.6;
  glow(P, sheet(left, SHUT));
  leaf(P, left, SHUT);
}
const sheet = (from: number, to: number): V3[] => [
  [from, Y, RISE.lintel],
  [to, Y, RISE.lintel],
  [to, Y, PANEL],
  [from, Y, PANEL],
];
/** paper in panes: each was mended in its own year; the eaves' shade lies along the top */
function glow(P: Print, face: V3[]) {
  shadedFace(
    P,
    face,
    (p) => {
      const pane = n.n2(Math.floor(p[0] * 3.8) * 5.1, Math.floor(p[2] * 4.2) * 3.7);
      const mottle = n.fbm(p[0] * 5, p[2] * 5, 3);
      const eaves = sstep(2.28, 2.36, p[2] + 0.03 * n.n2(p[0] * 5, 2));
      const c = mix("#f3e2b9", "#dcc79d", 0.3 + 0.3 * pane + 0.25 * mottle);
      return mix(mix(c, "#c9a877", 0.35 * sstep(1.5, 0.86, p[2])), "#b3a29a", 0.7 * eaves);
    },
    0,
  );
}
/** the frame of one door: its lattice, the board below, its stiles */
function leaf(P: Print, from: number, to: number) {
  const cell = (to - from) / 4;
  const bar = (x0: number, z0: number, x1: number, z1: number) =>
    boxFaces([x0, Y, z0], [x1, Y, z1]).front;
  const uprights = [1, 2, 3].map((i) =>
    bar(from + i * cell - BAR, PANEL, from + i * cell + BAR, RISE.lintel),
  );
  const rails = [1, 2, 3, 4, 5, 6, 7].map((i) => {
    const z = PANEL + ((RISE.lintel - PANEL) * i) / 8;
    return bar(from, z - BAR, to, z + BAR);
  });
  shadedParts(P, [...rails, ...uprights], (p) =>
    grained(mix(bounced(p[2]), "#75564a", 0.3 + 0.3 * n.n2(p[0] * 3, p[2] * 3)), p, 0),
  );
  woodFace(P, bar(from, RISE.sill, to, PANEL), 0, 0.04);
  const stiles = [from, to - STILE].map((x) => bar(x, RISE.sill, x + STILE, RISE.lintel));
  const dark = (axis: 0 | 2) => (p: V3) => grained(mix(bounced(p[2]), "#17111a", 0.2), p, axis);
  shadedParts(P, [bar(from, PANEL - 0.03, to, PANEL + 0.03)], dark(0));
  shadedParts(P, stiles, dark(2));
  for (const stile of stiles) edges(P, stile, 0.5);
}
/** the shadow of two stems outside: soft, and a little colder than the paper */
function bamboo(P: Print, on: Pt[]) {
  const r = new Rng(23);
  P.block(
    (x) =>
      within(x, on, () => {
        for (const [at, lean] of [
          [5.62, 0.05],
          [6.42, -0.06],
        ]) {
          const stem = (z: number): V3 => [at + lean * (z - 1.6) + 0.02 * Math.sin(z * 2), Y, z];
          x.fillStyle = "#a99a98";
          x.beginPath();
          for (let z = 0.9; z < 2.7; z += 0.33)
            brushPath(x, [project(stem(z)), project(stem(z + 0.31))], () => 5.5);
          x.fill();
          for (let z = 1.3; z < 2.7; z += 0.16)
            for (let i = 0; i < 3; i++) {
              const a = stem(z),
                side = r.chance(0.5) ? 1 : -1,
                long = r.range(0.16, 0.3);
              const root: V3 = [a[0] + side * r.range(0.02, 0.16), Y, z + r.range(-0.05, 0.06)];
              const tip: V3 = [root[0] + side * long * 0.55, Y, root[2] - long * 0.85];
              const [p, q] = [project(root), project(tip)];
              x.beginPath();
              brushPath(
                x,
                [p, [(p[0] + q[0]) / 2 + side * 3, (p[1] + q[1]) / 2 - 3], q],
                (t) => 7 * Math.sin(Math.PI * t) ** 0.7,
              );
              x.fillStyle = i ? "#b3a39c" : "#a59796";
              x.fill();
            }
        }
      }),
    { occlude: 0, alpha: 0.75, blur: 1.4 },
  );
}
