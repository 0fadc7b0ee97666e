/** passer: prints a walker in three flat tones under a key line. */
import { type Col, mix, type Pt, SS, type V3 } from "../core.ts";
import { type Print } from "../print.ts";
import { silhouette, type Tones } from "../silhouette.ts";
import { carve } from "./carve.ts";
import type { Figure, Part } from "./figure.ts";
import { type Pose } from "./pose.ts";
import { posedParts, SKIN } from "./posed.ts";

interface Look {
  /** where the origin between the feet is on the sheet, and its pixels per metre */
  readonly at: Pt;
  readonly scale: number;
  readonly key: string;
  /** the direction of the light, its colour and that of the shade */
  readonly light: V3;
  readonly sun: Col;
  readonly shade: Col;
  readonly lift?: number;
  /** the colour of each material; fingers have that of skin */
  readonly colours: Readonly<Record<number, string>>;
}

/** Prints someone posed with what he or she wears and carries. A changed pose needs a new id. */
export function passer(P: Print, pose: Pose, more: readonly Part[], o: Look) {
  const detail = SS > 1.2 ? 420 : 300;
  const parts = [...posedParts(pose), ...more];
  const carved = carve(
    { id: pose.id, parts, bounds: pose.bounds, mats: {}, yaw: pose.yaw, tilt: pose.tilt ?? 0.04 },
    detail,
  );
  const cuts: Record<string, Tones> = Object.fromEntries(
    Object.values(o.colours).map((c) => [c, threeTones(c, o)]),
  );
  silhouette(P, carved, {
    at: o.at,
    scale: o.scale,
    key: o.key,
    light: o.light,
    lift: o.lift ?? 0.05,
    step: 0.05,
    line: detail > 400 ? [2.2, 2.6] : [1.5, 1.9],
    tonesOf: (part) => cuts[o.colours[part] ?? o.colours[SKIN]],
  });
}
/** The same person as a figure for a card that stands among solids. A changed pose needs a new id. */
export function posedPerson(
  pose: Pose,
  more: readonly Part[],
  colours: Readonly<Record<number, string>>,
): Figure {
  const parts = [...posedParts(pose), ...more];
  const mats = Object.fromEntries(
    parts.map(({ mat }) => [mat, { c: colours[mat] ?? colours[SKIN] }]),
  );
  return { id: pose.id, parts, bounds: pose.bounds, mats, yaw: pose.yaw, tilt: 0.04 };
}
const threeTones = (c: string, { shade, sun, key }: Look): Tones => ({
  cut: [hexOf(mix(c, shade, 0.62)), c, hexOf(mix(c, sun, 0.55))],
  from: [0.34, 0.72],
  bare: hexOf(mix(c, key, 0.7)),
});
const hexOf = (c: readonly number[]) =>
  `#${c
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
