/** A weathered slab with a verse of plum and moon cut into it, lichen on its shoulders. */
import {
  bokashi,
  clamp,
  css,
  layer,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  shade,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { ARMS, SHOOTS } from "./b-plan.ts";

const sn = new Noise(44);
const CX = 1150,
  TOP = 250,
  FOOT = 1100;
const half = (y: number) => {
  const t = clamp((y - TOP) / (FOOT - TOP));
  return (
    (150 + 44 * t) * Math.pow(clamp(t / 0.09), 0.42) * (1 - 0.03 * Math.sin(t * 9)) +
    7 * sn.n2(1, y * 0.012)
  );
};
const mid = (y: number) => CX + 10 * sn.n2(y * 0.004, 7) - (y - TOP) * 0.02;

/** relief of the face: rounded edges, chips and a hammered surface */
function relief(x: number, y: number) {
  const u = (x - mid(y)) / half(y);
  const e = 1 - Math.abs(u);
  // broad split faces, a few flakes knocked off the rim, hardly any grain
  const split =
    Math.abs(sn.n2(x * 0.0036 + 3, y * 0.0024)) * 11 +
    Math.abs(sn.n2(x * 0.007, y * 0.006 + 9)) * 4;
  return (
    26 * Math.pow(clamp(e / 0.14), 0.6) * sstep(TOP - 4, TOP + 50, y) +
    split +
    1.1 * sn.fbm(x * 0.016, y * 0.05, 3) +
    8 * sstep(0.3, 0.42, sn.n2(x * 0.01 + 4, y * 0.008)) * sstep(0.42, 0.1, e)
  );
}
const grey = ramp([
  [0, "#272a34"],
  [0.25, "#4a525a"],
  [0.5, "#7d8684"],
  [0.74, "#b6b8a8"],
  [1, "#f0ead4"],
]);

export function verseStone(P: Print, key: string) {
  // its thickness, turned from the sun
  P.block((x) => {
    const side: Pt[] = [];
    for (let y = TOP + 2; y < FOOT - 4; y += 8) side.push([mid(y) + half(y) + 2, y]);
    for (let y = FOOT - 12; y > TOP + 30; y -= 8)
      side.push([mid(y) + half(y) + 34 + 5 * sn.n2(9, y * 0.02), y - 16]);
    x.fillStyle = "#343a48";
    poly(x, side);
    x.fill();
  });
  const L = shade((x, y, o) => {
    const hw = y < TOP ? 0 : half(y),
      u = hw ? (x - mid(y)) / hw : 9;
    if (Math.abs(u) > 1 || y > FOOT + 6 * sn.n2(x * 0.03, 2)) {
      o[3] = 0;
      return;
    }
    const e = 2,
      h = relief(x, y),
      gx = (relief(x + e, y) - h) / e,
      gy = (relief(x, y + e) - h) / e,
      il = 1 / Math.hypot(gx, gy, 1);
    const nl = (gx * 0.62 + gy * 0.5 + 0.6) * il;
    let t = 0.1 + 0.62 * clamp(nl) + 0.2 * sstep(1, -1, u) + 0.025 * sn.n2(x * 0.14, y * 0.3);
    t -= 0.2 * sstep(FOOT - 240, FOOT, y);
    let c = grey.at(steps(t, 6));
    const lichen = sn.fbm(x * 0.011 + 8, y * 0.011, 4) + 0.25 * sstep(TOP + 260, TOP, y) - 0.06;
    if (lichen > 0.3)
      c = mix(
        c,
        sn.n2(x * 0.02, y * 0.02) > 0 ? "#cdd2b4" : "#9fb09a",
        0.42 * sstep(0.3, 0.36, lichen),
      );
    const moss =
      sstep(FOOT - 190, FOOT - 20, y + 60 * sn.n2(x * 0.012, 3)) *
      sstep(-0.2, 0.2, sn.fbm(x * 0.02, y * 0.02, 3));
    c = mix(c, mix("#33503e", "#9fae5c", t), moss * 0.85);
    o[0] = c[0];
    o[1] = c[1];
    o[2] = c[2];
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
  // outline: swelling, broken on the lit side
  P.lines((k) => {
    k.fillStyle = css(key, 0.9);
    for (const s of [-1, 1]) {
      const edge: Pt[] = [];
      for (let y = TOP + 1; y < FOOT - 6; y += y < TOP + 40 ? 2 : 8)
        edge.push([mid(y) + s * half(y), y]);
      k.beginPath();
      brushPath(k, edge, (t) => (s < 0 ? 3.6 : 2.2) * (0.75 + 0.4 * Math.sin(t * 23 + s)));
      k.fill();
    }
  });
  verse(P);
  branchShade(P);
  snowCap(P);
  tufts(P);
}

/** The plum's shadow falls across the face. */
function branchShade(P: Print) {
  const L = layer();
  L.x.fillStyle = "#5f77a6";
  for (const [line, w0, w1] of ARMS) {
    L.x.beginPath();
    brushPath(
      L.x,
      line.map(([a, b]): Pt => [a * 0.9 + 560, b * 0.96 + 250]),
      (t) => (w0 + (w1 - w0) * t) * 0.62,
    );
    L.x.fill();
  }
  for (const [a, b, angle, long] of SHOOTS) {
    L.x.beginPath();
    const root: Pt = [a * 0.9 + 560, b * 0.96 + 250];
    brushPath(
      L.x,
      [root, [root[0] + Math.cos(angle) * long * 0.9, root[1] + Math.sin(angle) * long * 0.9]],
      () => 6,
    );
    L.x.fill();
  }
  L.x.globalCompositeOperation = "destination-in";
  const face: Pt[] = [];
  for (let y = TOP + 2; y < FOOT - 4; y += 8) face.push([mid(y) - half(y), y]);
  for (let y = FOOT - 4; y > TOP + 2; y -= 8) face.push([mid(y) + half(y), y]);
  poly(L.x, face);
  L.x.fill();
  stamp(P.base.x, L, { op: "multiply", alpha: 0.36 });
}

/** A loaf of snow on its head. */
function snowCap(P: Print) {
  const L = layer(),
    x = L.x;
  {
    const upper: Pt[] = [],
      lower: Pt[] = [];
    for (let u = -0.94; u <= 0.941; u += 0.047) {
      // the head's own outline, a little wider on the right for its thickness
      const rim = TOP + 76 * Math.abs(u) ** 2.38,
        px = mid(rim) + u * (u > 0 ? 182 : 152),
        end = Math.sqrt(Math.max(0, 1 - (u / 0.94) ** 2));
      upper.push([px, rim - 4 - 24 * end]);
      lower.push([px, rim + 4 + (13 + 9 * sn.n2(u * 4.2, 5)) * end ** 0.5]);
    }
    x.fillStyle = "#9fb8d8";
    poly(x, [...upper, ...lower.toReversed()]);
    x.fill();
    x.fillStyle = "#fbf9f4";
    poly(x, [...upper, ...lower.map(([a, b]): Pt => [a - 6, b - 8]).toReversed()]);
    x.fill();
  }
  P.put(L, { occlude: 1 });
  // and drifted against its foot
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, FOOT - 30, 0, FOOT + 46, [
      [0, "#fbf9f4"],
      [0.5, "#eff1f0"],
      [1, "#dae3ea"],
    ]);
    x.beginPath();
    x.moveTo(CX - 330, FOOT + 46);
    x.bezierCurveTo(CX - 250, FOOT + 44, CX - 220, FOOT - 30, CX - 120, FOOT - 22);
    x.bezierCurveTo(CX - 40, FOOT - 14, CX + 20, FOOT - 34, CX + 110, FOOT - 26);
    x.bezierCurveTo(CX + 210, FOOT - 16, CX + 230, FOOT + 44, CX + 340, FOOT + 46);
    x.closePath();
    x.fill();
  });
}

