/** A weathered slab with a verse of plum and moon cut into it, lichen on its shoulders. */
import {
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
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";

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
  return (
    30 * Math.pow(clamp(e / 0.2), 0.5) * sstep(TOP - 4, TOP + 60, y) +
    5 * sn.fbm(x * 0.008, y * 0.008, 4) +
    2.2 * sn.n2(x * 0.05, y * 0.05) +
    9 * sstep(0.35, 0.5, sn.n2(x * 0.012 + 4, y * 0.009)) * sstep(0.5, 0.1, e)
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
  P.block(
    (x) => {
      const g = x.createRadialGradient(0, 0, 20, 0, 0, 300);
      g.addColorStop(0, "rgba(50,52,70,.6)");
      g.addColorStop(0.7, "rgba(50,52,70,.35)");
      g.addColorStop(1, "rgba(50,52,70,0)");
      x.translate(CX - 90, FOOT + 8);
      x.scale(1.1, 0.14);
      x.fillStyle = g;
      x.fillRect(-320, -320, 640, 640);
    },
    { op: "multiply", occlude: 0 },
  );
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
    const nl = (-gx * 0.6 + gy * 0.55 * 1 + 0.62) * il;
    let t = 0.1 + 0.62 * clamp(nl) + 0.12 * sstep(-1, 1, u) + 0.05 * sn.n2(x * 0.2, y * 0.2);
    t -= 0.2 * sstep(FOOT - 240, FOOT, y);
    let c = grey.at(steps(t, 8));
    const lichen = sn.fbm(x * 0.011 + 8, y * 0.011, 4) + 0.25 * sstep(TOP + 260, TOP, y) - 0.06;
    if (lichen > 0.26)
      c = mix(
        c,
        sn.n2(x * 0.02, y * 0.02) > 0 ? "#cdd2b4" : "#9fb09a",
        0.6 * sstep(0.26, 0.34, lichen),
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
  tufts(P);
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
      [...text].forEach((ch, i) => L.x.fillText(ch, x + d + 4 * Math.sin(i * 2.1), y + d + i * 80));
  }
  stamp(P.base.x, light, { alpha: 0.6 });
  stamp(P.base.x, dark, { alpha: 0.78 });
}
function tufts(P: Print) {
  const r = new Rng(8),
    T = new Tones();
  for (let k = 0; k < 700; k++) {
    const px = CX - 20 + r.g() * 150,
      py = FOOT + r.range(-14, 34),
      len = r.range(18, 62);
    T.add(r.pick(["#5a6640", "#8f8c58", "#c9bb80", "#41503a"]), (z) =>
      dab(z, px, py, len, len * 0.1, -1.57 + r.g() * 0.5, r.range(-0.15, 0.15)),
    );
  }
  T.flush(P.base.x);
}
