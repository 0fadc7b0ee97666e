/** The floor boards with the reflection of the window. */
import { bokashi, css, H, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { C } from "./b-plan.ts";

export function floor(P: Print) {
  const n = P.noise;
  // ---------- boards ----------
  const FLOOR = 1008;
  const vp: Pt = [C[0], 560];
  P.block((x) => {
    x.fillStyle = "#2a1c1a";
    x.fillRect(0, FLOOR - 30, W, 32);
    x.fillStyle = bokashi(x, 0, FLOOR, 0, H, [
      [0, "#6a4c38"],
      [0.4, "#4a3329"],
      [1, "#241a1c"],
    ]);
    x.fillRect(0, FLOOR, W, H - FLOOR);
  });
  // the reflection of the window in the polished floor, with bamboo stems upside down
  P.light((x) => {
    x.save();
    x.translate(C[0] - 20, FLOOR + 66);
    x.beginPath();
    for (let i = 0; i <= 120; i++) {
      const a = (i / 120) * 6.2832,
        k = 1 + 0.012 * n.n2(2 * Math.cos(a), 9 * Math.sin(a));
      x.lineTo(410 * k * Math.cos(a), 62 * k * Math.sin(a));
    }
    x.clip();
    x.fillStyle = bokashi(
      x,
      0,
      -64,
      0,
      64,
      [
        [0, "#e2ecbe"],
        [1, "#a2bc7c"],
      ],
      [
        [0, 0.78],
        [0.6, 0.5],
        [1, 0.2],
      ],
    );
    x.fillRect(-460, -70, 920, 140);
    for (const [at, w] of [
      [-246, 26],
      [-100, 34],
      [28, 18],
      [84, 20],
      [164, 12],
      [292, 32],
    ]) {
      x.fillStyle = "rgba(40,62,34,.74)";
      x.beginPath();
      brushPath(
        x,
        [
          [at, -70],
          [at * 1.03 + 4, 0],
          [at * 1.06, 70],
        ],
        (t) => w * (1 - 0.25 * t) * (1 + 0.12 * n.n2(at, t * 9)),
      );
      x.fill();
    }
    x.restore();
  });
  {
    const r = new Rng(5),
      T = new Tones();
    const down = (bx: number, y: number): Pt => [
      vp[0] + ((bx - vp[0]) * (y - vp[1])) / (FLOOR - vp[1]),
      y,
    ];
    for (let bx = -700; bx < 2300; bx += 118) {
      P.lines((k) => {
        k.fillStyle = css("#150f12", 0.9);
        k.beginPath();
        brushPath(k, [down(bx, FLOOR), down(bx, 1100), down(bx, H)], (t) => 1.4 + 2 * t);
        k.fill();
      });
      for (let q = 0; q < 16; q++) {
        const b = bx + r.range(6, 112),
          y0 = r.range(FLOOR, 1190),
          y1 = Math.min(H, y0 + r.range(20, 110));
        T.add(
          r.chance(0.5) ? "#8a6a4c" : "#1f1516",
          (z) =>
            brushPath(
              z,
              [down(b, y0), down(b, (y0 + y1) / 2), down(b, y1)],
              (t) => 2.2 * Math.sin(Math.PI * t),
            ),
          0.35,
        );
      }
    }
    T.flush(P.base.x);
  }
}
