/** What lies about: sticks, shavings; and the light from one side. */
import { bokashi, css, H, layer, mix, type Pt, Rng, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, poly, clearUnder } from "../../kit/brush.ts";
import { type Curl, drawPlane, ribbon } from "./d-plane.ts";
import { fit, type Wood } from "./d-woods.ts";
import { pts, stops } from "../../kit/points.ts";
import { P } from "./d-stage.ts";

/** Sticks of coloured wood, waiting. */
export function laySticks() {
  {
    const L = layer(),
      K = layer(),
      r = new Rng(29);
    // fanned as a hand put them down, two pairs touching; the last lies on the end of its neighbour
    for (const [wood, x, y, angle, span] of [
      ["red", 1196, 402, 1.45, 520],
      ["white", 1252, 386, 1.36, 540],
      ["green", 1336, 350, 1.47, 470],
      ["brown", 1412, 452, 1.5, 560],
      ["yellow", 1440, 360, 1.24, 440],
      ["white", 1556, 420, 1.42, 560],
      ["tan", 1476, 566, 1.31, 430],
    ] as [Wood, number, number, number, number][])
      drawStick([x, y], angle, span, r.range(33, 40), wood);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);

    /** A square stick: a lit top, a dark side, end grain, and its shadow. */
    function drawStick([cx, cy]: Pt, angle: number, span: number, wide: number, wood: Wood) {
      const dx = Math.cos(angle),
        dy = Math.sin(angle);
      const at = (t: number, s: number, drop = 0): Pt => [
        cx + dx * span * t - dy * wide * s,
        cy + dy * span * t + dx * wide * s + drop,
      ];
      const top = [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)];
      const deep = wide * 0.62;
      L.x.fillStyle = css("#120d10", 0.55);
      poly(
        L.x,
        top.map(([a, b]) => [a + 13, b + deep + 8] as Pt),
      );
      L.x.fill();
      clearUnder(K.x, [
        top[0],
        top[1],
        at(0.5, -0.5, deep),
        at(0.5, 0.5, deep),
        at(-0.5, 0.5, deep),
        top[3],
      ]);
      fit(
        L.x,
        K.x,
        [at(-0.5, 0.5), at(0.5, 0.5), at(0.5, 0.5, deep), at(-0.5, 0.5, deep)],
        wood,
        angle,
        r,
        -0.42,
      );
      fit(
        L.x,
        K.x,
        [at(0.5, -0.5), at(0.5, 0.5), at(0.5, 0.5, deep), at(0.5, -0.5, deep)],
        wood,
        1.57,
        r,
        -0.24,
      );
      fit(L.x, K.x, top, wood, angle, r, 0.06);
    }
  }
  tick("sticks");
}

/** Shavings curled off the plane. */
export function strewShavings() {
  const L = layer(),
    K = layer(),
    r = new Rng(51);
  const soft = layer();
  const curls: Curl[] = [
    {
      from: [1296, 936],
      way: 3.05,
      bend: -0.35,
      long: 330,
      radius: 52,
      turns: 4.6,
      wide: 54,
      wood: "white",
    },
    {
      from: [870, 1120],
      way: 0.15,
      bend: -0.9,
      long: 190,
      radius: 42,
      turns: 3.2,
      wide: 44,
      wood: "tan",
    },
    {
      from: [560, 1150],
      way: -0.35,
      bend: 0.8,
      long: 170,
      radius: 36,
      turns: 3,
      wide: 40,
      wood: "yellow",
    },
    {
      from: [96, 1128],
      way: -0.2,
      bend: 0.5,
      long: 210,
      radius: 44,
      turns: 3.4,
      wide: 44,
      wood: "white",
    },
    {
      from: [1040, 720],
      way: -0.5,
      bend: 0.9,
      long: 118,
      radius: 26,
      turns: 3,
      wide: 30,
      wood: "red",
    },
  ];
  for (const { from, way, bend, long, radius } of curls) {
    soft.x.fillStyle = css("#120d10", 0.5);
    soft.x.beginPath();
    const a = way + bend * 0.25;
    soft.x.ellipse(
      from[0] + Math.cos(a) * long * 0.5 + 14,
      from[1] + Math.sin(a) * long * 0.5 + radius * 0.7,
      long * 0.56,
      radius * 0.8,
      a,
      0,
      7,
    );
    soft.x.fill();
  }
  P.put(soft, { occlude: 0.6, blur: 2 });
  drawPlane(L.x, K.x, [1350, 935], -0.24, r);
  for (const c of curls) ribbon(L.x, K.x, c, r);
  for (let i = 0; i < 60; i++) {
    const x = r.range(100, 1560),
      y = r.range(960, 1190);
    const c = mix("#ecd9b0", "#8a5a3a", r.u());
    L.x.fillStyle = css(c, 0.9);
    L.x.beginPath();
    const a = r.range(0, 6),
      long2 = r.range(6, 18);
    brushPath(
      L.x,
      [
        [x, y],
        [x + Math.cos(a) * long2 * 0.5, y + Math.sin(a) * long2 * 0.5 - 3],
        [x + Math.cos(a) * long2, y + Math.sin(a) * long2],
      ],
      () => 2.6,
    );
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** Darker away from the light. */
export function printLight() {
  P.block(
    (x) => {
      const shade = x.createLinearGradient(0, 0, W, H);
      shade.addColorStop(0, "rgba(24,16,20,0)");
      shade.addColorStop(0.55, "rgba(24,16,20,0)");
      shade.addColorStop(1, "rgba(24,16,20,.36)");
      x.fillStyle = shade;
      x.fillRect(0, 0, W, H);
      x.fillStyle = bokashi(x, 0, 0, 0, 150, stops("0 #1c1518, 1 #1c1518"), pts("0,0.55 1,0"));
      x.fillRect(0, 0, W, 150);
    },
    { occlude: 0, grain: 0.15 },
  );
}
