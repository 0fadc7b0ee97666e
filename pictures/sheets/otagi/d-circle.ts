/** Stone disciples round the fire, as if they warmed themselves: the far ones are lit, of the near ones we see the backs. */
import { catmull, poly } from "../../kit/brush.ts";
import { css, H, layer, Rng, SS, stamp, W } from "../../kit/core.ts";
import { ink, randomPose, relief, reliefAspect, reliefBase } from "./rakan.ts";
import { stops } from "../../kit/points.ts";
import { cam, FIRE, onYard, P } from "./d-stage.ts";

type Seat = readonly [angle: number, away: number, high: number];
/** rings of seats round the fire: angle 0 is at the right, and angles grow away from us */
function ring(from: number, to: number, count: number, away: number, r: Rng): Seat[] {
  return Array.from({ length: count }, (_, i) => [
    from + ((to - from) * (i + r.range(0.2, 0.8))) / count,
    away * r.range(0.9, 1.12),
    r.range(1.35, 2.05),
  ]);
}
const seating = {
  far: (r: Rng) => [
    ...ring(0.05, 3.05, 9, 4.7, r),
    ...ring(0.1, 2.9, 11, 6.9, r),
    ...ring(0.2, 2.7, 12, 9.4, r),
  ],
  near: (r: Rng) => [...ring(-2.3, -0.05, 8, 5, r), ...ring(-1.9, -0.1, 6, 7.4, r)],
};

export function seatCircle(side: keyof typeof seating) {
  const L = layer(),
    r = new Rng(side === "far" ? 3 : 5);
  L.x.imageSmoothingQuality = "high";
  const seats = seating[side](r).map(([angle, away, high]) => ({
    x: FIRE[0] + Math.cos(angle) * away * 1.25,
    y: FIRE[1] + Math.sin(angle) * away * 0.9,
    angle,
    high,
  }));
  for (const s of seats) {
    // its shadow, away from the fire
    const [px, py] = onYard(s.x, s.y),
      [fx, fy] = onYard(...FIRE),
      tall = (cam.f / s.y) * s.high,
      away = Math.atan2(py - fy, px - fx),
      // on the ground away from us a shadow looks shorter
      flat = 1 - 0.45 * Math.abs(Math.sin(away));
    L.x.save();
    L.x.translate(px, py);
    L.x.rotate(away);
    const long = tall * flat,
      half = tall * (0.1 + 0.2 * Math.abs(Math.sin(away)));
    L.x.fillStyle = css("#0d1030", 0.82);
    poly(
      L.x,
      catmull(
        [
          [-0.06 * long, -half],
          [0.34 * long, -half * 1.15],
          [0.6 * long, -half * 0.8],
          [0.84 * long, -half * 0.7],
          [0.95 * long, 0],
          [0.84 * long, half * 0.7],
          [0.6 * long, half * 0.8],
          [0.34 * long, half * 1.15],
          [-0.06 * long, half],
        ],
        5,
        true,
      ),
    );
    L.x.fill();
    L.x.restore();
  }
  for (const [i, s] of seats.toSorted((a, b) => b.y - a.y).entries()) {
    const [px, py] = onYard(s.x, s.y),
      tall = (cam.f / s.y) * s.high;
    const turned = -0.7 * Math.cos(s.angle);
    const dark = side === "near";
    const pose = {
      ...randomPose(i + (dark ? 160 : 120)),
      yaw: turned,
      bodyYaw: turned,
      pitch: 0.08,
      // of the backs only the outline is visible: some lean or tilt their heads, some are slim, some wear caps
      ...(dark && {
        roll: r.range(-0.55, 0.55),
        lean: r.range(-0.16, 0.16),
        girth: r.range(0.8, 1.22),
        headS: r.range(0.95, 1.35),
        cap: r.chance(0.35) ? 1 : 0,
      }),
    };
    const seed = pose.seed + (dark ? 5300 : 5000);
    const image = ink(relief({ ...pose, seed }, SS > 1 ? 220 : 120), {
      stone: stops(
        dark
          ? "0 #0c0e26, 0.4 #141836, 0.7 #262a4c, 0.9 #8a5a58, 1 #ffb47a"
          : "0 #17173a, 0.28 #34345a, 0.5 #7a5468, 0.72 #d98a60, 1 #ffce8c",
      ),
      moss: stops(dark ? "0 #0c0e26, 1 #262a4c" : "0 #1d1d38, 0.5 #5c4c4c, 1 #c99a62"),
      mossLevel: 0.7,
      // the fire is low, and between them
      light: dark ? [-Math.cos(s.angle), 0.3, -0.8] : [-Math.cos(s.angle), -0.1, 0.75],
      bright: dark ? 0.85 : 1.1 - 0.06 * (Math.hypot(s.x - FIRE[0], s.y - FIRE[1]) - 5),
      key: [14, 14, 36],
      keyA: 0.9,
      steps: 4,
      seed,
    });
    const [fx, fy] = onYard(...FIRE),
      away = Math.atan2(py - fy, px - fx);
    if (dark) {
      // the fire along its edge
      const R = layer();
      R.x.drawImage(
        image,
        px - (tall * reliefAspect) / 2,
        py - tall * (1 - reliefBase),
        tall * reliefAspect,
        tall,
      );
      R.x.globalCompositeOperation = "source-in";
      R.x.fillStyle = "#f0935a";
      R.x.fillRect(0, 0, W, H);
      stamp(L.x, R, { dx: -2.8 * Math.cos(away), dy: -2.8 * Math.abs(Math.sin(away)) });
    }
    L.x.drawImage(
      image,
      px - (tall * reliefAspect) / 2,
      py - tall * (1 - reliefBase),
      tall * reliefAspect,
      tall,
    );
  }
  P.put(L, { occlude: 1 });
}
