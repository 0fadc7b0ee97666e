/** The floor boards with the window in their polish, and the tea things. */
import {
  bokashi,
  type Col,
  css,
  H,
  layer,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { turn } from "../../kit/vessel.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, C } from "./b-plan.ts";

export function room(P: Print) {
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
  // the window lies in the polish of the floor
  P.light((x) => {
    x.save();
    x.translate(C[0] - 20, FLOOR + 62);
    x.scale(1, 0.2);
    const g = x.createRadialGradient(0, 0, 120, 0, 0, 420);
    g.addColorStop(0, "rgba(214,232,176,.75)");
    g.addColorStop(0.75, "rgba(190,214,150,.4)");
    g.addColorStop(1, "rgba(190,214,150,0)");
    x.fillStyle = g;
    x.fillRect(-500, -500, 1000, 1000);
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
  // ---------- teapot and cup: the one warm thing ----------
  {
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
    const line = (pts: Pt[], w: (t: number) => number, c: Col, t = L.x) => {
      t.fillStyle = css(c);
      t.beginPath();
      brushPath(t, catmull(pts, 8), w);
      t.fill();
    };
    // spout behind, side handle in front: both taper from the body
    for (const [d, c] of [
      [5, KEY],
      [0, "#8a3a26"],
    ] as [number, Col][])
      line(
        [
          [X - 54, Y - 58],
          [X - 98, Y - 76],
          [X - 122, Y - 112],
        ],
        (t) => 34 - 22 * t + d,
        c,
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
    for (const [d, c] of [
      [5, KEY],
      [0, "#b04e30"],
      [-14, "#e08a5a"],
    ] as [number, Col][])
      line(
        [
          [X + 62, Y - 52],
          [X + 104, Y - 72],
          [X + 142, Y - 96],
        ],
        (t) => Math.max(2, 22 + 8 * t + d),
        c,
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
}
