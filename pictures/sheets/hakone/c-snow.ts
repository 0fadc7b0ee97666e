/** Through the doorway: a winter morning, cedars in falling snow, and a traveller who comes up the road. */
import { bokashi, css, type Ctx, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, roughen } from "../../kit/brush.ts";
import { from, pts, stops } from "../../kit/points.ts";
import { onSheet } from "../../kit/terrain.ts";
import { snowfall } from "../../kit/weather.ts";
import { back, cam, door, n, P } from "./c-stage.ts";

const [X0, Y0] = onSheet(cam, door.x0, back, door.high);
const [X1, Y1] = onSheet(cam, door.x1, back, 0);
const r = new Rng(31);
const u = (t: number) => lerp(X0, X1, t);
const v = (t: number) => lerp(Y0, Y1, t);

export function snowOutside() {
  P.block(
    (x) => {
      opening(x);
      x.fillStyle = bokashi(
        x,
        0,
        Y0,
        0,
        v(0.72),
        stops("0 #8fb0c8, 0.4 #bcd2dd, 0.8 #e4ecec, 1 #f4f3ec"),
      );
      x.fillRect(X0 - 10, Y0 - 10, X1 - X0 + 20, Y1 - Y0 + 20);
    },
    { grain: 0.14 },
  );
  // three ranks of trunks, each paler than the one before it
  for (const [k, count] of [
    [0, 11],
    [1, 6],
  ] as const)
    P.block(
      (x) => {
        opening(x);
        for (let i = 0; i < count; i++)
          trunk(
            x,
            u((i + 0.5 + 0.8 * (r.u() - 0.5)) / count),
            v(0.52 + 0.05 * k + 0.02 * r.g()),
            [11, 22][k] * r.range(0.7, 1.3),
            ["#a9c2d0", "#7f9fb4"][k],
          );
      },
      { grain: 0.1 },
    );
  P.block(
    (x) => {
      opening(x);
      ground(x);
    },
    { grain: 0.06 },
  );
  P.block((x) => {
    opening(x);
    trunk(x, u(0.08), v(0.86), 66, "#3c5a6c");
    trunk(x, u(0.93), v(0.72), 40, "#53748a");
    bough(x);
    traveller(x, [u(0.38), v(0.66)], 0.72);
    snowfall(x, 5, 150, [X0, Y0, X1, Y1], { r0: 1.3, r1: 4.4 });
  });
}

