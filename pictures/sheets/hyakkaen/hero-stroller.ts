/** The visitor beyond the tunnel's end: she walks off into the light under a vermilion parasol, which hides her head. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam, STROLLER } from "./tunnel.ts";

const KEY = "#2a2036";
// drawn for a height of 160 from the soles to the parasol's top; the origin is between the feet
// her left sleeve hangs, her right one is raised to the shaft; the hem swings to one side
const ROBE =
  "-7,-105 -15,-99 -21,-90 -25,-76 -29,-58 -33,-45 -32,-43 -23,-41 -21,-43 -19,-54 -18,-36 -21,-18 -27,-4 -14,-1 -2,-2 8,-1 16,-3 14,-18 15,-38 17,-58 17,-76 24,-84 30,-98 26,-108 16,-106 8,-104 0,-107";
const LIT =
  "14,-102 26,-105 29,-98 22,-86 16,-78 16,-58 14,-38 13,-18 15,-4 10,-3 10,-20 11,-46 11,-70 12,-90";
const FOLD = "-12,-64 -11,-40 -16,-14 -20,-3 -14,-2 -9,-20 -6,-44 -6,-64";

export function stroller(P: Print) {
  const [sx, sy, d] = proj(cam, bend(12) + 0.16, STROLLER, 0),
    s = (cam.f / d) * 0.0104;
  const at = (o: string): Pt[] => pts(o).map(([a, b]): Pt => [sx + (a - b * 0.03) * s, sy + b * s]);
  const L = layer(),
    K = layer();
  // her shadow comes back along the path
  P.block(
    (x) =>
      fillPoly(
        x,
        catmull(
          pts("-14,-2 -60,18 -128,44 -190,66 -206,74 -150,68 -80,46 -20,14 14,0").map(
            ([a, b]): Pt => [sx + a * s, sy + b * s],
          ),
          6,
          true,
        ),
        "#8a6a90",
        0.6,
      ),
    { occlude: 0, op: "multiply" },
  );
  const shape = (o: string, c: string, smooth = true) => {
    const p = smooth ? catmull(at(o), 6, true) : at(o);
    fillPoly(L.x, p, c);
    clearUnder(K.x, p);
    K.x.fillStyle = css(KEY, 0.8);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => 1.1);
    K.x.fill();
  };
  // feet under the hem, one heel raised
  shape("-27,-8 -17,-6 -20,1 -28,-2", "#f2e8d8");
  shape("5,-6 14,-6 15,2 5,2", "#f2e8d8");
  shape(ROBE, "#54437a");
  for (const [o, c] of [
    [LIT, "#9a86b4"],
    [FOLD, "#3d3060"],
  ])
    fillPoly(L.x, catmull(at(o), 6, true), c);
  // the sash, tied as a flat drum
  fillPoly(L.x, at("-18,-80 0,-79 17,-81 17,-74 0,-72 -18,-74"), "#a98c5a");
  fillPoly(L.x, at("-11,-85 11,-86 12,-62 -10,-60"), "#cdb276");
  fillPoly(L.x, at("3,-86 11,-86 12,-62 4,-61"), "#efe0ae");
  fillPoly(L.x, at("-11,-75 12,-76 12,-73 -11,-72"), "#b5463a");
  // the nape, the hair put up, the shaft on her shoulder
  shape("-4,-112 4,-112 6,-98 -6,-98", "#ecc8a4");
  shape("-10,-116 -9,-127 -1,-132 8,-128 9,-116 4,-108 -5,-108", "#241e30");
  shape("-8,-126 -12,-131 -8,-137 -1,-136 1,-130", "#241e30");
  // the parasol from behind: its cap, sixteen ribs, a paler rim where the light comes through
  const C: Pt = [sx + 33 * s, sy - 137 * s];
  const [rx, ry, turn] = [45 * s, 32 * s, 0.5];
  const rim = (k: number, a: number, dx = 0, dy = 0): Pt => {
    const [u, v] = [k * rx * Math.cos(a) + dx * rx, k * ry * Math.sin(a) + dy * ry];
    return [
      C[0] + u * Math.cos(turn) - v * Math.sin(turn),
      C[1] + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  };
  const N = 16;
  const ring = Array.from({ length: N * 4 }, (_, i) => {
    const a = (i / (N * 4)) * 6.2832;
    return rim(1 - 0.035 * Math.abs(Math.sin((i / 4) * Math.PI)), a);
  });
  fillPoly(L.x, ring, "#d8452c");
  const hub = rim(0, 0, 0.14, -0.06);
  for (let i = 0; i < N; i++) {
    const [a, b] = [(i / N) * 6.2832, ((i + 1) / N) * 6.2832];
    const mid = (a + b) / 2;
    const light = Math.cos(mid + 0.7);
    if (light > 0.25)
      fillPoly(
        L.x,
        [hub, rim(0.98, a), rim(0.95, mid), rim(0.98, b)],
        light > 0.75 ? "#f58a5a" : "#ea6a42",
      );
    else if (light < -0.5)
      fillPoly(L.x, [hub, rim(0.98, a), rim(0.95, mid), rim(0.98, b)], "#b5321f");
  }
  L.x.fillStyle = css("#7a2018", 0.7);
  L.x.beginPath();
  for (let i = 0; i < N; i++) brushPath(L.x, [hub, rim(0.98, (i / N) * 6.2832)], () => 0.8);
  L.x.fill();
  L.x.fillStyle = "#4a2422";
  L.x.beginPath();
  L.x.arc(...hub, 3 * s, 0, 7);
  L.x.fill();
  clearUnder(K.x, ring);
  K.x.fillStyle = css(KEY, 0.85);
  K.x.beginPath();
  brushPath(K.x, [...ring, ring[0]], () => 1.3);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
