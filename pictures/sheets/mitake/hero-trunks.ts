/** The cedars of the ravine: great trunks as dark wings on either side, smaller ones that pale between them up the banks. */
import { type Layer, layer, mix, pixels, Rng, SS, sstep, stamp } from "../../kit/core.ts";
import { cedarTrunk } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { clipBehind, type Scene } from "../../kit/scene.ts";
import { cam } from "./hero-plan.ts";
import { fogAmount, fogColour, GAP } from "./hero-paint.ts";

interface Trunk {
  /** the foot on the sheet, the distance, the width and the lean */
  readonly foot: readonly [number, number];
  readonly far: number;
  readonly wide: number;
  readonly lean?: number;
}
const back: readonly Trunk[] = [
  { foot: [570, 330], far: 36, wide: 1.3 },
  { foot: [628, 190], far: 44, wide: 1.3 },
  { foot: [352, 190], far: 30, wide: 1.5 },
  { foot: [1228, 180], far: 32, wide: 1.6 },
  { foot: [1060, 150], far: 46, wide: 1.4 },
];
const middle: readonly Trunk[] = [
  { foot: [440, 335], far: 23, wide: 1.3, lean: -0.02 },
  { foot: [205, 245], far: 19.5, wide: 1.15, lean: -0.03 },
  { foot: [1156, 262], far: 26, wide: 1.35 },
  { foot: [1375, 305], far: 18, wide: 1.25, lean: 0.04 },
];
const great: readonly Trunk[] = [
  { foot: [78, 800], far: 9.35, wide: 1.12, lean: -0.03 },
  { foot: [1475, 475], far: 12, wide: 1.3, lean: 0.09 },
];

function print(P: Print, s: Scene, trunks: readonly Trunk[], seed: number) {
  for (const [i, { foot, far, wide, lean = 0 }] of trunks.entries()) {
    const L = layer(),
      K = layer(),
      h = fogAmount(far + (far > 15 ? 4 : 0));
    cedarTrunk(L.x, K.x, ...foot, (cam.f / far) * wide, -40, new Rng(seed + i * 7), {
      dark: "#161519",
      mid: "#3b2c27",
      light: "#6b5242",
      rim: far < 20 ? "#e0bf8c" : "#a8a07c",
      key: mix("#0b1822", "#7fa08c", h),
      keyA: 0.9 * (1 - h),
      lit: foot[0] < GAP[0] ? 1 : -1,
      fade: (c, y) => mix(c, fogColour(foot[0], y), Math.round(h * 20) / 20),
      lean,
      detail: far < 14 ? 0.55 : 0.4,
    });
    if (far > 24) for (const part of [L, K]) fadeFoot(part, foot[1]);
    clipBehind(L, s, far - 0.2);
    clipBehind(K, s, far - 0.2);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
}
/** the feet of far trunks are lost in mist */
function fadeFoot({ c }: Layer, foot: number) {
  pixels(c, (d, w) => {
    for (let i = 0; i < d.length; i += 4) {
      const y = Math.floor(i / 4 / w) / SS;
      if (d[i + 3]) d[i + 3] *= 1 - sstep(foot - 215, foot - 80, y);
    }
  });
}
export const backTrunks = (P: Print, s: Scene) => print(P, s, back, 60);
export function nearTrunks(P: Print, s: Scene) {
  print(P, s, middle, 80);
  print(P, s, great, 100);
}
