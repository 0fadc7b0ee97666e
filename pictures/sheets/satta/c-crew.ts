/** Shrimp dryers of sheet C, in straw hats: some lean into their long bamboo rakes, one squats, one carries. */
import { clamp, type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { APRON, BELT, CLOTH, COAT, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { BASKET, carved, CATCH, type Does, FORE, NEAR, TILT } from "./c-poses.ts";
import { F, toSheet } from "./c-ground.ts";

const KEY = "#1c2033";
export interface Dryer {
  /** where he or she stands, in metres */
  readonly at: Pt;
  /** pi / 2 faces right, pi away from us */
  readonly yaw: number;
  readonly does: Does;
  readonly coat: Tones["cut"];
}
/** the head of the rake on the cloth, and its other end */
const HEAD: V3 = [0.2, 0.05, 1.9],
  BUTT: V3 = [-0.12, 1.24, 0.02];

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#8a5440", "#c08660", "#eec49a"], from: [0.4, 0.7], bare: "#eec49a" },
  [TROUSERS]: { cut: ["#2a2c3c", "#4d5268", "#8a8fa0"], from: [0.44, 0.78], bare: "#6d7288" },
  [APRON]: { cut: ["#8d8676", "#cdc2a8", "#f4e8cc"], from: [0.4, 0.7], bare: "#8d8676" },
  [BELT]: { cut: ["#7d2a26", "#b5453a", "#dc8466"], from: [0.36, 0.7], bare: "#7d2a26" },
  [BASKET]: { cut: ["#6d4f28", "#a57c40", "#dcb56c"], from: [0.4, 0.72], bare: "#5d4220" },
  [CATCH]: { cut: ["#a8485c", "#dc7a82", "#f8c4b8"], from: [0.36, 0.7], bare: "#a8485c" },
  [CLOTH]: { cut: ["#a5813f", "#dcbb74", "#f8e8b8"], from: [0.46, 0.76], bare: "#8a6a3c" },
};

/** Draws one with the rake, which lies on the cloth in front. */
export function putDryer(P: Print, { at, yaw, does, coat }: Dryer) {
  const scale = F / at[1],
    [fx, fy] = toSheet(...at);
  const on = ([x, y, z]: V3): Pt => {
    const across = x * Math.cos(yaw) + z * Math.sin(yaw),
      near = -x * Math.sin(yaw) + z * Math.cos(yaw);
    return [fx + across * scale, fy - (y * Math.cos(TILT) - near * Math.sin(TILT)) * scale];
  };
  const bar: [V3, V3] = [
    [HEAD[0] - 0.3, 0.05, HEAD[2] + 0.04],
    [HEAD[0] + 0.3, 0.05, HEAD[2] - 0.04],
  ];
  const rake = (x: Ctx, colour: string, wide: number) => {
    x.fillStyle = colour;
    x.beginPath();
    brushPath(x, [on(BUTT), on(NEAR), on(FORE), on(HEAD)], (t) => wide * (1.1 - 0.35 * t));
    brushPath(x, bar.map(on), () => wide * 1.5);
    x.fill();
  };
  const wide = Math.max(1.6, 0.04 * scale);
  if (does === "rakes") {
    P.block((x) => rake(x, KEY, wide + 1.6));
    P.block((x) => rake(x, "#d0a75c", wide));
  }
  silhouette(P, carved(does, yaw), {
    at: [fx, fy],
    scale,
    key: KEY,
    light: [0.82, 0.5, 0.2],
    lift: 0.06,
    step: 0.05,
    line: [clamp(190 / scale, 0.8, 2), 1.4],
    tonesOf: (part) =>
      cuts[part] ?? (part === COAT ? { cut: coat, from: [0.3, 0.84], bare: coat[2] } : cuts[SKIN]),
  });
}
/** a worker's long morning shadow over stones and cloths: legs, a bent back, the broad hat */
export function castShadow(x: Ctx, { at: [wx, d], does }: Dryer) {
  const tall = does === "sorts" ? 0.5 : 1;
  const out = (along: number, wide: number) => toSheet(wx - tall * along, d + 0.12 * along + wide);
  const fill = (pts: [number, number][]) => {
    x.beginPath();
    for (const [a, w] of pts) x.lineTo(...out(a, w));
    x.fill();
  };
  x.fillStyle = "#7d7aa2";
  for (const leg of [-0.3, 0.34])
    fill([
      [-0.1, leg - 0.09],
      [1.3, leg * 0.3 - 0.14],
      [1.3, leg * 0.3 + 0.14],
      [-0.1, leg + 0.09],
    ]);
  fill([
    [1.1, -0.22],
    [1.5, -0.32],
    [2.2, -0.36],
    [2.55, -0.2],
    [2.55, 0.2],
    [2.2, 0.34],
    [1.5, 0.3],
    [1.1, 0.22],
  ]);
  fill([
    [2.45, -0.2],
    [2.5, -0.52],
    [2.68, -0.42],
    [2.95, 0],
    [2.68, 0.42],
    [2.5, 0.52],
    [2.45, 0.2],
  ]);
}
