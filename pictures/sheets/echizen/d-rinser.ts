/** The woman in the river: bent from the hips, one knee forward, swinging a hank of bark through the current. */
import { type Ctx, type Pt, type Rng, css } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { at, cam, KEY, RINSER } from "./d-plan.ts";
import { strap, STRAW, taper } from "./d-hanks.ts";
import { BELT, carvePosed, CLOTH, COAT, HAIR, SKIN, TROUSERS } from "../../kit/people/posed.ts";

/** how high the water stands on her, and how large she is drawn beside what lies farther off */
const WATER = 0.2,
  scale = (1.5 * cam.f) / RINSER.y;
const feet = at(RINSER.x, RINSER.y);
/** a place on the sheet, in metres from where she stands in the water */
const on = ([a, b]: Pt): Pt => [feet[0] + a * scale, feet[1] - b * scale];
const HANDS: Pt = [0.85, 0.4];

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#7f4f3a", "#b9805a", "#ecc096"], from: [0.4, 0.7], bare: "#ecc096" },
  [HAIR]: { cut: ["#17151b", "#26242c", "#4b4c58"], from: [0.55, 0.8], bare: "#4b4c58" },
  [COAT]: { cut: ["#1b2c50", "#33528a", "#93aecd"], from: [0.4, 0.74], bare: "#7d9cc4" },
  [TROUSERS]: { cut: ["#24232f", "#454456", "#84849a"], from: [0.42, 0.76], bare: "#6f7086" },
  [BELT]: { cut: ["#8e2a20", "#c4452e", "#ec8a5e"], from: [0.34, 0.66], bare: "#6d1f18" },
  [CLOTH]: { cut: ["#9a7947", "#d6b878", "#f6e5b4"], from: [0.5, 0.8], bare: "#8a6a3c" },
};
const carved = () =>
  carvePosed(
    {
      id: "echizen-rinser-2",
      yaw: 1.25,
      tilt: 0.3,
      bounds: [-0.5, 1.15, WATER, 1.25],
      hip: [0, 0.9, -0.12],
      chest: [0, 0.86, 0.32],
      head: [0, 0.94, 0.54],
      face: [0, -0.62, 0.785],
      arms: [
        { elbow: [0.22, 0.7, 0.56], hand: [0.06, 0.74, 0.84], sleeve: 0.3 },
        { elbow: [-0.2, 0.66, 0.58], hand: [-0.02, 0.68, 0.86], sleeve: 0.3 },
      ],
      legs: [
        { knee: [0.12, 0.5, -0.16], ankle: [0.12, 0.08, -0.3], toe: [0.12, 0.04, -0.1] },
        { knee: [-0.12, 0.5, 0.2], ankle: [-0.12, 0.08, 0.06], toe: [-0.12, 0.04, 0.2] },
      ],
      bare: true,
      hat: "sedge",
    },
    560,
  );
export const rinser = (P: Print) =>
  silhouette(P, carved(), {
    at: [feet[0], feet[1] + WATER * scale],
    scale,
    key: KEY,
    light: [0.5, 0.8, 0.12],
    lift: 0.04,
    step: 0.05,
    line: [1.6, 1.8],
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });

/** the hank in her hands, flung out to the side: the straps in one bow, their ends already in the water */
export function swung(x: Ctx, k: Ctx, r: Rng) {
  const [hx, hy] = HANDS;
  for (let i = 0; i < 8; i++) {
    const fan = ((i * 3) % 8) / 7 - 0.5,
      long = r.range(0.85, 1.1);
    const course: Pt[] = [
      [hx - 0.1, hy + 0.1 + 0.04 * fan],
      [hx, hy],
      [hx + 0.24 * long, hy - 0.02 + 0.16 * fan],
      [hx + 0.6 * long, hy - 0.2 + 0.3 * fan],
      [hx + 0.86 * long, hy - 0.56 + 0.42 * fan],
    ];
    const p = catmull(course.map(on), 8);
    const wide = r.range(0.05, 0.12) * scale;
    strap(x, k, p, (t) => taper(wide, t) * (0.66 + 0.34 * t), STRAW[Math.min(3, i >> 1)]);
  }
}
/** water thrown off it, in two arcs that break into drops, and the splash where its ends strike the stream */
export function spray(x: Ctx, r: Rng) {
  const [hx, hy] = HANDS;
  const drop = ([px, py]: Pt, size: number) => {
    x.moveTo(px + size, py);
    x.ellipse(px, py, size, size * 1.25, 0, 0, 7);
  };
  x.fillStyle = css("#f8f7ec");
  x.beginPath();
  for (const [high, wide] of [
    [0.64, 1.12],
    [0.45, 0.9],
  ])
    for (let a = 0.35; a < 2.5;) {
      const arc = (t: number): Pt =>
        on([hx + 0.42 + 0.5 * wide * Math.cos(t), hy - 0.16 + high * Math.sin(t)]);
      const end = a + r.range(0.03, 0.24) * r.u();
      brushPath(x, [arc(a), arc((a + end) / 2), arc(end)], (t) => 7 * (1 - 0.7 * t));
      for (let k = 0; k < 2; k++) {
        const [dx, dy] = arc(end + r.range(0.06, 0.2));
        drop([dx + 7 * r.g(), dy + 9 * r.g()], 1.4 + 4.4 * r.u() ** 2);
      }
      a = end + r.range(0.12, 0.5);
    }
  for (let i = 0; i < 13; i++) {
    const from: Pt = [hx + r.range(0.62, 0.96), hy - r.range(0.54, 0.68)];
    const lean = r.range(-0.12, 0.2),
      up = r.range(0.05, 0.17);
    brushPath(
      x,
      [
        on(from),
        on([from[0] + 0.6 * lean, from[1] + up]),
        on([from[0] + lean, from[1] + 0.8 * up]),
      ],
      (t) => 9 * (1 - t) + 1,
    );
    drop(on([from[0] + 1.3 * lean, from[1] + up]), r.range(2, 4.5));
  }
  x.fill();
}
