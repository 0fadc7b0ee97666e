/** A plum in front of the house: a dark crooked bough with snow on it, its buds; and the last flakes. */
import { layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { pts } from "../../kit/points.ts";
import { snowfall } from "../../kit/weather.ts";
import { nz, P } from "./a-plan.ts";

const wood = { body: "#0f1528", light: "#2f4266", key: "#070b18", lightDir: 1 };
const limbs: readonly [string, number, number][] = [
  [
    "30,1240 70,1100 120,1000 96,880 150,770 246,690 258,590 330,500 440,452 520,400 620,386 700,340 742,344",
    78,
    3,
  ],
  ["120,850 60,740 74,620 20,520 40,420", 34, 4],
  ["256,612 230,520 262,430 226,340 262,262", 26, 3],
  ["430,456 470,372 452,300 500,232", 16, 2],
  ["520,402 600,440 636,486 690,500", 13, 2],
  ["150,770 220,790 300,770 372,800", 20, 3],
];

/** Snow on what faces the sky: a pale stroke above the bough, broken where it is steep. */
function snowOn(T: Tones, spine: Pt[], w0: number, w1: number) {
  for (let i = 0; i < spine.length - 3;) {
    const run: Pt[] = [];
    for (; i < spine.length - 1; i++) {
      const [dx, dy] = [spine[i + 1][0] - spine[i][0], spine[i + 1][1] - spine[i][1]];
      const flat = Math.abs(dx) / (Math.hypot(dx, dy) || 1);
      const w = w0 + ((w1 - w0) * i) / spine.length;
      if (flat < 0.5 || nz.n2(spine[i][0] * 0.02, spine[i][1] * 0.02) < -0.55) break;
      run.push([spine[i][0], spine[i][1] - w * 0.36 - 2]);
    }
    i++;
    if (run.length < 4) continue;
    const at = i / spine.length;
    const thick = 4 + 0.26 * (w0 + (w1 - w0) * at);
    T.add("#6f97c4", (x) =>
      brushPath(
        x,
        run.map(([x, y]): Pt => [x, y + 2.5]),
        (t) => thick * Math.sin(Math.PI * t) ** 0.5,
      ),
    );
    T.add("#d5e4f2", (x) =>
      brushPath(
        x,
        run.map(([x, y]): Pt => [x, y - 1.5]),
        (t) => thick * 0.72 * Math.sin(Math.PI * t) ** 0.5,
      ),
    );
  }
}

export function printPlum() {
  const tree = layer(),
    keys = layer(),
    r = new Rng(44),
    snow = new Tones(),
    buds = new Tones(),
    open = new Tones(),
    hearts = new Tones();
  const blossom = ([cx, cy]: Pt, s: number, turn: number) => {
    for (let k = 0; k < 5; k++) {
      const px = cx + s * Math.cos(turn + k * 1.257),
        py = cy + 0.85 * s * Math.sin(turn + k * 1.257);
      open.add(k < 2 ? "#f3d3d6" : "#fbeeea", (x) => {
        x.moveTo(px + s * 0.72, py);
        x.arc(px, py, s * 0.72, 0, 7);
      });
    }
    hearts.add("#b8405a", (x) => {
      x.moveTo(cx + s * 0.3, cy);
      x.arc(cx, cy, s * 0.3, 0, 7);
    });
  };
  const twig = (from: Pt, way: number, long: number, w: number) => {
    const bend = way + r.range(-0.4, 0.4);
    const spine: Pt[] = [
      from,
      [from[0] + Math.cos(way) * long * 0.5, from[1] + Math.sin(way) * long * 0.5],
      [from[0] + Math.cos(bend) * long, from[1] + Math.sin(bend) * long],
    ];
    limb(tree.x, keys.x, spine, w, 1.6, r, wood);
    snowOn(snow, catmull(spine, 8), w * 0.7, 2);
    if (r.chance(0.26)) blossom(spine[r.int(1, 2)], r.range(5, 7.5), r.range(0, 6));
    for (let k = 0; k < 3; k++) {
      if (r.chance(0.5)) continue;
      const t = r.range(0.3, 1),
        q = catmull(spine, 8),
        [bx, by] = q[Math.floor(t * (q.length - 1))],
        s = r.range(2.6, 4.4);
      buds.add(r.pick(["#b8405a", "#d9637a", "#8f2c48"]), (x) => {
        x.moveTo(bx + s, by - s);
        x.arc(bx, by - s, s, 0, 7);
      });
    }
  };
  for (const [text, w0, w1] of limbs) {
    const spine = catmull(pts(text), 12);
    for (let i = 0; i < spine.length / 7; i++) {
      const at = spine[Math.floor(r.range(0.3, 0.98) * (spine.length - 1))];
      twig(at, -1.57 + r.range(-0.8, 0.9), r.range(36, 120), r.range(4, 7));
    }
    limb(tree.x, keys.x, pts(text), w0, w1, r, wood);
    snowOn(snow, spine, w0, w1);
  }
  P.put(tree, { occlude: 1 });
  stamp(P.key.x, keys);
  P.block((x) => snow.flush(x));
  P.block((x) => {
    for (const T of [buds, open, hearts]) T.flush(x);
  });
}

export function printFlakes() {
  P.block(
    (x) => snowfall(x, 7, 300, [0, 120, W, 1180], { c: "#e4eef8", r0: 1.2, r1: 4.2, a: 0.8 }),
    {
      occlude: 0.7,
    },
  );
}
