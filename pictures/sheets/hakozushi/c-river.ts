/** Hakozushi C, the river at Nakanoshima: towers in the haze, a stone bridge of three arches, and all of it again in the water. */
import { bokashi, css, H, layer, mix, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { blossom } from "../../kit/stage.ts";
import { LINE, mirror } from "./c-mirror.ts";

const n = new Noise(70);
const SPAN: [number, number][] = [
  [96, 236],
  [672, 262],
  [1262, 250],
];
const deck = (x: number) => 214 + 0.000034 * (x - 720) ** 2;

function towers(P: Print) {
  const r = new Rng(15);
  for (const [layerNo, c0, c1, tall] of [
    [0, "#b7a8b4", "#e6c6ae", 1],
    [1, "#8e93aa", "#d3b3a4", 0.72],
  ] as [number, string, string, number][]) {
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, 40, 0, 330, [
          [0, c0],
          [1, c1],
        ]);
        for (let px = -30 + layerNo * 40; px < W;) {
          const w = r.range(54, 120),
            h = r.range(90, 250) * tall * (0.7 + 0.45 * Math.abs(n.n2(px * 0.002, layerNo)));
          x.fillRect(px, 330 - h, w, h);
          if (r.chance(0.4)) x.fillRect(px + w * 0.3, 330 - h - r.range(8, 22), w * 0.3, 26);
          px += w + r.range(-4, 46);
        }
      },
      { grain: 0.12 },
    );
    P.mist(mistBand(n, 322, 120 - 30 * layerNo, 60, { max: 0.85, amp: 8 }), "#f6dcbc", {
      grain: 0.1,
    });
  }
}
/** the banks beyond the arches: trees in new leaf over a low quay */
function farBank(P: Print) {
  const r = new Rng(16),
    trees = layer();
  for (let i = 0; i < 42; i++) {
    const x = i * 40 + r.range(-16, 16),
      y = 352 + r.range(-10, 6);
    blossom(
      trees.x,
      [
        [x, y],
        [x + 16, y + 16],
      ],
      r,
      30,
      60,
      {
        dark: "#4b7264",
        mid: "#86a070",
        light: "#dccb88",
        size: 5,
      },
    );
  }
  P.put(trees, { occlude: 1 });
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 388, 0, LINE, [
        [0, "#cdb08c"],
        [1, "#9c8f86"],
      ]);
      x.fillRect(0, 388, W, LINE - 388);
      x.fillStyle = "#e9d2a8";
      x.fillRect(0, 386, W, 4);
    },
    { grain: 0.14 },
  );
}
const arc = (cx: number, half: number, dx: number, s = 1): Pt[] =>
  Array.from({ length: 41 }, (_, i): Pt => {
    const a = Math.PI * (1 + i / 40);
    return [cx + dx + Math.cos(a) * half * s, LINE + Math.sin(a) * 158 * s];
  });
function bridge(P: Print) {
  const r = new Rng(4);
  const beyond = layer(),
    body = layer(),
    x = body.x;
  beyond.x.drawImage(P.base.c, 0, 0, W, H);
  const top: Pt[] = [];
  for (let q = -10; q <= W + 10; q += 20) top.push([q, deck(q)]);
  fillPoly(
    x,
    [...top, [W + 10, LINE], [-10, LINE]],
    bokashi(x, 0, 200, 0, LINE, [
      [0, "#e2bf92"],
      [0.6, "#c99e79"],
      [1, "#94786a"],
    ]),
  );
  // dressed stone in courses, some blocks warmer, joints only here and there
  const T = new Tones();
  for (let row = 0; row < 15; row++)
    for (let q = -20; q < W;) {
      const w = r.range(34, 64),
        y = 232 + row * 15 + 0.00003 * (q - 720) ** 2;
      const v = r.g();
      if (Math.abs(v) > 0.7)
        T.add(v > 0 ? "#f0d2a2" : "#a9826a", (z) => z.rect(q + 1.5, y + 1.5, w - 3, 12), 0.6);
      if (r.chance(0.5)) T.add("#8a6a5a", (z) => dab(z, q, y, 14, 1.6, 1.57), 0.7);
      T.add("#8a6a5a", (z) => dab(z, q + 2, y, w * r.range(0.4, 0.9), 1.5, 0.01), 0.6);
      q += w;
    }
  T.flush(x);
  for (const [cx, half] of SPAN) {
    // ring of long stones round each arch, then the dark of its barrel, then the opening
    for (let k = 0; k < 27; k++) {
      const a = Math.PI * (1 + k / 27),
        b = Math.PI * (1 + (k + 0.94) / 27);
      const p = (t: number, s: number): Pt => [
        cx + Math.cos(t) * (half + s),
        LINE + Math.sin(t) * (158 + s),
      ];
      fillPoly(x, [p(a, 0), p(a, 27), p(b, 27), p(b, 0)], mix("#d8b285", "#f4dcae", r.u()));
    }
    fillPoly(x, arc(cx, half, 0), "#5d5468");
    fillPoly(x, arc(cx, half, 0, 0.97), "#716276");
    x.save();
    poly(x, arc(cx, half, -24, 0.95));
    x.clip();
    x.drawImage(beyond.c, 0, 0, W, H);
    x.restore();
  }
  // cutwaters at the feet of the piers
  for (const q of [372, 974, 1556]) {
    fillPoly(
      x,
      [
        [q - 34, LINE],
        [q - 28, 352],
        [q, 330],
        [q, LINE],
      ],
      "#ecca98",
    );
    fillPoly(
      x,
      [
        [q, LINE],
        [q, 330],
        [q + 28, 352],
        [q + 34, LINE],
      ],
      "#977a70",
    );
  }
  // cornice, balusters, rail
  const rail = (dy: number, w: number, c: string) => {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(
      x,
      top.map(([a, b]): Pt => [a, b + dy]),
      () => w,
    );
    x.fill();
  };
  rail(8, 12, "#f3dcb0");
  rail(17, 5, "#8a6a5e");
  for (let q = 8; q < W; q += 17) {
    x.fillStyle = css(q % 3 ? "#d9b88c" : "#e8cda0");
    x.fillRect(q, deck(q) - 34, 8, 38);
    x.fillStyle = css("#987a6c");
    x.fillRect(q + 6, deck(q) - 34, 2.5, 38);
  }
  rail(-36, 9, "#f6e2b8");
  rail(-31, 3, "#8a6a5e");
  for (const q of [372, 974, 1556]) {
    const y = deck(q);
    x.fillStyle = css("#e2c496");
    x.fillRect(q - 17, y - 50, 34, 62);
    x.fillStyle = css("#8f7468");
    x.fillRect(q + 8, y - 50, 9, 62);
    x.fillStyle = css("#4a4452");
    x.fillRect(q - 3, y - 142, 6, 94);
    x.fillRect(q - 9, y - 60, 18, 10);
    for (const [R, c] of [
      [17, "#d99a4c"],
      [14, "#f6cf84"],
      [8, "#fff2ca"],
    ] as [number, string][]) {
      x.fillStyle = css(c);
      x.beginPath();
      x.ellipse(q, y - 156, R * 0.9, R, 0, 0, 6.3);
      x.fill();
    }
  }
  P.put(body, { occlude: 1 });
}
export function nakanoshima(P: Print) {
  towers(P);
  farBank(P);
  bridge(P);
  mirror(P);
}