/** the letters: a dark cut, and its lower right lip catching light */
function verse(P: Print) {
  const lines: [string, number, number][] = [
    ["春もやや", 1222, 356],
    ["けしきととのふ", 1146, 384],
    ["月と梅", 1068, 470],
  ];
  const dark = layer(),
    light = layer();
  for (const [L, c, d] of [
    [light, "#f2ecd6", 3],
    [dark, "#1d2029", 0],
  ] as const) {
    L.x.fillStyle = c;
    L.x.font = "74px KouzanG";
    L.x.textAlign = "center";
    L.x.textBaseline = "middle";
    for (const [text, x, y] of lines)
      Array.from(text).forEach((ch, i) =>
        L.x.fillText(ch, x + d + 4 * Math.sin(i * 2.1), y + d + i * 80),
      );
  }
  stamp(P.base.x, light, { alpha: 0.75 });
  stamp(P.base.x, dark, { alpha: 0.95 });
}
function tufts(P: Print) {
  const r = new Rng(8),
    T = new Tones();
  for (let k = 0; k < 130; k++) {
    const px = CX - 20 + r.g() * 150,
      py = FOOT + r.range(0, 34),
      len = r.range(18, 62);
    T.add(r.pick(["#5a6640", "#8f8c58", "#c9bb80", "#41503a"]), (z) =>
      dab(z, px, py, len, len * 0.1, -1.57 + r.g() * 0.5, r.range(-0.15, 0.15)),
    );
  }
  T.flush(P.base.x);
}
