/** The Print of the rain sheet, its colours, and the placing of a disciple in it. */
import { type Col, layer, ramp, SS } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { ink, type Pose, type Relief, relief, reliefAspect, reliefBase } from "./rakan.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(88, "#e2e2d4");
export const keyColour = "#141c20";
export const mist = "#c4cec2";
export const green = ramp(stops("0 #0f211f, 0.28 #254035, 0.55 #4b6a4c, 0.8 #84985f, 1 #c3c78c"));
const stoneStops: [number, Col][] = stops(
  "0 #161f24, 0.25 #38464a, 0.5 #6b7875, 0.75 #a3aca0, 1 #dcdcc9",
);
const mossStops: [number, Col][] = stops(
  "0 #12251f, 0.3 #2c4a38, 0.58 #56744a, 0.82 #90a261, 1 #c9cb8d",
);

export interface Sitting {
  readonly pose: Pose;
  /** The centre of its base, and the height of a whole relief. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}
/** Prints one disciple; the far ones with hardly more than a tint. */
export function seat(
  s: Sitting,
  o: { haze: number; bright: number; mossLevel: number; rows: number },
): Relief {
  const carved = relief(s.pose, o.rows);
  const image = ink(carved, {
    stone: stoneStops,
    moss: mossStops,
    mossLevel: o.mossLevel,
    light: [-0.45, 0.85, 0.45],
    bright: o.bright,
    key: [18, 26, 30],
    keyA: 0.92,
    seed: s.pose.seed,
    tint: [150, 168, 154],
    tintA: o.haze,
    steps: 4,
  });
  const L = layer();
  const wide = s.tall * reliefAspect;
  L.x.imageSmoothingQuality = "high";
  L.x.drawImage(image, s.x - wide / 2, s.y - s.tall * (1 - reliefBase), wide, s.tall);
  P.put(L, { occlude: 1 });
  return carved;
}
export const rows = (n: number) => Math.round(n * Math.min(1.5, SS));
