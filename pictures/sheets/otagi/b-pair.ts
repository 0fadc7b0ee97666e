/** The two in front, their moss, and the red cup. */
import { bokashi, clamp, css, layer, type Pt, Rng, stamp, tick } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { randomPose, type Relief, reliefAspect, reliefBase } from "./rakan.ts";
import { stops } from "../../kit/points.ts";
import { P, keyColour, green, type Sitting, seat, rows } from "./b-stage.ts";
import { strike, wet } from "./b-wet.ts";

const left: Sitting = {
  pose: {
    ...randomPose(5),
    seed: 9115,
    hands: 5,
    mouth: 0,
    eyes: 0,
    roll: -0.2,
    yaw: 0.12,
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
  x: 560,
  y: 1098,
  tall: 1120,
};
const right: Sitting = {
  pose: {
    ...randomPose(8),
    seed: 9118,
    hands: 4,
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
  x: 1085,
  y: 1130,
  tall: 1060,
};

/** Left, then right, each with its moss. */
export function printPair() {
  for (const [s, mossLevel] of [
    [left, 0.62],
    [right, 0.5],
  ] as const) {
    const carved = seat(s, { haze: 0, bright: 0.98, mossLevel, rows: rows(720) });
    wet(s, carved, mossLevel);
    tuft(s, carved, mossLevel);
  }
  tick("pair");
}

/** Moss on the parts that face the sky: single tufts over the printed moss. */
function tuft(s: Sitting, carved: Relief, level: number) {
  const r = new Rng(s.pose.seed),
    tufts = new Tones(),
    L = layer();
  const wide = s.tall * reliefAspect;
  for (let i = 0; i < 26000; i++) {
    const u = r.u(),
      v = r.u();
    const k = Math.floor(v * carved.h) * carved.w + Math.floor(u * carved.w);
    if (!carved.a[k] || carved.moss[k] < level + 0.05 + r.g() * 0.08) continue;
    const x = s.x - wide / 2 + u * wide,
      y = s.y - s.tall * (1 - reliefBase) + v * s.tall;
    const light = clamp(
      0.3 + 0.5 * (carved.ny[k] - 0.3 * carved.nx[k]) * carved.ao[k] + r.g() * 0.13,
    );
    const long = r.range(4, 9);
    tufts.add(green.at(Math.round(light * 6) / 6), (z) =>
      dab(z, x, y + 2, long, long * 0.45, -1.57 + r.g() * 0.6 + carved.nx[k] * 0.5),
    );
  }
  tufts.flush(L.x);
  P.put(L);
}

/** A shallow lacquered cup on the raised hand, with raindrops in it. */
export function drawCup() {
  const scale = right.tall / 1.21;
  const at = (x: number, y: number): Pt => [right.x + x * scale, right.y - y * scale];
  const [cx, cy] = at(0.142, 0.662);
  const wide = 0.07 * scale;
  const L = layer(),
    K = layer();
  const bowl = (x: typeof L.x) => {
    x.beginPath();
    x.moveTo(cx - wide, cy);
    x.bezierCurveTo(
      cx - wide * 0.9,
      cy + wide * 0.5,
      cx - wide * 0.5,
      cy + wide * 0.62,
      cx - wide * 0.3,
      cy + wide * 0.66,
    );
    x.lineTo(cx - wide * 0.34, cy + wide * 0.84);
    x.lineTo(cx + wide * 0.34, cy + wide * 0.84);
    x.lineTo(cx + wide * 0.3, cy + wide * 0.66);
    x.bezierCurveTo(
      cx + wide * 0.5,
      cy + wide * 0.62,
      cx + wide * 0.9,
      cy + wide * 0.5,
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
    stops("0 #d9583a, 0.35 #c23a26, 1 #6d1c20"),
  );
  bowl(L.x);
  L.x.fill();
  L.x.fillStyle = "#e0674a";
  L.x.beginPath();
  L.x.ellipse(cx, cy, wide, wide * 0.24, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = bokashi(
    L.x,
    0,
    cy - wide * 0.2,
    0,
    cy + wide * 0.2,
    stops("0 #8d2620, 1 #efd9b8"),
  );
  L.x.beginPath();
  L.x.ellipse(cx, cy + 1, wide * 0.88, wide * 0.185, 0, 0, 7);
  L.x.fill();
  strike(L.x, [cx - wide * 0.2, cy + wide * 0.04], wide * 0.26);
  K.x.strokeStyle = css(keyColour, 0.9);
  K.x.lineWidth = 2.4;
  bowl(K.x);
  K.x.stroke();
  K.x.beginPath();
  K.x.ellipse(cx, cy, wide, wide * 0.24, 0, 0, 7);
  K.x.stroke();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
