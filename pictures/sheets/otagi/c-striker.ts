/** The striking log on its ropes, the tight cord, and the sleeve of the person who pulls it. */
import { type Ctx, layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { BEAM } from "./c-frame.ts";
import { belfry, keyColour, P, see } from "./c-stage.ts";

const LOG = { z: 2.74, head: -0.86, tail: -1.98, half: 0.085 };
/** The position of the fist on the cord. */
const FIST: Pt = [240, 1266];

/** Twisted hemp: a dark line with light strands across it. */
function rope(x: Ctx, ends: Pt[], thick: number) {
  const path = catmull(ends, 24);
  for (const [tone, w] of [
    [keyColour, thick + 4],
    ["#8a6246", thick],
  ] as const) {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, path, () => w);
    x.fill();
  }
  const T = new Tones();
  let gone = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1], path[i]];
    gone += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (gone < thick * 0.72) continue;
    gone = 0;
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
    T.add("#efd5a0", (z) =>
      dab(
        z,
        b[0] + Math.sin(along) * thick * 0.42,
        b[1] - Math.cos(along) * thick * 0.42,
        thick,
        thick * 0.42,
        along + 0.95,
      ),
    );
  }
  T.flush(x);
}

export function printLog() {
  const L = layer();
  for (const u of [-1.04, -1.74])
    rope(
      L.x,
      [see(belfry(u, 0, BEAM + 0.02)), see(belfry(u, 0, 3.5)), see(belfry(u, 0, LOG.z))],
      9,
    );
  /** A ring around the log, and its side between two heights: -1 below, 1 above. */
  const at = (u: number, h: number, half = LOG.half) =>
    see(belfry(u, -half * Math.sqrt(1 - h * h), LOG.z + half * h));
  const flank = (low: number, high: number, half = LOG.half): Pt[] => [
    at(LOG.head, low, half),
    at(LOG.tail, low, half),
    at(LOG.tail, high, half),
    at(LOG.head, high, half),
  ];
  const butt = (half: number) =>
    Array.from({ length: 33 }, (_, i): Pt => {
      const a = (i / 32) * 2 * Math.PI;
      return see(belfry(LOG.head, half * Math.cos(a), LOG.z + half * Math.sin(a)));
    });
  for (const [half, tone] of [
    [LOG.half + 0.011, keyColour],
    [LOG.half, "#9a6448"],
  ] as const) {
    fillPoly(L.x, flank(-1, 1, half), tone);
    fillPoly(L.x, butt(half), tone);
  }
  fillPoly(L.x, flank(-0.99, -0.45), "#472e39");
  fillPoly(L.x, flank(0.5, 0.98), "#d9a268");
  const r = new Rng(3);
  for (let i = 0; i < 26; i++) {
    const h = r.range(-0.9, 0.9),
      u = r.range(LOG.tail, LOG.head - 0.1);
    L.x.fillStyle = "#3a2430";
    L.x.beginPath();
    brushPath(
      L.x,
      [at(u, h), at(u + 0.08, h), at(u + 0.16, h)],
      (t) => 2.4 * Math.sin(Math.PI * t),
    );
    L.x.fill();
  }
  // hemp wound around it where it hangs
  for (const u of [-1.04, -1.39, -1.74])
    for (const d of [-0.03, -0.01, 0.01]) {
      L.x.fillStyle = d < 0 ? "#e3c48c" : "#a87e54";
      L.x.beginPath();
      brushPath(
        L.x,
        [-1, -0.6, 0, 0.6, 1].map((h) => at(u + d, h, LOG.half + 0.006)),
        () => 7,
      );
      L.x.fill();
    }
  P.put(L, { occlude: 1 });
}

