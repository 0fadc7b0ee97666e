/** Pampas grass: stems that bend over the pond, their plumes against the moon and the sky; long leaves. */
import { css, layer, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { blade } from "./c-plan.ts";

const r = new Rng(6);

/** A plume at the end of a stem: thin sprays that stream to one side, each with fine hairs. */
function plume(P: Print, stem: string, size: number, side: number) {
  const L = layer(),
    T = new Tones();
  const line = catmull(pts(stem), 16);
  L.x.fillStyle = "#1a2448";
  L.x.beginPath();
  brushPath(L.x, line, (t) => 8 - 4.6 * t);
  L.x.fill();
  L.x.fillStyle = css("#8a94b4", 0.8);
  L.x.beginPath();
  brushPath(
    L.x,
    line.slice(Math.round(line.length * 0.3)).map(([x, y]): Pt => [x - 1.4, y - 0.6]),
    (t) => 1.7 - 0.8 * t,
  );
  L.x.fill();
  const end = line.length - 1;
  const sprays: Pt[][] = [];
  const count = 17;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const k = Math.round(lerp(end - 15, end, t)),
      p = line[k],
      q = line[k - 1];
    const a = Math.atan2(p[1] - q[1], p[0] - q[0]);
    const long = size * (0.62 + 0.42 * Math.sin(Math.PI * (0.2 + 0.6 * t))) * r.range(0.85, 1.15);
    // the lower sprays stand off more, all of them hang to the same side
    const open = side * lerp(0.34, 0.02, t) + r.g() * 0.05;
    const dir = a + open;
    const droop = long * r.range(0.28, 0.46);
    sprays.push(
      catmull(
        [
          p,
          [p[0] + Math.cos(dir) * long * 0.4, p[1] + Math.sin(dir) * long * 0.4 + droop * 0.08],
          [p[0] + Math.cos(dir) * long * 0.76, p[1] + Math.sin(dir) * long * 0.76 + droop * 0.42],
          [p[0] + Math.cos(dir) * long, p[1] + Math.sin(dir) * long + droop],
        ],
        8,
      ),
    );
  }
  for (const [reach, wide, c, each] of [
    [0.15, 2, "#6d7391", 2],
    [0.12, 2.2, "#b9b39f", 2],
    [0.085, 2.2, "#ece0b8", 2],
    [0.05, 2.6, "#4c4c66", 1],
  ] as const) {
    for (const spray of sprays)
      for (let i = 1; i < spray.length; i++) {
        const [p, q] = [spray[i], spray[i - 1]];
        const a = Math.atan2(p[1] - q[1], p[0] - q[0]);
        for (let k = 0; k < each * 2; k++) {
          const f = r.u();
          T.add(c, (z) =>
            dab(
              z,
              lerp(q[0], p[0], f),
              lerp(q[1], p[1], f),
              size * reach * r.range(0.6, 1.2),
              wide,
              a + (r.chance(0.5) ? 1 : -1) * r.range(0.15, 0.55),
              0.06,
            ),
          );
        }
      }
    T.flush(L.x);
  }
  P.put(L, { occlude: 1 });
}

function leaf(P: Print, spine: string, w: number, t: number) {
  const L = layer();
  const line = catmull(pts(spine), 12);
  for (const [k, c, off] of [
    [1, blade.at(t), 0],
    [0.16, blade.at(Math.min(1, t + 0.3)), -0.24],
  ] as const) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(
      L.x,
      line.map(([x, y]): Pt => [x + off * w, y + off * w]),
      (v) => w * k * Math.sin(Math.PI * (0.16 + 0.83 * v)),
    );
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}

/** The clump on the right, which reaches over to the moon. */
export function pampas(P: Print) {
  for (const [spine, w, t] of [
    ["1520,1240 1490,900 1420,640 1290,470", 15, 0.12],
    ["1560,1240 1570,860 1540,560 1450,330", 16, 0.06],
    ["1590,1240 1600,900 1560,700 1470,600", 14, 0.2],
    ["1480,1240 1440,1010 1360,880 1230,850", 13, 0.34],
    ["1620,1240 1610,820 1580,420 1540,180", 16, 0.04],
  ] as const)
    leaf(P, spine, w, t);
  for (const [stem, size, side] of [
    ["1590,1240 1570,800 1510,420 1400,190 1330,120", 176, 1],
    ["1530,1240 1480,820 1360,470 1110,260 970,210", 226, -1],
    ["1500,1240 1430,860 1290,580 1020,430 880,420", 214, -1],
    ["1610,1240 1610,900 1580,640 1520,470 1480,420", 150, 1],
  ] as const)
    plume(P, stem, size, side);
}
/** Leaves in front, on the right and in the left corner. */
export function nearLeaves(P: Print) {
  for (const [spine, w, t] of [
    ["1560,1260 1540,1080 1470,960 1350,930", 16, 0.3],
    ["1600,1260 1600,1050 1570,900 1500,800", 18, 0.14],
    ["-20,1260 10,1090 80,960 210,900", 16, 0.1],
    ["20,1270 70,1130 170,1050 300,1060", 14, 0.16],
    ["-40,1250 -20,1000 20,830 90,730", 16, 0.05],
    ["60,1280 120,1190 220,1140 350,1160", 12, 0.08],
  ] as const)
    leaf(P, spine, w, t);
}
