/** Pampas grass that bends over moon-viewing dumplings on their stand. */
import {
  clamp,
  css,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  stamp,
  paintOf,
  type Fill,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { turn } from "../../kit/vessel.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, blade } from "./c-plan.ts";

export function offering(P: Print) {
  // ---------- near: pampas grass above the offering ----------
  {
    const N = layer(),
      NK = layer(),
      q = new Rng(6);
    const T = new Tones();
    const plume = (x0: number, y0: number, len: number, lean: number, lit: number) => {
      const pts = catmull(
        [
          [x0, y0],
          [x0 + lean * 0.2 * len, y0 - len * 0.5],
          [x0 + lean * 0.52 * len, y0 - len * 0.86],
          [x0 + lean * 0.95 * len, y0 - len * 0.93],
        ],
        10,
      );
      T.add(blade.at(0.3 + lit * 0.3), (z) => brushPath(z, pts, (t) => 4.5 * (1 - 0.6 * t)));
      T.flush(N.x);
      const m = pts.length;
      for (let pass = 0; pass < 2; pass++) {
        for (let i = Math.floor(m * 0.6); i < m; i++) {
          const p = pts[i],
            a = Math.atan2(p[1] - pts[i - 1][1], p[0] - pts[i - 1][0]);
          for (let k = 0; k < 12; k++) {
            const t = clamp(0.4 + lit * 0.4 + (pass ? 0.16 : -0.12) + q.g() * 0.1);
            const c = mix("#3b4468", "#f7e6bc", Math.round(t * 7) / 7);
            const hang = a + (lean > 0 ? 1 : -1) * q.range(0.15, 0.95);
            T.add(
              c,
              (z) =>
                dab(
                  z,
                  p[0] + q.g() * 2,
                  p[1] + q.g() * 2,
                  q.range(22, 50),
                  2.6,
                  hang,
                  lean > 0 ? 0.12 : -0.12,
                ),
              0.9,
            );
          }
        }
        T.flush(N.x);
      }
    };
    const leafBlade = (x0: number, y0: number, len: number, lean: number, t: number) => {
      const pts = catmull(
        [
          [x0, y0],
          [x0 + lean * 0.25 * len, y0 - len * 0.6],
          [x0 + lean * 0.62 * len, y0 - len * 0.82],
          [x0 + lean * 1.02 * len, y0 - len * 0.66],
        ],
        8,
      );
      T.add(blade.at(t), (z) =>
        brushPath(z, pts, (v) => 11 * Math.sin(Math.PI * (0.12 + 0.86 * v))),
      );
    };
    for (let k = 0; k < 34; k++)
      leafBlade(
        1420 + q.range(-170, 210),
        1230,
        q.range(330, 700),
        q.range(-0.95, 0.35),
        Math.round(q.range(0.05, 0.45) * 8) / 8,
      );
    T.flush(N.x);
    for (const [x0, len, lean, lit] of [
      [1500, 960, -0.3, 0.7],
      [1560, 800, -0.62, 0.5],
      [1440, 820, -0.16, 0.8],
      [1590, 1010, -0.1, 0.45],
      [1380, 660, -0.42, 0.9],
      [1475, 700, 0.12, 0.6],
    ])
      plume(x0, 1240, len, lean, lit);
    for (let k = 0; k < 22; k++)
      leafBlade(
        60 + q.range(-140, 120),
        1240,
        q.range(240, 470),
        q.range(-0.2, 0.9),
        Math.round(q.range(0.05, 0.3) * 8) / 8,
      );
    T.flush(N.x);
    // the stand of plain wood with its pyramid of dumplings
    const X = 1130,
      Y = 1096;
    const wood = ramp([
      [0, "#2a1a24"],
      [0.35, "#7a4a34"],
      [0.65, "#c8925a"],
      [1, "#ffdf9e"],
    ]);
    const face = (pts: Pt[], c: Fill) => {
      N.x.fillStyle = paintOf(c);
      poly(N.x, pts);
      N.x.fill();
      NK.x.fillStyle = css(KEY, 0.9);
      NK.x.beginPath();
      brushPath(NK.x, [...pts, pts[0]], (t) => 1.8 + 0.6 * Math.sin(t * 20));
      NK.x.fill();
    };
    N.x.fillStyle = "rgba(8,14,38,.5)";
    N.x.beginPath();
    N.x.ellipse(X + 24, Y + 54, 150, 15, 0, 0, 7);
    N.x.fill();
    face(
      [
        [X - 92, Y - 40],
        [X + 30, Y - 34],
        [X + 30, Y + 62],
        [X - 92, Y + 48],
      ],
      wood.at(0.72),
    );
    face(
      [
        [X + 30, Y - 34],
        [X + 104, Y - 44],
        [X + 104, Y + 44],
        [X + 30, Y + 62],
      ],
      wood.at(0.32),
    );
    N.x.fillStyle = css(wood.at(0.12));
    N.x.beginPath();
    N.x.ellipse(X - 32, Y + 6, 19, 25, 0.06, 0, 7);
    N.x.fill();
    face(
      [
        [X - 148, Y - 64],
        [X + 40, Y - 52],
        [X + 150, Y - 74],
        [X - 30, Y - 88],
      ],
      wood.at(0.85),
    );
    face(
      [
        [X - 148, Y - 64],
        [X + 40, Y - 52],
        [X + 40, Y - 32],
        [X - 148, Y - 44],
      ],
      wood.at(0.66),
    );
    face(
      [
        [X + 40, Y - 52],
        [X + 150, Y - 74],
        [X + 150, Y - 54],
        [X + 40, Y - 32],
      ],
      wood.at(0.3),
    );
    const rice = ramp([
      [0, "#3a3a62"],
      [0.3, "#8f88a0"],
      [0.55, "#e2d4c2"],
      [0.8, "#fff3d8"],
      [1, "#ffffff"],
    ]);
    const ball = (bx: number, by: number) =>
      turn(N.x, NK.x, {
        cx: bx,
        foot: by,
        profile: [
          [9, 0],
          [24, 6],
          [31, 22],
          [28, 40],
          [14, 51],
          [2, 53],
        ],
        look: 0.25,
        ramp: rice,
        light: [-0.55, 0.75, 0.3],
        key: KEY,
        lw: 1.5,
        steps: 6,
      });
    for (const [dx, dy] of [
      [-62, -74],
      [0, -78],
      [62, -82],
      [-84, -58],
      [-28, -56],
      [28, -58],
      [80, -64],
    ])
      ball(X + dx, Y + dy);
    for (const [dx, dy] of [
      [-34, -112],
      [28, -116],
      [-58, -98],
      [0, -98],
      [54, -104],
    ])
      ball(X + dx, Y + dy);
    for (const [dx, dy] of [
      [-28, -140],
      [28, -143],
      [0, -182],
    ])
      ball(X + dx, Y + dy);
    P.put(N, { occlude: 1 });
    stamp(P.key.x, NK);
  }
}