export function printSleeve() {
  const L = layer(),
    K = layer();
  const pen: Pen = { x: L.x, k: K.x, key: keyColour, lw: 3 };
  rope(L.x, [see(belfry(-1.39, 0, LOG.z - LOG.half)), [258, 1010], FIST, [246, 1326]], 13);
  tassel(L.x, [248, 1330]);
  arm(pen);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

function tassel(x: Ctx, [px, py]: Pt) {
  const T = new Tones(),
    r = new Rng(7);
  for (let i = 0; i < 21; i++) {
    const u = -1 + i / 10,
      end = 128 + 12 * r.g() - 22 * u * u;
    T.add(["#8f2a28", "#d9543a", "#b83a2c"][i % 3], (z) =>
      brushPath(
        z,
        catmull([
          [px + u * 6, py],
          [px + u * 15, py + 40],
          [px + u * 22 + 6, py + end],
        ]),
        (t) => 7 - 4 * t,
      ),
    );
  }
  T.flush(x);
  fillPoly(x, from([px, py], "-14,-10 14,-12 16,12 -15,14"), "#6e1c28");
  fillPoly(x, from([px, py], "-13,-8 8,-10 9,8 -14,10"), "#d9543a");
}

/** A forearm out of its sleeve, pulling hard; the low sun is behind it. */
function arm(pen: Pen) {
  const at = (outline: string) => from(FIST, outline);
  shape(pen, at("-116,104 -98,74 -54,96 -14,150 -18,200 -62,176"), "#b5352c");
  // backlit: one dark tone, and the low sun along its left edge
  shape(pen, at("-16,14 8,20 -10,64 -34,110 -66,160 -112,128 -84,90 -48,52"), "#7d4c40");
  shape(pen, at("-16,14 -9,16 -40,58 -76,98 -100,130 -112,128 -84,90 -48,52"), "#e0a272", {
    line: 0,
  });
  shape(
    pen,
    at("-20,-20 -13,-27 0,-29 10,-27 17,-21 18,-13 22,-8 22,0 20,4 21,11 15,19 2,24 -14,20 -20,8"),
    "#7d4c40",
  );
  shape(pen, at("-20,-20 -13,-27 -6,-28 -11,-12 -12,4 -14,20 -20,8"), "#e0a272", { line: 0 });
  for (const finger of ["-8,-14 4,-13 17,-15", "-8,-3 6,-1 21,-2", "-8,8 5,10 19,8"])
    line(pen, at(finger), 0.6);
  const cloth = at(
    "-108,82 -76,104 -40,142 -16,188 6,254 14,320 2,362 -6,400 -420,400 -420,300 -330,216 -214,142",
  );
  shape(pen, cloth, "#27406c");
  pen.x.save();
  pen.x.globalCompositeOperation = "source-atop";
  stripes(pen.x);
  shape(pen, at("-30,160 6,254 14,320 -4,420 -96,420 -58,310 -44,230"), "#182849", {
    line: 0,
    a: 0.62,
  });
  shape(pen, at("-230,160 -190,170 -250,260 -270,420 -330,420 -300,260"), "#182849", {
    line: 0,
    a: 0.45,
  });
  pen.x.restore();
  for (const fold of [
    "-84,112 -116,180 -130,270 -126,400",
    "-48,146 -62,230 -84,310 -92,400",
    "-190,150 -238,240 -262,400",
    "-126,126 -176,190 -206,300",
  ])
    line(pen, at(fold), 1.5);
}

/** Pairs of pale stripes along the cloth. */
function stripes(x: Ctx) {
  x.fillStyle = "#c9cbb8";
  x.beginPath();
  for (let i = 0; i < 13; i++)
    for (const d of [0, 7]) {
      const [a, b] = [i * 30 + d, i * 36 + d];
      brushPath(
        x,
        catmull(
          from(
            FIST,
            `${-60 - a * 0.62},${110 + a * 0.16} ${-24 - b},${230 + a * 0.1} ${-6 - b * 1.04},420`,
          ),
        ),
        (t) => 2.2 * (0.7 + 0.4 * Math.sin(t * 13 + i)),
      );
    }
  x.fill();
}
