/** The counter: worn wood in the lamp's pool of light, the ledge before the kitchen, and the shadow of the bowl. */
import { bokashi, clamp, lerp, type Pt, ramp, Rng, shade, sstep } from "../../kit/core.ts";
import { catmull, fillPoly, stroke } from "../../kit/brush.ts";
import {
  at,
  BOWL,
  circle,
  COUNTER,
  cutBlock,
  LEDGE,
  LEDGE_FROM,
  LEDGE_TO,
  lit,
  P,
} from "./a-plan.ts";

const [, BACK] = at(0, COUNTER, LEDGE_FROM),
  [, LIP] = at(0, LEDGE, LEDGE_FROM),
  [, FAR] = at(0, LEDGE, LEDGE_TO);
const FRONT = 1152;
const WOOD = ramp([
  [0, "#22150f"],
  [0.3, "#4a2c1b"],
  [0.62, "#94602f"],
  [0.86, "#cd9150"],
  [1, "#e2b070"],
]);

/** The lamp's pool on the wood: an ellipse round the bowl. */
const pool = (x: number, y: number) =>
  1 - sstep(0.12, 1.12, Math.hypot((x - 590) / 1000, (y - 930) / 500));

export function printLedge() {
  cutBlock((x) => {
    x.fillStyle = across(x, "#1b1211", "#c78e50", FAR, 1000);
    x.fillRect(0, FAR, 1600, LIP - FAR);
    x.fillStyle = across(x, "#140e0f", "#4b2b1d", LIP, 1000);
    x.fillRect(0, LIP, 1600, BACK - LIP);
    // the lip catches the lamp
    fillPoly(
      x,
      [
        [0, LIP - 2],
        [570, LIP - 5],
        [1600, LIP - 1],
        [1600, LIP + 2],
        [570, LIP + 5],
        [0, LIP + 3],
      ],
      across(x, "#2a1a14", "#efbd78", LIP, 900),
    );
    // the snow's light lies on it below the window
    x.fillStyle = bokashi(
      x,
      1180,
      0,
      1600,
      0,
      [
        [0, "#6f879b"],
        [1, "#6f879b"],
      ],
      [
        [0, 0],
        [0.5, 0.34],
        [1, 0.05],
      ],
    );
    x.fillRect(1180, FAR, 420, LIP - FAR);
    // two boards meet in the face
    stroke(
      x,
      [
        [0, LIP + 58],
        [600, LIP + 56],
        [1600, LIP + 60],
      ],
      3.4,
      "#120b0c",
      { a: 0.75, taper: [0.01, 0.01] },
    );
  });
}
function across(
  x: Parameters<Parameters<typeof cutBlock>[0]>[0],
  dark: string,
  light: string,
  y: number,
  reach: number,
) {
  const g = x.createLinearGradient(0, 0, 1600, 0);
  for (let i = 0; i <= 40; i++) {
    const [r, gr, b] = lit(dark, light, i * 40, y, reach);
    g.addColorStop(i / 40, `rgb(${r | 0},${gr | 0},${b | 0})`);
  }
  return g;
}

export function printCounter() {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      if (y < BACK) return;
      const z = (1857 * 0.3) / (y - 300);
      let t = pool(x, y);
      // the year rings run along the counter, wide and few
      const along = ((x - 800) * z) / 1857;
      const ring = n.n2(along * 1.1, z * 19 + 0.5 * n.n2(along * 1.4, z * 3));
      t += 0.035 * sstep(0.1, 0.55, ring) - 0.03 * sstep(0.15, 0.6, -ring);
      // where arms have lain for years, the wood is pale
      t += 0.07 * sstep(1010, 1090, y) * (1 - sstep(1110, 1150, y)) * pool(x, y);
      t -= 0.16 * (1 - sstep(BACK, BACK + 46, y));
      if (y > FRONT) t = t * 0.45 - 0.05 * sstep(FRONT, 1200, y);
      [o[0], o[1], o[2]] = WOOD.at(clamp(t));
      o[3] = 255;
    }),
  );
  cutBlock((x) => {
    const r = new Rng(5);
    // the joint between its two planks and a few long grain lines
    stroke(
      x,
      [
        [-10, 868],
        [520, 866],
        [1610, 869],
      ],
      3.2,
      "#2a1710",
      { a: 0.8, taper: [0.01, 0.01] },
    );
    stroke(
      x,
      [
        [-10, 871.5],
        [520, 869.5],
        [1610, 872],
      ],
      1.6,
      "#f0c080",
      { a: 0.3, taper: [0.2, 0.4] },
    );
    // the heart of the nearer plank: long pointed rings, one in the other, and the lines that run along them
    for (const [tip, y, open, w] of [
      [930, 1000, 5, 1.5],
      [850, 1002, 13, 1.9],
      [770, 1004, 24, 2.2],
      [690, 1007, 38, 2.5],
      [640, 1012, 56, 2.7],
    ]) {
      const side = (k: number): Pt[] => [
        [tip, y],
        [tip + 46, y + k * open * 0.55],
        [tip + 190, y + k * open * 0.86],
        [tip + 480, y + k * open],
        [1640, y + k * open * 1.1 + 6],
      ];
      for (const k of [-1, 1])
        stroke(x, catmull(side(k), 14), w, "#6a3d1c", { a: 0.42, taper: [0.06, 0.02] });
    }
    for (const [y, x0, x1, w] of [
      [772, 900, 1420, 1.2],
      [786, 40, 420, 1.3],
      [808, 1000, 1610, 1.5],
      [822, -10, 330, 1.5],
      [846, 1120, 1610, 1.6],
      [905, -10, 300, 1.9],
      [918, 1010, 1610, 1.9],
      [952, -10, 340, 2.1],
      [1000, -10, 400, 2.4],
      [1056, -10, 420, 2.6],
      [1098, -10, 560, 2.8],
      [1112, 760, 1610, 2.8],
      [1132, 300, 1180, 2.4],
    ]) {
      const mid = lerp(x0, x1, r.range(0.35, 0.65));
      stroke(
        x,
        catmull(
          [
            [x0, y],
            [mid, y + r.range(-5, 5)],
            [x1, y + r.range(-3, 3)],
          ],
          16,
        ),
        w,
        "#6a3d1c",
        { a: 0.42, taper: [0.3, 0.35] },
      );
    }
    // the rounded front edge
    stroke(
      x,
      [
        [-10, FRONT],
        [700, FRONT - 1],
        [1610, FRONT + 1],
      ],
      7,
      "#20120e",
      { a: 0.85, taper: [0.01, 0.01] },
    );
    stroke(
      x,
      [
        [60, FRONT - 6],
        [560, FRONT - 7],
        [1200, FRONT - 5],
      ],
      3.4,
      "#f3c98c",
      { a: 0.5, taper: [0.4, 0.5] },
    );
  });
}

/** The bowl's shadow: its rim as the lamp throws it, and the dark where the foot stands. */
export function printBowlShadow() {
  const ring = (r: number, dz: number, dx = 0.012): Pt[] =>
    circle([BOWL.x + dx, COUNTER, BOWL.z + dz], r);
  cutBlock((x) => fillPoly(x, ring(0.128, -0.016), "#3a1f14"), 16, 0.7);
  cutBlock((x) => fillPoly(x, ring(0.07, -0.004, 0.006), "#1f110e"), 12, 0.75);
  cutBlock((x) => fillPoly(x, ring(0.05, -0.002, 0.003), "#160c0b"), 3, 0.8);
}
