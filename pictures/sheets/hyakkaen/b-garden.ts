/** Behind the branch: a cold sky, bare trees, a lattice fence in the haze, old snow. */
import { bokashi, css, H, layer, mix, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, hand, roughen, Tones } from "../../kit/brush.ts";
import { skyline } from "../../kit/horizon.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { sky } from "../../kit/stage.ts";
import { KEY, n, P } from "./b-plan.ts";

export function garden() {
  sky(P, 1020, stops("0 #2a5582, 0.24 #527f9f, 0.52 #94b3bd, 0.76 #cdd8d2, 1 #efe0c6"), 0.18, H);
  trees();
  fence();
  ground();
}

/** Distant plum trees: angular, slightly pink, all different. */
function trees() {
  for (const [far, feet] of [
    [
      true,
      [
        [60, 980, 120],
        [545, 985, 96],
        [760, 985, 140],
      ],
    ],
    [
      false,
      [
        [218, 1010, 165],
        [905, 1020, 120],
      ],
    ],
  ] as const) {
    const r = new Rng(far ? 16 : 21),
      L = layer(),
      T = new Tones();
    const wood = far ? "#a9adb6" : "#868899";
    const grow = ([x, y]: Pt, angle: number, long: number, wide: number) => {
      const tip: Pt = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
      T.add(wood, (z) => brushPath(z, hand([x, y], tip, r, 2.4, 16), (t) => wide * (1 - 0.35 * t)));
      if (long < 16) {
        for (let i = 0; i < 3; i++)
          if (r.chance(0.62))
            T.add(mix("#f6e4e2", far ? "#dcc9d0" : "#e3b3c0", r.u()), (z) => {
              const s = r.range(3, 7);
              dab(z, tip[0] + r.g() * 9, tip[1] + r.g() * 8, s, s, r.range(0, 6));
            });
        return;
      }
      const forks = r.chance(0.4) ? 3 : 2;
      for (let i = 0; i < forks; i++) {
        // towards the light, and away from the last turn
        const turn = angle + r.range(0.3, 0.85) * (i % 2 ? 1 : -1) + r.g() * 0.1;
        grow(tip, turn + 0.14 * (-1.57 - turn), long * r.range(0.6, 0.84), wide * 0.62);
      }
    };
    for (const [x, y, size] of feet) grow([x, y], -1.57 + r.range(-0.35, 0.35), size, size * 0.15);
    T.flush(L.x);
    P.put(L, { alpha: 0.9 });
    P.mist(mistBand(n, far ? 930 : 1000, 260, 90, { max: far ? 0.62 : 0.5, amp: 20 }), "#dfe2da", {
      grain: 0.12,
    });
  }
}

/** A lattice of split bamboo; it gets lower to the left. */
function fence() {
  const L = layer(),
    K = layer(),
    r = new Rng(6);
  const rail = (x: number, up: number) => 992 - up + 0.036 * (x - 800);
  const cane = (a: Pt, b: Pt, wide: number) => {
    const line = hand(a, b, r, 0.8, 40);
    for (const [dx, w, tone] of [
      [0, wide, "#a69873"],
      [-wide * 0.16, wide * 0.5, "#d9caa0"],
    ] as const) {
      L.x.fillStyle = tone;
      L.x.beginPath();
      brushPath(
        L.x,
        line.map(([x, y]): Pt => [x + dx, y + dx * 0.6]),
        () => w,
      );
      L.x.fill();
    }
    K.x.fillStyle = css("#4c4a4e", 0.75);
    K.x.beginPath();
    brushPath(
      K.x,
      line.map(([x, y]): Pt => [x + wide * 0.45, y + wide * 0.4]),
      (t) => 1.2 + Math.sin(t * 40),
    );
    K.x.fill();
  };
  for (let x = -20; x < 1080;) {
    cane([x, rail(x, 128) + r.g() * 5], [x + r.g() * 3, rail(x, -40)], 13);
    x += r.range(46, 112);
  }
  for (const up of [104, 62, 18]) cane([-20, rail(-20, up)], [1100, rail(1100, up)], 11);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K, { alpha: 0.7 });
  P.mist(mistBand(n, 1010, 130, 60, { max: 0.62, amp: 12 }), "#e6e4d6", { grain: 0.1 });
}

/** Dead grass, and a few patches of old snow. */
function ground() {
  const line = skyline((x) => 1034 + 10 * n.fbm(x * 0.004, 2, 3) + 0.03 * (x - 800), 8);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 1030, 0, H, stops("0 #cdb992, 0.5 #b39a70, 1 #8d7654"));
      x.beginPath();
      for (const [a, b] of [...line, [W + 10, H], [-10, H]] as Pt[]) x.lineTo(a, b);
      x.fill();
    },
    { grain: 0.25 },
  );
  const T = new Tones(),
    r = new Rng(8);
  for (let i = 0; i < 1500; i++) {
    const x = r.range(-10, W),
      y = r.range(1040, 1210);
    if (n.fbm(x * 0.006, y * 0.012, 2) < -0.05) continue;
    const long = r.range(8, 26) * (0.5 + (y - 1030) / 150);
    T.add(r.pick(["#8a7350", "#d9c697", "#6d6a4c", "#e6d6aa"]), (z) =>
      dab(z, x, y, long, long * 0.12, -1.57 + r.g() * 0.5, r.range(-0.2, 0.2)),
    );
  }
  T.flush(P.base.x);
  const sheets: readonly (readonly [number, number, number, number])[] = [
    [150, 1100, 330, 26],
    [640, 1076, 210, 14],
    [760, 1168, 420, 34],
    [120, 1196, 260, 22],
  ];
  for (const [x, y, wide, high] of sheets) {
    const edge = Array.from({ length: 40 }, (_, i): Pt => {
      const a = (i / 40) * 2 * Math.PI,
        k = 1 + 0.3 * n.n2(Math.cos(a) * 1.4 + x, Math.sin(a) * 1.4);
      return [x + wide * k * Math.cos(a), y + high * k * Math.sin(a)];
    });
    P.block((z) => fillPoly(z, roughen(edge, n, 5, 0.03), "#8ea6bd"));
    P.block(
      (z) =>
        fillPoly(
          z,
          roughen(
            edge.map(([a, b]): Pt => [a, b - 6]),
            n,
            5,
            0.03,
          ),
          "#f8f4ea",
        ),
      { grain: 0.1 },
    );
  }
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.3);
    k.beginPath();
    brushPath(k, line, (t) => 1.2 + 0.7 * Math.sin(t * 60));
    k.fill();
  });
}
