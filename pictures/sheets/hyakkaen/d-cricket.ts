/** The bell cricket as it sings: a black melon seed on thin legs, both wings raised to one round that the light comes through. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const BLACK = "#0a0d16";

/** Its head is to the right; the feet are about (cx, cy). */
export function cricket(P: Print, cx: number, cy: number, s: number) {
  const at = ([x, y]: Pt): Pt => [cx + s * x, cy + s * y];
  const path = (text: string, closed = false) => catmull(pts(text).map(at), 10, closed);
  // its shadow on the leaf, away from the moon
  P.block(
    (x) => {
      x.fillStyle = css("#0a1a26", 0.6);
      poly(x, path("-46,10 -14,4 30,5 62,12 104,24 136,40 126,50 84,46 44,36 4,26 -36,18", true));
      x.fill();
    },
    { blur: 1.6, occlude: 0 },
  );
  const L = layer();
  const fill = (outline: string, c: string, a = 1) => {
    L.x.fillStyle = css(c, a);
    poly(L.x, path(outline, true));
    L.x.fill();
  };
  const hair = (text: string, w: number, c: string, end = 0.3, a = 1) => {
    L.x.fillStyle = css(c, a);
    L.x.beginPath();
    brushPath(L.x, path(text), (t) => w * s * (1 - (1 - end) * t));
    L.x.fill();
  };
  /** Thigh, shin and foot: straight, thin, with a clear knee. */
  const leg = (joints: string, thick: number) => {
    const p = pts(joints).map(at);
    L.x.fillStyle = BLACK;
    for (const [i, from, to] of [
      [0, 1, 0.6],
      [1, 0.5, 0.36],
      [2, 0.34, 0.2],
    ] as const) {
      const [q, z] = [p[i], p[i + 1]];
      L.x.beginPath();
      brushPath(
        L.x,
        [q, [(q[0] + z[0]) / 2, (q[1] + z[1]) / 2], z],
        (t) => thick * s * (from + (to - from) * t),
      );
      L.x.fill();
    }
  };
  // the far legs and the tails
  leg("-6,-20 -36,-48 -64,2 -73,4", 3.2);
  leg("8,-18 0,-28 -10,-3 -17,-2", 2.4);
  leg("28,-20 48,-30 64,0 72,2", 2.4);
  hair("-48,-20 -66,-26 -84,-26", 1.5, BLACK);
  hair("-48,-18 -68,-18 -84,-13", 1.5, BLACK);
  // the wings, the far one first; where they overlap, they are darker
  const wings = layer();
  // one upright round of both wings, that overlap in the middle: clear as glass, dark only at the root
  const fan = (text: string, closed = false) =>
    catmull(
      // they lean back a little
      pts(text).map(([x, y]): Pt => at([x - 0.1 * (-37 - y), -36 + 0.9 * (y + 37)])),
      10,
      closed,
    );
  const ROUND =
    "36,-37 12,-38 -20,-38 -43,-51 -57,-78 -55,-107 -39,-129 -14,-139 1,-137 16,-140 38,-129 52,-106 54,-78 48,-54";
  const BOTH = "28,-38 4,-39 -10,-40 -12,-66 -8,-98 -2,-124 4,-137 16,-126 27,-100 30,-66";
  for (const [outline, k] of [
    [ROUND, 1],
    [BOTH, 0.45],
  ] as const) {
    const g = wings.x.createLinearGradient(...at([10, -34]), ...at([-22, -136]));
    g.addColorStop(0, css("#0b0f16", 0.9 * k));
    g.addColorStop(0.18, css("#241a18", 0.64 * k));
    g.addColorStop(0.42, css("#8a5f34", 0.46 * k));
    g.addColorStop(0.7, css("#cf9f5c", 0.32 * k));
    g.addColorStop(1, css("#f2d59e", 0.24 * k));
    wings.x.fillStyle = g;
    poly(wings.x, fan(outline, true));
    wings.x.fill();
  }
  P.put(wings, { occlude: 1 });
  const V = layer();
  V.x.fillStyle = css("#0d0c12", 0.95);
  V.x.beginPath();
  for (const [line, w] of [
    [ROUND + " 36,-37", 1.5],
    // the inner edges of the wings
    ["30,-39 31,-66 27,-98 16,-124 4,-137", 1],
    // the long veins, fanned from the roots
    ["24,-39 10,-64 -4,-94 -14,-136", 1.2],
    ["20,-39 -6,-58 -26,-86 -38,-126", 1.2],
    ["14,-39 -20,-50 -40,-72 -54,-104", 1.1],
    ["6,-39 -24,-43 -46,-58 -56,-78", 0.9],
    ["28,-39 36,-66 38,-96 32,-131", 1.1],
    ["31,-39 44,-62 49,-86 46,-114", 0.9],
    // the harp, and the frame of the clear mirror above it
    ["14,-60 4,-63 -6,-60", 0.7],
    ["7,-72 -6,-75 -17,-71", 0.7],
    ["0,-86 -12,-88 -25,-85", 0.8],
    ["-6,-102 -18,-106 -31,-102", 0.9],
    ["-11,-120 -22,-124 -35,-117", 0.8],
    ["-26,-86 -36,-88 -48,-88", 0.6],
    ["-32,-104 -42,-108 -53,-104", 0.6],
    ["-20,-52 -28,-56 -38,-68", 0.6],
    ["37,-72 44,-76 52,-74", 0.6],
    ["38,-92 44,-96 53,-94", 0.6],
    ["36,-112 42,-116 48,-114", 0.6],
    ["22,-92 30,-94 38,-92", 0.6],
    ["16,-114 26,-116 35,-114", 0.6],
  ] as const)
    brushPath(V.x, fan(line), (t) => w * s * (1 - 0.35 * t));
  V.x.fill();
  stamp(P.key.x, V);
  // moonlight along the edge that faces it
  L.x.fillStyle = "#fff0c8";
  L.x.beginPath();
  for (const [line, w] of [
    ["-45,-52 -58,-78 -56,-107 -40,-130 -14,-140", 2.3],
    ["4,-139 17,-141 34,-132", 1.4],
  ] as const)
    brushPath(L.x, fan(line), (t) => w * s * (1 - 0.5 * t));
  L.x.fill();
  // the body: one black seed, the shield and the small head
  fill("-54,-20 -42,-29 -20,-35 6,-37 26,-35 36,-29 36,-20 26,-14 4,-11 -24,-11 -44,-14", BLACK);
  fill("30,-34 42,-34 50,-29 54,-21 51,-13 44,-11 37,-15 30,-18", BLACK);
  fill("-44,-23 -28,-30 -4,-33 10,-33 -2,-30 -26,-26", "#5c6f7a", 0.9);
  fill("20,-35 30,-35 35,-31 26,-31", "#8a8f88", 0.9);
  fill("38,-32 45,-31 49,-27 42,-28", "#7d8a8c", 0.9);
  hair("52,-15 58,-9 56,-4", 1.3, BLACK);
  hair("48,-13 51,-6 49,-2", 1.2, BLACK);
  // the near legs; the long hind one has its knee high
  leg("-8,-17 -46,-54 -80,14 -91,18", 4.2);
  hair("-10,-19 -45,-53", 1.1, "#c9b48c", 0.5, 0.8);
  leg("4,-15 -14,-26 -26,15 -34,18", 2.8);
  leg("24,-15 40,-25 50,17 59,20", 2.8);
  // the antennae: white, as fine as hair, many times as long as the body
  hair("48,-31 52,-66 66,-136 102,-222 160,-290 236,-330", 2.1, "#fbf3dc", 0.4);
  hair("50,-30 68,-58 116,-100 190,-132 274,-136 352,-104", 1.9, "#fbf3dc", 0.4);
  P.put(L, { occlude: 1 });
}
