/** The trees in rain behind, far disciples, ferns. */
import { sky } from "../../kit/stage.ts";
import { bokashi, H, mix, Rng, tick, W } from "../../kit/core.ts";
import { fern } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { mistBand } from "../../kit/print.ts";
import { randomPose } from "./rakan.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, mist, green, seat } from "./b-stage.ts";

/** From the far mist to the ferns behind the two. */
export function printWood() {
  sky(P, H, stops("0 #27413f, 0.3 #5f7a70, 0.6 #9fb0a2, 0.85 #7f9484, 1 #2a4238"), 0.2);
}

/** The far ones are hardly more than a tint; each looks in another direction. */
export function seatFar() {
  {
    for (const [x, y, tall, turned, seed] of [
      [210, 520, 330, { yaw: 0.7, bodyYaw: 0.5, roll: 0.2, mouth: 3 }, 17],
      [1180, 470, 250, { yaw: -0.2, roll: 0.34, pitch: 0.3, cap: 1 }, 3],
      [1330, 520, 330, { yaw: -0.75, bodyYaw: -0.5, pitch: -0.3, mouth: 0 }, 26],
      [1560, 505, 260, { pitch: -0.35, roll: -0.25, headW: 0.86, mouth: 0 }, 11],
      [60, 770, 520, { roll: -0.36, yaw: 0.3, girth: 1.2, headS: 1.36, eyes: 1 }, 8],
      [1470, 760, 480, { roll: -0.3, yaw: -0.55, hands: 0, eyes: 1, headW: 1.14 }, 21],
    ] as const)
      seat(
        { pose: { ...randomPose(seed), ...turned }, x, y, tall },
        { haze: y < 600 ? 0.62 : 0.42, bright: 0.82, mossLevel: 0.5, rows: 240 },
      );
  }
  P.mist(mistBand(P.noise, 640, 230, 160, { max: 0.5, amp: 30 }), mist, { grain: 0.1 });
  // the air is lightest behind the two heads
  P.mist(
    (x, y) =>
      0.62 *
      Math.exp(-(((x - 790) / 480) ** 2) - ((y - 400) / 270) ** 2) *
      (0.8 + 0.4 * P.noise.fbm(x * 0.003, y * 0.012, 3)),
    "#d3dccb",
    { grain: 0.12 },
  );
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        800,
        0,
        H,
        stops("0 #5c7565, 0.25 #35503f, 1 #142720"),
        pts("0,0 0.2,1 1,1"),
      );
      x.fillRect(0, 800, W, 400);
    },
    { grain: 0.12 },
  );
  {
    const r = new Rng(12);
    for (let i = 0; i < 130; i++) {
      const x = r.range(-40, W + 40),
        y = 800 + 300 * (i / 130) + r.range(-30, 30);
      if (r.chance(0.5))
        fern(P.base.x, x, y, r.range(120, 210), r, (t) => mix(green.at(t * 0.9), mist, 0.24), 7);
      else
        sasa(P.base.x, null, x, y, r.range(90, 140), r, (t) => mix(green.at(t), mist, 0.24), {
          light: 0.36,
        });
    }
  }
  tick("wood");
}
