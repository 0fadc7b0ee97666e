/** Marquetry from Hatajuku on the bench: a board half fitted, coloured sticks waiting, shavings curling off the plane. */
import {
  bokashi,
  css,
  elapsed,
  H,
  layer,
  mix,
  Noise,
  type Pt,
  Rng,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { Print, seal } from "../../kit/print.ts";
import { checks, fit, hempLeaf, hexagons, shaving, stripes, type Wood } from "./d-woods.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(95, "#efe4cb");
const n = new Noise(6);

// ---------- the bench: old planks ----------
P.block((x) => {
  x.fillStyle = bokashi(x, 0, 0, W, H, stops("0 #7d6550, 0.55 #59463a, 1 #382b28"));
  x.fillRect(0, 0, W, H);
});
{
  const L = layer(),
    K = layer(),
    r = new Rng(2);
  const slope = -0.1;
  for (let plank = 0; plank < 6; plank++) {
    const top = -80 + plank * 262;
    const tone = mix("#846a54", "#4d3c33", r.u() * 0.8);
    L.x.fillStyle = css(tone, 0.7);
    poly(L.x, [
      [0, top],
      [W, top + W * slope],
      [W, top + 262 + W * slope],
      [0, top + 262],
    ]);
    L.x.fill();
    for (let i = 0; i < 46; i++) {
      const y = top + (262 * (i + r.u())) / 46;
      const line: Pt[] = [];
      for (let px = -20; px <= W + 20; px += 30)
        line.push([
          px,
          y +
            px * slope +
            13 * n.n2(px * 0.0016 + plank * 9, y * 0.008) +
            3 * n.n2(px * 0.008, y * 0.05),
        ]);
      L.x.fillStyle = css(r.chance(0.7) ? "#2c211f" : "#a08468", r.range(0.2, 0.55));
      L.x.beginPath();
      brushPath(L.x, line, (t) => 1.7 + 1.5 * Math.sin(t * 9 + i));
      L.x.fill();
    }
    K.x.fillStyle = css("#1b1416", 0.9);
    K.x.beginPath();
    brushPath(
      K.x,
      [
        [0, top],
        [W / 2, top + (W / 2) * slope],
        [W, top + W * slope],
      ],
      () => 4,
    );
    K.x.fill();
  }
  P.put(L);
  stamp(P.key.x, K);
}
tick("bench");

// ---------- the board ----------
const turn = -0.2;
const place = ([u, v]: Pt): Pt => {
  const px = u - 460,
    py = v - 400;
  return [
    600 + px * Math.cos(turn) - py * Math.sin(turn),
    590 + px * Math.sin(turn) + py * Math.cos(turn),
  ];
};
const long = 1010,
  high = 830;
/** The fitted part ends in a ragged line, piece by piece. */
const frontier = (v: number) =>
  800 + 70 * n.n2(v * 0.009, 3) + 46 * n.n2(v * 0.035, 8) - 0.1 * (v - 400);
{
  const L = layer(),
    K = layer();
  const outline = [place([0, 0]), place([long, 0]), place([long, high]), place([0, high])];
  L.x.fillStyle = css("#120d10", 0.6);
  poly(
    L.x,
    outline.map(([a, b]) => [a + 20, b + 26] as Pt),
  );
  L.x.fill();
  L.x.fillStyle = "#8a6b48";
  poly(
    L.x,
    outline.map(([a, b]) => [a + 5, b + 11] as Pt),
  );
  L.x.fill();
  P.put(L, { occlude: 1 });
  const base = layer();
  fit(base.x, K.x, outline, "tan", turn, new Rng(3), 0.1);
  P.put(base, { occlude: 1 });

  const field = layer();
  const f = {
    x: field.x,
    key: K.x,
    place,
    r: new Rng(17),
    fitted: (u: number, v: number) => u < frontier(v),
  };
  hempLeaf(f, 0, 250, 0, high, 125);
  stripes(f, 250, 0, high, [
    ["black", 10],
    ["white", 7],
    ["red", 14],
    ["white", 7],
    ["black", 10],
  ]);
  hexagons(f, 298, 560, 0, high, 50.4);
  stripes(f, 560, 0, high, [
    ["black", 10],
    ["yellow", 7],
    ["green", 14],
    ["yellow", 7],
    ["black", 10],
  ]);
  checks(f, 608, 732, 0, high, 31, ["white", "brown"]);
  stripes(f, 732, 0, high, [
    ["black", 8],
    ["red", 10],
    ["black", 8],
  ]);
  hempLeaf(f, 758, 1008, 0, high, 125);
  P.put(field, { occlude: 0.6 });
  stamp(P.key.x, K);
}
tick("board");

// ---------- sticks of coloured wood, waiting ----------
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

// ---------- shavings ----------
{
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

// ---------- light from one side ----------
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
const sheet = P.finish({
  wood: 0.05,
  vignette: 0.1,
  kuwahara: 0.5,
  blocks: 15,
  blockMix: 0.35,
  keyAlpha: 0.85,
});
seal(sheet.getContext("2d"), 1508, 1094, "木", 34);
await save(sheet, "out/hakone-d.png");
console.log("total", elapsed().toFixed(1));
