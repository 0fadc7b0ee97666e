/** The bell cricket, singing: its wings stand up over its back as one dark-veined heart. */
import { type Col, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { INK, RIM } from "./d-plan.ts";

/** Seen from the side, its head to the right; its feet are about (cx, cy), on a blade that climbs by `climb`. */
export function cricket(P: Print, cx: number, cy: number, s: number, climb: number) {
  const L = layer(),
    K = layer();
  const [up, along] = [Math.sin(climb), Math.cos(climb)];
  const at = ([x, y]: Pt): Pt => [cx + s * (x * along + y * up), cy + s * (y * along - x * up)];
  const path = (text: string, closed = false) => catmull(pts(text).map(at), 10, closed);
  const part = (outline: string, c: Col, a = 1, line = 0) => {
    const p = path(outline, true);
    L.x.fillStyle = css(c, a);
    poly(L.x, p);
    L.x.fill();
    if (!line) return;
    clearUnder(K.x, p);
    K.x.fillStyle = css(INK, 0.95);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], (t) => line * (0.8 + 0.4 * Math.sin(t * 11)));
    K.x.fill();
  };
  const hair = (text: string, w: number, c: Col, end = 0.3) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, path(text), (t) => w * s * (1 - (1 - end) * t));
    L.x.fill();
  };
  const vein = (text: string, w: number) => {
    K.x.fillStyle = css("#2b1430", 0.95);
    K.x.beginPath();
    brushPath(K.x, path(text), (t) => w * (1 - 0.45 * t));
    K.x.fill();
  };
  /** A jointed leg: thigh, shin and foot, each straight; `thick` is the thigh's. */
  const leg = (joints: string, thick: number, c: Col) => {
    const p = pts(joints).map(at);
    L.x.fillStyle = css(c);
    for (const [i, from, to] of [
      [0, 1, 0.72],
      [1, 0.62, 0.42],
      [2, 0.4, 0.22],
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
    const [kx, ky] = p[1];
    L.x.beginPath();
    L.x.arc(kx, ky, thick * s * 0.46, 0, 7);
    L.x.fill();
  };
  // the far legs and the tails
  leg("-2,-22 -26,-56 -44,1 -54,5", 4.4, "#2f1d3e");
  leg("12,-18 22,-32 14,6 5,8", 3.2, "#2f1d3e");
  leg("26,-20 46,-28 60,14 70,21", 3.2, "#2f1d3e");
  hair("-36,-20 -52,-27 -68,-28", 1.6, "#1c1230");
  hair("-36,-18 -54,-20 -70,-17", 1.6, "#1c1230");
  // both wings stand up as one heart: smoky at the rim, amber where the sky shows through, dark veins
  part(
    "14,-32 24,-58 26,-88 12,-114 -6,-122 -24,-117 -42,-125 -68,-120 -86,-98 -84,-72 -62,-50 -30,-34 -8,-28",
    "#6d3c4c",
    1,
    2.4,
  );
  part("8,-40 17,-62 18,-88 7,-108 -8,-115 -20,-108 -18,-66 -6,-44", "#a8635a");
  part("-10,-44 -24,-66 -27,-108 -44,-117 -66,-112 -78,-95 -76,-76 -58,-56 -32,-42", "#a8635a");
  part("10,-62 13,-86 4,-104 -8,-106 -14,-92 -10,-70", "#d59068");
  part("-32,-72 -34,-96 -46,-108 -62,-105 -70,-92 -66,-78 -50,-66", "#d59068");
  for (const v of [
    "4,-32 -16,-62 -22,-86 -24,-108",
    "6,-34 8,-70 6,-98 -4,-118",
    "8,-34 18,-64 18,-92 8,-112",
    "-8,-66 2,-62 10,-68 16,-60",
    "-16,-88 -4,-92 6,-86 16,-92",
    "-2,-32 -34,-58 -50,-88 -54,-120",
    "-4,-31 -44,-52 -68,-78 -76,-108",
    "-6,-30 -50,-46 -78,-68",
    "-19,-66 -30,-68 -38,-58 -34,-46",
    "-24,-92 -38,-90 -52,-76 -58,-56",
    "-30,-112 -46,-106 -64,-88 -74,-64",
    "-20,-78 -8,-78 4,-76 17,-78",
    "-22,-102 -8,-100 4,-100 12,-106",
    "-8,-54 -2,-52 6,-54 12,-52",
  ])
    vein(v, 2);
  // body, shield, and the long flat head
  part("-42,-20 -34,-30 -12,-35 8,-35 20,-31 24,-23 18,-16 2,-11 -18,-11 -36,-14", "#1c1230", 1, 2);
  part("-38,-23 -28,-29 -10,-33 8,-33 4,-29 -16,-27", "#8c4a44");
  for (const v of ["-28,-29 -30,-13", "-18,-32 -20,-12", "-8,-34 -9,-12"]) vein(v, 1.8);
  part("8,-37 22,-38 31,-34 33,-24 28,-16 14,-15 9,-24", "#251638", 1, 2);
  part("12,-36 22,-36.5 29,-32 18,-31", "#c47a58");
  part("29,-33 40,-35 52,-31 59,-24 58,-18 50,-15 38,-15 30,-19 28,-26", "#1f1331", 1, 2);
  part("32,-32 41,-33 50,-30 42,-29", "#c47a58");
  part("44,-28 49,-28 51,-24 47,-22 43,-24", "#0a0818");
  hair("56,-18 62,-13 61,-8", 1.5, "#1c1230");
  hair("51,-16 55,-10 53,-6", 1.5, "#1c1230");
  // the near legs: the long thigh, lit along its upper edge, and two shorter pairs that grip the blade
  part("-2,-19 -16,-32 -36,-56 -46,-67 -52,-66 -48,-54 -31,-26 -14,-11", "#1c1230", 1, 2);
  part("-10,-28 -27,-48 -45,-65 -49,-64 -36,-46 -20,-28", "#b06a50");
  leg("-48,-63 -49.5,-65 -66,4 -80,11", 4.6, "#1c1230");
  hair("-53,-44 -65,2 -78,9", 1.1, "#f3dcb0");
  leg("6,-15 -10,-30 -22,5 -33,8", 5, "#1c1230");
  leg("20,-16 36,-29 42,11 53,17", 5, "#1c1230");
  hair("-11,-28 -21,2", 1, "#d9a878", 0.6);
  hair("37,-26 42,8", 1, "#d9a878", 0.6);
  L.x.fillStyle = RIM;
  L.x.beginPath();
  L.x.arc(...at([47.5, -26]), 0.9 * s, 0, 7);
  L.x.fill();
  // antennae, far longer than the body, white
  hair("52,-30 64,-72 98,-116 152,-144 220,-144", 1.9, "#fff8e4", 0.5);
  hair("54,-28 80,-54 130,-74 190,-72 242,-42", 1.7, "#fff1d2", 0.5);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
