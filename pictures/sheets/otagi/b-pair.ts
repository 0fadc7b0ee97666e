/** The two in front, their moss, and the red cup that rain has filled. */
import { bokashi, clamp, css, layer, type Pt, Rng, stamp, tick } from "../../kit/core.ts";
import { catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { randomPose, relief, type Relief, reliefAspect, reliefBase } from "./rakan.ts";
import { stops } from "../../kit/points.ts";
import { type Cover, coverOf, stone } from "./b-ink.ts";
import { drawHands } from "./b-hands.ts";
import { P, keyColour, green, type Sitting, rows } from "./b-stage.ts";
import { crown, rings, splashes, wet } from "./b-wet.ts";

const left: Sitting = {
  pose: {
    ...randomPose(5),
    seed: 9125,
    hands: 3,
    mouth: 0,
    eyes: 0,
    roll: -0.2,
    yaw: 0.2,
    ear: 1.35,
    pitch: -0.1,
    lean: 0.07,
    bodyYaw: 0.1,
    girth: 1.02,
    headS: 1.24,
    headW: 1.04,
    jaw: 1.1,
    cap: 0,
    robe: 2,
    hairline: 0.2,
    cheek: 1.25,
  },
  x: 520,
  y: 1165,
  tall: 1290,
};
const right: Sitting = {
  pose: {
    ...randomPose(8),
    seed: 9128,
    hands: 1,
    mouth: 2,
    eyes: 1,
    roll: 0.24,
    yaw: -0.16,
    pitch: 0.06,
    lean: -0.06,
    bodyYaw: -0.14,
    girth: 1.05,
    headS: 1.2,
    headW: 1.0,
    jaw: 0.95,
    cap: 0,
    robe: 1,
    hairline: 0.8,
    cheek: 1.05,
  },
  x: 1090,
  y: 1205,
  tall: 1210,
};

/** Left, then right, each with its moss. */
export function printPair() {
  for (const [s, mossLevel] of [
    [left, 0.62],
    [right, 0.5],
  ] as const) {
    const carved = relief(s.pose, rows(720)),
      cover = coverOf(carved, mossLevel, 1.5 * s.pose.lean);
    P.put(stone(s, carved, cover), { occlude: 1 });
    wet(s, carved, mossLevel);
    tuft(s, carved, cover);
    splashes(s, carved);
  }
  tick("pair");
}

/** Moss on the parts that face the sky: single tufts over the printed moss. */
function tuft(s: Sitting, carved: Relief, cover: Cover) {
  const r = new Rng(s.pose.seed),
    tufts = new Tones(),
    L = layer();
  const wide = s.tall * reliefAspect;
  for (let i = 0; i < 26000; i++) {
    const u = r.u(),
      v = r.u();
    const k = Math.floor(v * carved.h) * carved.w + Math.floor(u * carved.w);
    if (!carved.a[k] || cover.moss[k] < 0.01 + r.g() * 0.03) continue;
    const x = s.x - wide / 2 + u * wide,
      y = s.y - s.tall * (1 - reliefBase) + v * s.tall;
    const light = clamp(0.08 + 1.05 * cover.light[k] + r.g() * 0.1);
    const long = r.range(4, 9);
    tufts.add(green.at(Math.round(light * 6) / 6), (z) =>
      dab(z, x, y + 2, long, long * 0.45, -1.57 + r.g() * 0.6 + carved.nx[k] * 0.5),
    );
  }
  tufts.flush(L.x);
  P.put(L);
}

/** A shallow lacquered cup in both hands, with raindrops in it. */
export function drawCup() {
  const scale = right.tall / 1.21;
  const at = (x: number, y: number): Pt => [right.x + x * scale, right.y - y * scale];
  const [cx, cy] = at(-0.05, 0.27);
  const wide = 0.086 * scale;
  const hands = drawHands([cx, cy], wide);
  P.put(hands.shade, { occlude: 1 });
  const L = layer(),
    K = layer();
  // a shallow bowl on a low foot
  const bowl = (x: typeof L.x) => {
    x.beginPath();
    x.moveTo(cx - wide, cy);
    x.bezierCurveTo(
      cx - wide * 0.92,
      cy + wide * 0.42,
      cx - wide * 0.6,
      cy + wide * 0.56,
      cx - wide * 0.42,
      cy + wide * 0.6,
    );
    x.lineTo(cx - wide * 0.42, cy + wide * 0.7);
    x.quadraticCurveTo(cx, cy + wide * 0.84, cx + wide * 0.42, cy + wide * 0.7);
    x.lineTo(cx + wide * 0.42, cy + wide * 0.6);
    x.bezierCurveTo(
      cx + wide * 0.6,
      cy + wide * 0.56,
      cx + wide * 0.92,
      cy + wide * 0.42,
      cx + wide,
      cy,
    );
  };
  L.x.fillStyle = bokashi(
    L.x,
    cx - wide,
    0,
    cx + wide,
    0,
    stops("0 #dd5a3a, 0.34 #cf4529, 0.38 #b5301f, 0.68 #a8291e, 0.72 #701a1e, 1 #5c161c"),
  );
  bowl(L.x);
  L.x.fill();
  L.x.fillStyle = "#e0674a";
  L.x.beginPath();
  L.x.ellipse(cx, cy, wide, wide * 0.32, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = bokashi(
    L.x,
    0,
    cy - wide * 0.26,
    0,
    cy + wide * 0.26,
    stops("0 #4a1a1c, 0.45 #b0503c, 1 #e9d7c0"),
  );
  L.x.beginPath();
  L.x.ellipse(cx, cy + 1, wide * 0.9, wide * 0.26, 0, 0, 7);
  L.x.fill();
  rings(L.x, [cx - wide * 0.2, cy + wide * 0.05], wide * 0.34);
  rings(L.x, [cx + wide * 0.5, cy - wide * 0.04], wide * 0.12);
  crown(L.x, [cx - wide * 0.2, cy + wide * 0.03], wide * 0.26, new Rng(4));
  K.x.strokeStyle = css(keyColour, 0.9);
  K.x.lineWidth = 2.4;
  bowl(K.x);
  K.x.stroke();
  K.x.beginPath();
  K.x.ellipse(cx, cy, wide, wide * 0.32, 0, 0, 7);
  K.x.stroke();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.put(hands.stone, { occlude: 1 });
  stamp(P.key.x, hands.key);
  nest([cx, cy + wide * 1.14], 2.3 * wide);
}

/** The moss of the lap in front of the hands. */
function nest([cx, cy]: Pt, wide: number) {
  const L = layer(),
    r = new Rng(17),
    T = new Tones();
  const edge = (dy: number): Pt[] =>
    catmull(
      [
        [cx - 1.35 * wide, cy + 0.1 * wide + dy],
        [cx - 0.9 * wide, cy - 0.1 * wide + dy],
        [cx - 0.4 * wide, cy + 0.03 * wide + dy],
        [cx + 0.1 * wide, cy - 0.02 * wide + dy],
        [cx + 0.6 * wide, cy + 0.04 * wide + dy],
        [cx + 1.0 * wide, cy - 0.08 * wide + dy],
        [cx + 1.4 * wide, cy + 0.14 * wide + dy],
      ],
      6,
    );
  const bed: Pt[] = [
    ...edge(0),
    [cx + 1.1 * wide, cy + 0.5 * wide],
    [cx, cy + 0.62 * wide],
    [cx - 1.1 * wide, cy + 0.5 * wide],
  ];
  fillPoly(L.x, bed, "#a2b566");
  // the side that the hands shade
  fillPoly(
    L.x,
    [
      ...edge(0).slice(4, 33),
      ...edge(wide * 0.13)
        .slice(6, 31)
        .toReversed(),
    ],
    "#46682f",
  );
  for (let i = 0; i < 520; i++) {
    const [x, y] = r.pick(edge(wide * 0.06 * Math.abs(r.g())));
    T.add(green.at(r.pick([0.4, 0.55, 0.7, 0.85])), (z) =>
      dab(z, x + r.g() * 4, y + 5, r.range(6, 13), 3, -1.57 + r.g() * 0.5),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}
