/** A monk who hurries a tub of rice across the court, leaning back under its weight: the fish has called to the meal. */
import { type Pt } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { cap } from "../../kit/distances.ts";
import { LOAD, robe, sleeves } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { CLOTH } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { monkRobes } from "./monk-robes.ts";

const pose: Pose = {
  id: "obaku-rice-1",
  yaw: -1.15,
  bounds: [-0.9, 0.75, -0.06, 1.75],
  ...stride({ reach: 0.42, lean: -0.1, look: -0.1 }),
  arms: [
    { elbow: [0.3, 0.98, 0.02], hand: [0.24, 0.88, 0.32], sleeve: 0.7 },
    { elbow: [-0.3, 0.98, 0.02], hand: [-0.24, 0.88, 0.32], sleeve: 0.7 },
  ],
  hat: "sedge",
};
const tub = [
  {
    mat: LOAD,
    d: (x: number, y: number, z: number) =>
      Math.max(Math.hypot(x, z - 0.36) - 0.23 - 0.12 * (y - 1), Math.abs(y - 0.99) - 0.15),
  },
  {
    mat: CLOTH,
    d: (x: number, y: number, z: number) =>
      cap(x, y, z, [-0.2, 1.17, 0.36], [0.2, 1.17, 0.36], 0.035, 0.035),
  },
];

/** Sparrows that wait on the paving for spilled rice. */
export function sparrows(P: Print) {
  P.block((x) => {
    const fill = (at: Pt, s: number, way: number, c: string, text: string) => {
      x.fillStyle = c;
      poly(
        x,
        catmull(
          pts(text).map(([u, v]): Pt => [at[0] + u * s * way, at[1] + v * s]),
          5,
          true,
        ),
      );
      x.fill();
    };
    for (const [px, py, s, way, peck] of [
      [352, 968, 1.15, 1, 1],
      [420, 986, 1.3, -1, 0],
      [560, 946, 1, 1, 0],
    ]) {
      const at: Pt = [px, py];
      fill(at, s, 1, "#a89a8a", "-26,6 -6,-1 8,0 6,5 -8,9");
      fill(at, s, way, "#5a3d2c", "-22,-8 -10,-13 2,-14 10,-8 8,-2 0,1 -8,-1 -14,-5 -24,-5");
      fill(at, s, way, "#e6d8bc", "4,-8 10,-6 8,-1 0,1 -4,-1");
      fill(
        at,
        s,
        way,
        "#3a2620",
        peck ? "6,-10 14,-8 19,-1 14,0 8,-4" : "4,-14 8,-21 15,-20 20,-15 14,-13 9,-9",
      );
    }
  });
}

/** Two pairs of straw sandals left on the kerb, their toes to the court. */
export function sandals(P: Print, seen: (x: number, y: number, z: number) => Pt) {
  P.block((q) => {
    for (const [x, y, way] of [
      [1.62, 4.2, 0.06],
      [1.75, 4.22, -0.02],
      [2.12, 4.14, 0.3],
      [2.26, 4.17, 0.22],
    ]) {
      const at = (across: number, along: number): Pt =>
        seen(x + across + along * way, y + along - across * way, 0.012);
      const oval = (wide: number, long: number, dx = 0, dy = 0) =>
        Array.from({ length: 20 }, (_v, k): Pt => {
          const a = (k / 20) * 6.283;
          return at(dx + Math.cos(a) * wide * (1 + 0.14 * Math.sin(a)), dy + Math.sin(a) * long);
        });
      const fill = (c: string, shape: Pt[]) => {
        q.fillStyle = c;
        poly(q, shape);
        q.fill();
      };
      fill("#2b2430", oval(0.056, 0.15, 0.014, -0.02));
      fill("#6d4e33", oval(0.05, 0.14, 0, -0.008));
      fill("#c9a76a", oval(0.047, 0.132));
      fill("#8f6c42", oval(0.034, 0.08, 0, -0.03));
      fill("#b0402c", [
        at(0, 0.075),
        at(0.046, -0.02),
        at(0.03, -0.03),
        at(0, 0.045),
        at(-0.03, -0.03),
        at(-0.046, -0.02),
      ]);
    }
  });
}

export function monkCrossing(P: Print, cam: Cam) {
  const [sx, sy, d] = proj(cam, 2.75, 13.4, 0),
    u = cam.f / d;
  const at = (dx: number, dy: number): Pt => [sx + dx * u, sy + dy * u];
  P.block(
    (q) => {
      q.fillStyle = "rgba(84,80,104,.6)";
      poly(q, [
        at(-0.2, -0.03),
        at(0.22, -0.02),
        at(-0.5, 0.16),
        at(-1.6, 0.3),
        at(-1.7, 0.2),
        at(-0.9, 0.08),
      ]);
      q.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  passer(P, pose, [robe(pose, 0.5), sleeves(pose, 0.26), ...tub], {
    at: [sx, sy],
    scale: u,
    key: "#1c2028",
    light: [0.6, 0.65, 0.2],
    sun: "#fff0cc",
    shade: "#2a2444",
    colours: monkRobes,
  });
}
