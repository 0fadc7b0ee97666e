/** Forest, hall and far maples, from dark teal to bright mist. */
import { sky } from "../../kit/stage.ts";
import {
  W,
  Rng,
  layer,
  sstep,
  css,
  mix,
  bokashi,
  tick,
  tweak,
  type Pt,
  type Col,
} from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { catmull, poly, brushPath } from "../../kit/brush.ts";
import { mapleSpray, cedarCrown } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n, red, MIST, HX0 } from "./hero-stage.ts";

/** Three rows of cedars around a bright area. */
export function printForest() {
  sky(
    P,
    560,
    stops("0 #0d2737, 0.2 #24505a, 0.42 #6a958b, 0.62 #bccdae, 0.85 #e6e4c4, 1 #d6d9b0"),
    0.15,
    700,
  );
  P.light((x) => {
    const g = x.createRadialGradient(HX0, 200, 20, HX0, 200, 560);
    g.addColorStop(0, "rgba(255,232,160,1)");
    g.addColorStop(0.4, "rgba(255,226,150,.55)");
    g.addColorStop(1, "rgba(255,230,170,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 760);
  });
  {
    const specs: [number, number, Col, Col][] = [
      [11, 0.9, "#a9c2ad", "#c9d6b8"],
      [9, 1.25, "#648e8a", "#9cb8a2"],
      [7, 1.8, "#224d58", "#4f7d7c"],
    ];
    specs.forEach(([cnt, s, dark, lite], li) => {
      const L = layer();
      const cr = new Rng(50 + li);
      for (let i = 0; i < cnt; i++) {
        const bx = ((i + cr.range(0.1, 0.9)) / cnt) * (W + 120) - 60;
        if (Math.abs(bx - HX0) < 190 - li * 10) continue;
        const half = cr.range(44, 70) * s;
        const top = cr.range(-420, -160) / (1 + li * 0.1),
          bot = 215 + cr.range(-30, 60);
        const tw = 9 * s;
        L.x.fillStyle = bokashi(
          L.x,
          0,
          0,
          0,
          430,
          [
            [0, tweak(dark, -0.06)],
            [0.6, dark],
            [1, MIST],
          ],
          pts("0,1 0.5,0.9 1,0"),
        );
        L.x.beginPath();
        L.x.moveTo(bx - tw * 0.5, -10);
        L.x.lineTo(bx + tw * 0.5, -10);
        L.x.lineTo(bx + tw * 0.8, 430);
        L.x.lineTo(bx - tw * 0.8, 430);
        L.x.fill();
        cedarCrown(L.x, bx, top, bot, half, cr, {
          s: 1.5 * s,
          dens: 0.8,
          lightDir: bx < HX0 ? 1 : -1,
          col: (t, y) => mix(mix(dark, lite, t), MIST, sstep(70, 330, y) * 0.8),
        });
      }
      P.put(L, { occlude: 0, alpha: 0.95 });
      P.mist(mistBand(n, 250 + li * 30, 150, 140, { max: 0.5, amp: 26 }), "#e6e6c8", {
        grain: 0.1,
      });
    });
  }
}

/** The hall at the top of the steps. */
export function printHall() {
  const cx = HX0,
    L = layer(),
    x = L.x;
  const roof = (dx: number, y: number): Pt => [cx + dx, y];
  // body with a lit doorway
  x.fillStyle = bokashi(x, 0, 176, 0, 260, stops("0 #2f4a52, 1 #8aa092"));
  x.fillRect(cx - 88, 176, 176, 90);
  x.fillStyle = "#f6c56a";
  x.fillRect(cx - 26, 192, 52, 70);
  x.fillStyle = "#d8742f";
  x.fillRect(cx - 26, 192, 52, 9);
  x.fillStyle = "#2b434b";
  for (const d of [-86, -56, -28, 24, 52, 82]) x.fillRect(cx + d, 178, 5, 90);
  x.fillRect(cx - 90, 190, 180, 4);
  // roof: concave irimoya
  const rp: Pt[] = [
    roof(-146, 186),
    ...catmull([roof(-146, 186), roof(-112, 170), roof(-74, 142), roof(-62, 118)], 8),
    roof(-58, 98),
    ...catmull([roof(-58, 98), roof(-30, 102), roof(0, 103), roof(30, 102), roof(58, 98)], 6),
    ...catmull([roof(62, 118), roof(74, 142), roof(112, 170), roof(146, 186)], 8),
    ...catmull([roof(146, 186), roof(80, 183), roof(0, 182), roof(-80, 183), roof(-146, 186)], 6),
  ];
  x.fillStyle = bokashi(x, 0, 96, 0, 190, stops("0 #24444f, 0.6 #4b7074, 1 #86a195"));
  poly(x, rp);
  x.fill();
  x.fillStyle = css("#1f3c47", 0.5);
  for (let i = -11; i <= 11; i++) {
    x.beginPath();
    brushPath(
      x,
      catmull([roof(i * 5.2, 103), roof(i * 6.6, 130), roof(i * 9.4, 158), roof(i * 12.6, 184)], 6),
      () => 1.5,
    );
    x.fill();
  }
  x.fillStyle = "#1f3a45";
  x.beginPath();
  brushPath(x, catmull([roof(-64, 95), roof(-30, 99), roof(30, 99), roof(64, 95)], 6), () => 6);
  x.fill();
  P.put(L, { occlude: 1, alpha: 0.88 });
  P.light((q) => {
    const g = q.createRadialGradient(cx, 220, 4, cx, 220, 120);
    g.addColorStop(0, "rgba(255,190,90,.75)");
    g.addColorStop(1, "rgba(255,170,80,0)");
    q.fillStyle = g;
    q.fillRect(cx - 160, 60, 320, 320);
  });
  P.mist((X, Y) => 0.85 * sstep(205, 285, Y) * sstep(260, 120, Math.abs(X - cx)), "#e3e4c6");
  P.mist(mistBand(n, 150, 26, 40, { max: 0.5, amp: 10 }), "#e3e6cc");
}

/** Far maples lit in the mist. */
export function printFarMaples() {
  {
    const L = layer();
    const mr = new Rng(9);
    for (let i = 0; i < 60; i++) {
      const x = mr.range(-40, W + 40);
      if (Math.abs(x - HX0) < 150) continue;
      const d = Math.abs(x - HX0) / 800;
      mapleSpray(
        L.x,
        x,
        235 - d * 120 + mr.range(-46, 40),
        mr.range(80, 170),
        mr.range(16, 34),
        mr,
        {
          leaf: 2.6,
          ramp: (t) => mix(red.at(0.25 + 0.75 * t), MIST, 0.42 - 0.18 * d),
          dens: 0.55,
          light: 0.1,
          under: 0.4,
          a: 0.92,
        },
      );
    }
    P.put(L);
    P.mist(mistBand(n, 262, 60, 60, { max: 0.45, amp: 20 }), "#dfe3c4");
  }
  tick("backdrop");
}
