/** Parts of those who sit: cloth that the lamp above reaches on one side, and the stool. */
import { type Pt } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { tone } from "./pens.ts";

/** The points of a shape, from the place on the floor where it stands. */
export type At = (text: string) => Pt[];
export interface Cloth {
  readonly dark: string;
  readonly lit: string;
}
export const BLACK: Cloth = { dark: "#17131c", lit: "#5a3c30" };

/** A part, and the strip of it that the lamp above reaches. */
export function part(p: Pen, f: At, text: string, c: Cloth, lit?: string, smooth = true) {
  shape(p, f(text), c.dark, { smooth, line: 0.8 });
  if (lit) tone(p, f(lit), c.lit, smooth);
}

/** A round stool; those who sit have their legs on its far side. */
export function stool(p: Pen, f: At, dx = 0) {
  const g: At = (text) => f(text).map(([x, y]): Pt => [x + dx, y]);
  const wood: Cloth = { dark: "#3a1d16", lit: "#a8602e" };
  for (const text of [
    "-44,-148 -34,-148 -52,0 -62,0",
    "34,-148 44,-148 62,0 52,0",
    "-16,-148 -8,-148 -14,-8 -22,-8",
    "8,-148 16,-148 22,-8 14,-8",
  ])
    part(p, g, text, wood, undefined, false);
  part(p, g, "-54,-62 54,-62 55,-54 -55,-54", wood, "-54,-62 54,-62 54,-59 -54,-59", false);
  shape(p, g("-62,-164 62,-164 64,-154 58,-146 -58,-146 -64,-154"), "#6d3a20", {
    smooth: false,
    line: 0.9,
  });
  tone(p, g("-60,-163 60,-163 60,-159 -60,-159"), "#d98f48");
  tone(p, g("-56,2 60,2 80,8 -70,8"), "#5a3226", true);
}
