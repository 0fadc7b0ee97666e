/** Teapot and cup on a low tray: the only warm colours in the room. */
import { type Col, css, layer, type Pt, ramp, sstep, stamp } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { turn } from "./vessel.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./b-plan.ts";

export function tea(P: Print) {
  const n = P.noise;
  const L = layer(),
    K = layer();
  const X = 372,
    Y = 1104;
  const clay = ramp([
    [0, "#2a1214"],
    [0.3, "#6b2c20"],
    [0.55, "#a8482c"],
    [0.8, "#d97a4c"],
    [1, "#ffd2a0"],
  ]);
  const glaze = ramp([
    [0, "#33504c"],
    [0.35, "#6f9488"],
    [0.6, "#b2cbb4"],
    [0.85, "#e4ecd4"],
    [1, "#fffbe8"],
  ]);
  const wood = ramp([
    [0, "#120d10"],
    [0.4, "#2e1e1b"],
    [0.8, "#5f412e"],
    [1, "#9a7250"],
  ]);
  const base = { look: 0.3, light: [0.62, 0.6, 0.35] as [number, number, number], key: KEY };
  P.block(
    (x) => {
      x.fillStyle = "rgba(10,10,18,.55)";
      x.beginPath();
      x.ellipse(X + 50, Y + 24, 262, 46, 0, 0, 7);
      x.fill();
    },
    { op: "multiply" },
  );
  // a low round tray
  turn(L.x, K.x, {
    ...base,
    cx: X + 58,
    foot: Y + 6,
    profile: [
      [222, 0],
      [236, 5],
      [240, 12],
    ],
    ramp: wood,
    inside: "#3a2620",
    look: 0.2,
  });
  // shadows of pot and cup, away from the window
  L.x.fillStyle = "rgba(14,8,12,.62)";
  for (const [sx, sy, sw, sh] of [
    [X - 26, Y + 2, 104, 20],
    [X + 172, Y + 9, 50, 11],
  ]) {
    L.x.beginPath();
    L.x.ellipse(sx, sy, sw, sh, 0, 0, 6.3);
    L.x.fill();
  }
  const line = (pts: Pt[], w: (t: number) => number, c: Col, t = L.x) => {
    t.fillStyle = css(c);
    t.beginPath();
    brushPath(t, catmull(pts, 8), w);
    t.fill();
  };
  /** a short pipe: dark outline, body, a lit upper side; its open end is a small ellipse */
  const pipe = (pts: Pt[], w: (t: number) => number, lit: Pt, mouth: [number, number, number]) => {
    // the outline starts outside of the body, because the clay joins there without a seam
    const [p0, p1] = pts;
    const from: Pt = [p0[0] + 0.5 * (p1[0] - p0[0]), p0[1] + 0.5 * (p1[1] - p0[1])];
    line([from, ...pts.slice(1)], (t) => w(0.2 + 0.8 * t) + 5, KEY);
    line(pts, (t) => w(t) * Math.min(1, 0.4 + 5 * t), "#a04a2e");
    const up = pts.map(([a, b]): Pt => [a + lit[0], b + lit[1]]);
    line(up, (t) => w(t) * 0.42 * Math.min(1, 5 * t), "#cc6a42");
    const [ex, ey] = pts[pts.length - 1];
    for (const [grow, c] of [
      [2.5, KEY],
      [0, "#d98052"],
      [-3.5, "#2a1214"],
    ] as [number, string][]) {
      L.x.fillStyle = c;
      L.x.beginPath();
      L.x.ellipse(ex, ey, mouth[0] + grow, mouth[1] + grow, mouth[2], 0, 6.3);
      L.x.fill();
    }
  };
  // spout behind, side handle in front
  pipe(
    [
      [X - 50, Y - 46],
      [X - 92, Y - 62],
      [X - 112, Y - 88],
      [X - 124, Y - 114],
    ],
    (t) => 18 + 26 * (1 - t) ** 1.6,
    [3, -4],
    [10, 6.5, -0.45],
  );
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 6,
    profile: [
      [46, 0],
      [74, 12],
      [88, 44],
      [82, 74],
      [58, 96],
      [40, 102],
    ],
    ramp: clay,
    gloss: 0.2,
  });
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 103,
    profile: [
      [46, 0],
      [40, 8],
      [20, 16],
      [8, 18],
    ],
    ramp: clay,
  });
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 119,
    profile: [
      [5, 0],
      [12, 9],
      [10, 17],
      [3, 21],
    ],
    ramp: clay,
    gloss: 0.2,
  });
  pipe(
    [
      [X + 66, Y - 50],
      [X + 104, Y - 68],
      [X + 148, Y - 92],
    ],
    (t) => 21 + 15 * t * t,
    [-2, -6],
    [9, 18, -0.5],
  );
  turn(L.x, K.x, {
    ...base,
    cx: X + 190,
    foot: Y + 6,
    profile: [
      [20, 0],
      [36, 10],
      [45, 34],
      [47, 48],
    ],
    ramp: glaze,
    inside: "#b9c86a",
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const sp: Pt = [X + 190, Y - 44];
  P.mist(
    (x, y) => {
      const t = (sp[1] - y) / 260;
      if (t < 0 || t > 1) return 0;
      const c = sp[0] + 22 * Math.sin(t * 6 + 0.6) * (0.3 + t),
        w = 6 + 26 * t;
      return (
        0.55 *
        Math.exp(-(((x - c) / w) ** 2)) *
        (1 - t) *
        sstep(0, 0.1, t) *
        (0.6 + 0.5 * n.fbm(x * 0.02, y * 0.01, 3))
      );
    },
    "#eef0dc",
    { key: 0.4 },
  );
}
