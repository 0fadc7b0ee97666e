/** What lies about: sticks, shavings; and the light from one side. */
import { bokashi, css, H, layer, mix, type Pt, Rng, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { fit, shaving, type Wood } from "./d-woods.ts";
import { pts, stops } from "../../kit/points.ts";
import { P } from "./d-stage.ts";

/** Sticks of coloured wood, waiting. */
export function laySticks() {
  {
    const L = layer(),
      K = layer(),
      r = new Rng(29);
    const kinds: Wood[] = [
      "red",
      "white",
      "green",
      "yellow",
      "brown",
      "tan",
      "white",
      "black",
      "yellow",
      "red",
      "green",
      "brown",
    ];
    kinds.slice(0, 7).forEach((wood, i) => {
      const middle: Pt = [1205 + 61 * i + r.range(-5, 5), 372 + 26 * i + r.range(-46, 46)];
      drawStick(middle, 1.37 + r.range(-0.05, 0.05), r.range(440, 560), r.range(32, 40), wood);
    });
    drawStick([1392, 752], 0.16, 400, 36, "red");
    drawStick([1440, 848], -0.1, 360, 34, "green");
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
      K.x.save();
      K.x.globalCompositeOperation = "destination-out";
      K.x.fillStyle = "#000";
      poly(K.x, [
        top[0],
        top[1],
        at(0.5, -0.5, deep),
        at(0.5, 0.5, deep),
        at(-0.5, 0.5, deep),
        top[3],
      ]);
      K.x.fill();
      K.x.restore();
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
  const curls: [number, number, number, number, number, number, Wood][] = [
    [1300, 965, 3.6, 2.2, 52, 58, "yellow"],
    [1010, 1010, 0.4, 2.8, 84, 74, "white"],
    [1165, 1060, 2.2, 2.4, 66, 60, "tan"],
    [860, 1100, 3.4, 2.5, 60, 56, "white"],
    [1030, 1130, 5.4, 2.0, 46, 44, "red"],
    [1330, 1105, 1.2, 2.6, 58, 54, "white"],
    [330, 1130, 0.9, 2.4, 54, 50, "white"],
    [180, 1080, 3.1, 2.0, 42, 40, "yellow"],
  ];
  for (const [x, y, , , size, wide] of curls) {
    soft.x.fillStyle = css("#120d10", 0.5);
    soft.x.beginPath();
    soft.x.ellipse(x + 16, y + wide * 0.5, size * 1.25, size * 0.75, 0.1, 0, 7);
    soft.x.fill();
  }
  P.put(soft, { occlude: 0.6, blur: 3 });
  for (const [x, y, at, turns, size, wide, wood] of curls)
    shaving(L.x, K.x, [x, y], at, turns, size, wide, wood, r);
  for (let i = 0; i < 90; i++) {
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
