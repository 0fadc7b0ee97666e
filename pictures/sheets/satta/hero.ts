/** Satta Pass, hero: from the citrus terraces over the curve of Suruga Bay to Fuji, at a winter sunrise. */
import { sky } from "../../kit/stage.ts";
import { H, SS, PW, W, Rng, bokashi, css, mix, sstep, tick, type Pt } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { renderHeight } from "../../kit/terrain.ts";
import { brushPath } from "../../kit/brush.ts";
import { printFuji } from "./fuji.ts";
import { chop } from "../../kit/sea.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cam, ground, inland } from "./bay.ts";
import { hazeAt, inkLand, plantTrees } from "./hero-land.ts";
import { foreground } from "./hero-front.ts";
import { life } from "./hero-far.ts";

const P = new Print(83, "#f1e6d2");
const n = P.noise,
  r = new Rng(83);

function printSky() {
  sky(
    P,
    500,
    [
      [0, "#17407a"],
      [0.14, "#2d639b"],
      [0.36, "#86aec4"],
      [0.6, "#d9d3c6"],
      [0.8, "#f4cdb9"],
      [1, "#f0b7a2"],
    ],
    0.15,
    560,
  );
  P.light((x) => {
    const g = x.createRadialGradient(1640, 470, 20, 1640, 470, 820);
    g.addColorStop(0, "rgba(255,196,110,.85)");
    g.addColorStop(1, "rgba(255,160,110,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 620);
  });
  // two long thin clouds at dawn
  P.mist(
    (x, y) => {
      const m = sstep(70, 190, y) * (1 - sstep(300, 400, y));
      return m * sstep(0.16, 0.5, n.fbm(x * 0.001 + 9, y * 0.013, 5)) * 0.6;
    },
    "#fbdcc6",
    { grain: 0.2 },
  );
  tick("sky");
}

function fuji() {
  printFuji(P, {
    cx: 930,
    foot: 498,
    f: 6900,
    snow: [
      [0, "#6f86b5"],
      [0.3, "#a3a6cb"],
      [0.52, "#e5bfc6"],
      [0.75, "#f9d6c8"],
      [1, "#fff3e4"],
    ],
    rock: [
      [0, "#3f5687"],
      [0.4, "#5f6a97"],
      [0.7, "#a9809a"],
      [1, "#dd9e93"],
    ],
    haze: hazeAt,
    snowLine: 1.45,
    hazeTop: 1.5,
    key: "#3c4470",
  });
  tick("fuji");
}

/** low ranges between the bay and the mountain */
function farHills() {
  const spec: [number, number, number, number, string][] = [
    [478, 34, 0.0032, 2.2, "#8795b4"],
    [484, 24, 0.006, 8.4, "#6a82a4"],
  ];
  spec.forEach(([y0, amp, f, s, c], i) => {
    const pts: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 3) {
      // Ashitaka is to the right of Fuji, Izu closes the bay
      const bulk =
        Math.exp(-(((x - 1290) / 170) ** 2)) * 34 +
        sstep(1330, 1600, x) * 16 +
        Math.exp(-(((x - 300) / 260) ** 2)) * 22;
      pts.push([x, y0 - (bulk + amp * 0.5) * (i ? 0.6 : 1) - amp * 0.5 * n.fbm(x * f + s, s, 4)]);
    }
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, y0 - amp * 2, 0, y0 + 12, [
          [0, c],
          [1, mix(c, "#efd0bf", 0.7)],
        ]);
        x.beginPath();
        x.moveTo(-10, 540);
        for (const p of pts) x.lineTo(p[0], p[1]);
        x.lineTo(W + 10, 540);
        x.fill();
      },
      { grain: 0.12 },
    );
    P.lines((x) => {
      x.fillStyle = css("#3c4f78", 0.4);
      x.beginPath();
      brushPath(x, pts, (t) => 1 + 0.5 * Math.sin(t * 70));
      x.fill();
    });
  });
  P.mist(mistBand(n, 476, 16, 22, { amp: 5, max: 0.8, sx: 0.002 }), "#f5d9c8", { grain: 0.1 });
}

printSky();
fuji();
farHills();
const G = renderHeight(cam, ground, 60, 13000, 0.0017, 0.16);
tick("bay march");
P.put(inkLand(G), { occlude: 1 });
tick("bay ink");
P.block((x) => plantTrees(x, G, r));
tick("orchards");
// morning mist on the plain behind the town
P.mist(
  (x, y) => {
    const band = Math.max(
      mistBand(n, 491, 9, 13, { amp: 4, max: 0.9, sx: 0.004, rag: 0.8 })(x, y),
      mistBand(n, 512, 5, 9, { amp: 6, max: 0.7, sx: 0.006, rag: 0.9 })(x, y),
    );
    return band * sstep(900, 560, x) * sstep(230, 330, x);
  },
  "#f3dccb",
  { grain: 0.1 },
);
life(P, G);
tick("town, train, boats");
// long waves as single strokes in the quiet corner of the sea
P.block(
  (x) => {
    const open = (px: number, py: number) => {
      const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
      return G.dep[i] !== Infinity && inland(G.wx[i], G.wy[i]) < -60 ? 1 : 0;
    };
    chop(x, r, 700, {
      x0: 640,
      x1: W,
      y0: 640,
      y1: H - 6,
      horizon: cam.hy,
      size: 92,
      where: open,
      col: (_x, _y, q) => (q.chance(0.6) ? "#3a719b" : "#123a66"),
      a: 0.75,
    });
  },
  { grain: 0.25, occlude: 0 },
);
P.light(
  (x) => {
    const g = x.createLinearGradient(W, 420, 760, 860);
    g.addColorStop(0, "rgba(255,186,110,.3)");
    g.addColorStop(1, "rgba(255,170,100,0)");
    x.fillStyle = g;
    x.fillRect(0, 300, W, 900);
  },
  { op: "soft-light" },
);
foreground(P);
tick("foreground");

await finishSheet(P, "satta-hero", {
  seal: { mark: "薩", at: [1512, 1112] },
  wood: 0.1,
  woodMask: (_x, y) => (y < 470 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.5,
});