function opening(x: Ctx) {
  x.beginPath();
  x.rect(X0 - 6, Y0 - 6, X1 - X0 + 12, Y1 - Y0 + 8);
  x.clip();
}
/** A cedar trunk with snow blown against its left side. */
function trunk(x: Ctx, cx: number, foot: number, wide: number, c: string) {
  const side = (s: number): Pt[] => [
    [cx + s * wide * 0.42, Y0 - 10],
    [cx + s * wide * 0.5, lerp(Y0, foot, 0.6)],
    [cx + s * wide * 0.58, lerp(Y0, foot, 0.9)],
    [cx + s * wide * 0.82, foot],
  ];
  const body = [...catmull(side(-1), 6), ...catmull(side(1), 6).toReversed()];
  x.fillStyle = c;
  poly(x, body);
  x.fill();
  for (let i = 0; i < wide / 5; i++) {
    const a = r.range(-0.4, 0.45),
      y = r.range(Y0, foot - 40);
    x.fillStyle = css(mix(c, a < 0 ? "#dfeaec" : "#1c2e3c", 0.28));
    x.beginPath();
    dab(x, cx + a * wide, y, r.range(30, 90), 2 + wide * 0.03, 1.57, 0.01);
    x.fill();
  }
  // snow lies in patches along its windward edge
  x.fillStyle = css(mix("#f6f6f0", c, 0.1));
  for (let y = Y0 - 20; y < foot - 20; y += r.range(40, 130)) {
    const long = Math.min(r.range(26, 90), foot - 6 - y);
    const edge: Pt[] = [];
    for (let k = 0; k <= 8; k++) {
      const t = (y + (long * k) / 8 - Y0) / (foot - Y0);
      edge.push([
        cx - wide * (0.42 + 0.1 * Math.max(0, t) + 0.1 * Math.max(0, t - 0.8)),
        y + (long * k) / 8,
      ]);
    }
    x.beginPath();
    brushPath(x, edge, (t) => wide * 0.3 * Math.sin(Math.PI * t) * (0.8 + 0.5 * n.n2(y, t * 3)));
    x.fill();
  }
}
/** Banks of snow on both sides of the road; its middle is trodden. */
function ground(x: Ctx) {
  const fill = (outline: Pt[], c: string) => {
    x.fillStyle = c;
    poly(x, roughen(outline, n, 2.4, 0.03));
    x.fill();
  };
  fill(
    [
      [X0 - 10, v(0.5)],
      [u(0.25), v(0.53)],
      [u(0.5), v(0.56)],
      [u(0.8), v(0.52)],
      [X1 + 10, v(0.49)],
      [X1 + 10, Y1 + 10],
      [X0 - 10, Y1 + 10],
    ],
    "#dfe9ee",
  );
  fill(
    [
      [u(0.42), v(0.57)],
      [u(0.52), v(0.57)],
      [u(0.55), v(0.66)],
      [u(0.64), v(0.78)],
      [u(0.84), Y1 + 10],
      [u(0.2), Y1 + 10],
      [u(0.33), v(0.78)],
      [u(0.4), v(0.66)],
    ],
    "#c3d5e0",
  );
  fill(
    [
      [X0 - 10, v(0.6)],
      [u(0.2), v(0.62)],
      [u(0.36), v(0.7)],
      [u(0.31), v(0.84)],
      [u(0.16), Y1 + 10],
      [X0 - 10, Y1 + 10],
    ],
    "#f7f6f0",
  );
  fill(
    [
      [X1 + 10, v(0.57)],
      [u(0.78), v(0.6)],
      [u(0.62), v(0.68)],
      [u(0.7), v(0.82)],
      [u(0.9), Y1 + 10],
      [X1 + 10, Y1 + 10],
    ],
    "#f7f6f0",
  );
  // blue hollows in the banks
  fill(
    [
      [X0 - 10, v(0.8)],
      [u(0.12), v(0.78)],
      [u(0.26), v(0.86)],
      [u(0.16), v(0.9)],
      [X0 - 10, v(0.88)],
    ],
    "#d5e2ea",
  );
  fill(
    [
      [X1 + 10, v(0.72)],
      [u(0.86), v(0.7)],
      [u(0.74), v(0.75)],
      [u(0.84), v(0.8)],
      [X1 + 10, v(0.8)],
    ],
    "#d5e2ea",
  );
}
/** A cedar bough under snow hangs into the top of the view. */
function bough(x: Ctx) {
  for (const [bx, by, long] of [
    [1.02, 0.02, 230],
    [1.02, 0.16, 150],
    [-0.02, 0.05, 150],
  ]) {
    const s = bx > 0.5 ? -1 : 1;
    for (const [c, dy, k] of [
      ["#2f4f58", 8, 1],
      ["#47707a", 3, 0.9],
      ["#f8f8f3", -5, 0.86],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      for (let i = 0; i < 74; i++) {
        const t = r.u();
        dab(
          x,
          u(bx) + s * t * long * k,
          v(by) + 26 * t * t + dy + r.g() * 5 * (1 - 0.4 * t),
          r.range(16, 34) * k,
          c === "#f8f8f3" ? 9 : 6,
          (s > 0 ? 0.35 : 2.8) + r.g() * 0.3,
          0.05,
        );
      }
      x.fill();
    }
  }
}
/** Hat and straw cape white with snow, a staff, one foot before the other. */
function traveller(x: Ctx, at: Pt, s: number) {
  const form = (outline: string, c: string) => {
    x.fillStyle = c;
    poly(
      x,
      catmull(
        from(at, outline).map((q): Pt => [at[0] + (q[0] - at[0]) * s, at[1] + (q[1] - at[1]) * s]),
        6,
        true,
      ),
    );
    x.fill();
  };
  // he leans on his staff, one foot forward in the snow
  form("-10,-32 -16,-8 -24,2 -14,4 -6,-8 2,-30", "#2b3d4c");
  form("0,-32 6,-12 4,4 16,5 15,-10 14,-30", "#2b3d4c");
  form(
    "-12,-92 4,-98 16,-84 24,-58 28,-38 24,-28 8,-24 -12,-26 -24,-34 -24,-52 -18,-76",
    "#4d5a62",
  );
  form("4,-96 16,-84 24,-58 28,-38 24,-28 14,-26 15,-56", "#33424f");
  form("-19,-70 -25,-50 -25,-36 -18,-42 -14,-62", "#eef1ee");
  form("14,-76 26,-66 36,-60 35,-54 24,-56 13,-64", "#33424f");
  form("-36,-90 -20,-107 -6,-117 12,-106 28,-96 16,-91 -14,-87", "#6a5a48");
  form("-36,-91 -20,-108 -6,-118 10,-108 20,-101 4,-99 -14,-94", "#f8f8f2");
  x.fillStyle = "#2b3d4c";
  x.beginPath();
  brushPath(
    x,
    pts("32,-82 36,-40 38,6").map(([a, b]): Pt => [at[0] + a * s, at[1] + b * s]),
    () => 2.8 * s,
  );
  x.fill();
}
