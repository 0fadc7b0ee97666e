/** A shrine servant sweeping leaves from the stair: seen from behind, leaning forward, the broom out to the right, one heel up. */
import { type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { cap, smin } from "../../kit/distances.ts";
import { type Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, COAT, HAIR, posedParts, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";

/** pixels to a metre */
const SCALE = 140;
const YAW = 1.95,
  TILT = 0.16;
/** both hands, the end of the broom, and where its twigs begin and touch the stone */
const HIGH: V3 = [0.02, 1.12, 0.34],
  LOW: V3 = [0.04, 0.86, 0.66],
  BUTT: V3 = [0, 1.36, 0.04],
  NECK: V3 = [0.08, 0.4, 1.22],
  HEAD: V3 = [0.12, 0.03, 1.56];

const pose: Pose = {
  id: "echizen-sweeper-2",
  yaw: YAW,
  tilt: TILT,
  bounds: [-0.9, 1.1, -0.08, 1.72],
  hip: [0, 0.9, -0.12],
  chest: [0, 1.24, 0.2],
  head: [0, 1.42, 0.38],
  face: [0, -0.5, 0.866],
  arms: [
    { elbow: [0.28, 1.02, 0.4], hand: LOW, sleeve: 0.5 },
    { elbow: [-0.28, 1.08, 0.1], hand: HIGH, sleeve: 0.55 },
  ],
  legs: [
    { knee: [0.13, 0.5, 0.24], ankle: [0.14, 0.08, 0.2], toe: [0.15, 0.03, 0.36] },
    { knee: [-0.12, 0.46, -0.24], ankle: [-0.14, 0.14, -0.52], toe: [-0.14, 0.03, -0.42] },
  ],
};
/** the wide trousers, open at the ankle, in deep pleats */
const hakama: Part = {
  mat: TROUSERS,
  d: (x, y, z) => {
    let d = 9;
    pose.legs.forEach(({ knee, ankle }, i) => {
      const hip: V3 = [(i ? -1 : 1) * 0.07, 0.9, -0.1],
        hem: V3 = [ankle[0], ankle[1] + 0.1, ankle[2] + 0.03];
      const leg = smin(
        cap(x, y, z, hip, knee, 0.175, 0.15),
        cap(x, y, z, knee, hem, 0.145, 0.165),
        0.03,
      );
      d = smin(d, Math.max(leg, hem[1] - 0.03 - y), 0.03);
    });
    return d + 0.007 * Math.sin(x * 46 + z * 40);
  },
};
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#8a5440", "#c08660", "#eec49a"], from: [0.4, 0.7], bare: "#6a3d30" },
  [HAIR]: { cut: ["#17151b", "#26242c", "#4b4c58"], from: [0.55, 0.8], bare: "#17151b" },
  [COAT]: { cut: ["#9ea3b8", "#dcdad6", "#fbf6ea"], from: [0.3, 0.52], bare: "#6d7189" },
  [TROUSERS]: { cut: ["#355f78", "#5f93a8", "#a5c8cf"], from: [0.32, 0.8], bare: "#24465c" },
  [BELT]: { cut: ["#2c4a66", "#3f6a8a", "#7fa6b4"], from: [0.4, 0.7], bare: "#1d3346" },
  [SHOE]: { cut: ["#a9a79f", "#dcd8cc", "#f8f4e8"], from: [0.3, 0.6], bare: "#6d7189" },
};
export function putSweeper(P: Print, [fx, fy]: Pt, key: string) {
  const on = ([x, y, z]: V3): Pt => {
    const across = x * Math.cos(YAW) + z * Math.sin(YAW),
      near = -x * Math.sin(YAW) + z * Math.cos(YAW);
    return [fx + across * SCALE, fy - (y * Math.cos(TILT) - near * Math.sin(TILT)) * SCALE];
  };
  const [nx, ny] = on(NECK),
    [hx, hy] = on(HEAD);
  /** the handle, then a bundle of twigs that bends where it meets the stone */
  const broom = (x: Ctx, handle: string, twig: string, more: number) => {
    x.fillStyle = handle;
    x.beginPath();
    brushPath(x, [on(BUTT), on(HIGH), on(LOW), [nx, ny]], (t) => 6.4 - 1.6 * t + more);
    x.fill();
    x.fillStyle = twig;
    x.beginPath();
    for (let i = -4; i <= 4; i++)
      brushPath(
        x,
        [
          [nx - 3, ny - 4],
          [(nx + hx) / 2 + 3.4 * i, (ny + hy) / 2 - 1.2 * i],
          [hx + 8 * i, hy - 2.2 * i + 6 * Math.abs(Math.sin(i * 2.3))],
        ],
        (t) => 3 + 4.6 * t * (1 - t) * 2 + more,
      );
    x.fill();
  };
  P.block((x) => broom(x, key, key, 2.6));
  P.block((x) => broom(x, "#b98d4a", "#7d5a30", 0));
  silhouette(
    P,
    carve(
      {
        id: pose.id,
        parts: [...posedParts(pose), hakama],
        bounds: pose.bounds,
        yaw: YAW,
        tilt: TILT,
        mats: {},
      },
      420,
    ),
    {
      at: [fx, fy],
      scale: SCALE,
      key,
      light: [0.82, 0.5, 0.2],
      lift: 0.06,
      step: 0.05,
      line: [1.6, 1.6],
      tonesOf: (part) => cuts[part] ?? cuts[SKIN],
    },
  );
}
