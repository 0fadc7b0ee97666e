/** Below the bowl: the counter's planks, and an indigo cloth with white stitches, laid askew. */
import { H, type Pt, W } from "../../kit/core.ts";
import { catmull, stroke } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { print, r, ring } from "./a-stage.ts";
import { tone } from "./pens.ts";

const TURN = -0.13;
/** A point of the cloth in its own frame: along the stitches, and across them. */
const on = ([u, v]: Pt): Pt => [
  560 + u * Math.cos(TURN) - v * Math.sin(TURN),
  640 + u * Math.sin(TURN) + v * Math.cos(TURN),
];

export function printGround() {
  print((p) => {
    tone(
      p,
      [
        [0, 0],
        [W, 0],
        [W, H],
        [0, H],
      ],
      "#b98350",
    );
    for (const [y, c] of [
      [150, "#c8945c"],
      [470, "#b07a48"],
      [800, "#c18b55"],
      [1130, "#b07a48"],
    ] as const) {
      tone(
        p,
        [
          [0, y],
          [W, y - 12],
          [W, y + 300],
          [0, y + 320],
        ],
        c,
      );
      line(
        p,
        [
          [900, y],
          [1250, y - 4],
          [W + 20, y - 12],
        ],
        0.9,
      );
    }
    for (let i = 0; i < 34; i++) {
      const y = r.range(0, H),
        x = r.range(1120, 1560),
        long = r.range(60, 320);
      line(
        p,
        [
          [x, y],
          [x + long * 0.5, y - r.range(2, 9)],
          [x + long, y - 4],
        ],
        0.55,
        "#8a5631",
      );
    }
    cloth(p);
  });
}

function cloth(p: Pen) {
  const edge = catmull(
    [
      [790, -900],
      [806, -420],
      [794, -60],
      [808, 260],
      [796, 560],
      [806, 900],
    ].map(([u, v]) => on([u, v])),
    10,
  );
  const shadow = edge.map(([x, y]): Pt => [x + 20, y + 14]);
  tone(p, [[-20, -20], ...shadow, [-20, H + 20]], "#7b4a2b");
  shape(p, [[-20, -400], ...edge, [-20, H + 400]], "#27447c", { smooth: false, line: 1.1 });
  // three broad woven bands
  for (const [v, wide] of [
    [-470, 150],
    [150, 96],
    [520, 150],
  ])
    tone(p, [on([-900, v]), on([789, v]), on([789, v + wide]), on([-900, v + wide])], "#213a6d");
  // the selvedge, and threads that have come loose from it
  const hem = edge.map(([x, y]): Pt => [x - 24, y]);
  tone(p, [...edge, ...hem.toReversed()], "#1d3363");
  for (let i = 0; i < 46; i++) {
    const [x, y] = edge[Math.floor(r.u() * (edge.length - 1))];
    const s = r.range(8, 20);
    line(
      p,
      [
        [x - 3, y],
        [x + s * 0.6, y + r.range(-5, 5)],
        [x + s, y + r.range(-4, 9)],
      ],
      0.5,
      "#4b6da6",
    );
  }
  // thin rows of stitches, far apart
  for (let row = -9; row < 10; row++)
    for (let u = -900 + (row % 2) * 29; u < 760; u += 58) {
      const at = on([u + r.range(-3, 3), row * 84 + r.range(-2, 2)]);
      if (at[0] < -30 || at[0] > W || at[1] < -30 || at[1] > H + 30) continue;
      const half = r.range(12, 17);
      stroke(
        p.x,
        [
          [at[0] - half * Math.cos(TURN), at[1] - half * Math.sin(TURN)],
          [at[0] + half * Math.cos(TURN), at[1] + half * Math.sin(TURN)],
        ],
        5,
        "#a9b8d2",
        { rng: r },
      );
    }
  // the shade of the curtain over the door lies across the far corner
  tone(
    p,
    [
      [-20, -20],
      [700, -20],
      [560, 60],
      [330, 150],
      [210, 250],
      [-20, 330],
    ],
    "#1f376c",
  );
}

/** A dish of red ginger at the right, cut off by the sheet's edge. */
export function printDish(at: Pt) {
  print((p) => {
    tone(p, ring([at[0] + 26, at[1] + 26], 150), "#7b4a2b");
    shape(p, ring(at, 150), "#f4ead4", { smooth: false });
    tone(p, ring(at, 140), "#2f54a4");
    tone(p, ring(at, 122), "#f4ead4");
    tone(p, [...ring(at, 122, 2.4, 5), ...ring([at[0] + 14, at[1] + 16], 118, 5, 2.4)], "#cfc3b4");
    line(p, ring(at, 122), 0.7);
    for (let i = 0; i < 60; i++) {
      const a = r.range(0, 6.28),
        q = 70 * Math.sqrt(r.u()),
        turn = r.range(0, 3.14),
        s = r.range(12, 26);
      const mid: Pt = [at[0] + 4 + q * Math.cos(a), at[1] - 4 + q * 0.8 * Math.sin(a)];
      const bar: Pt[] = [
        [mid[0] - s * Math.cos(turn), mid[1] - s * 0.8 * Math.sin(turn)],
        [mid[0] + r.range(-4, 4), mid[1] + r.range(-4, 4)],
        [mid[0] + s * Math.cos(turn), mid[1] + s * 0.8 * Math.sin(turn)],
      ];
      line(p, bar, 3.4, "#7c1a2b");
      line(p, bar, 2.2, r.pick(["#c8344a", "#e2607a", "#b3263c"]));
    }
  });
}
