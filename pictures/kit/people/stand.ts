/** stand: carves and inks a figure, and puts it into the picture or among solids. */
import type { Canvas } from "@napi-rs/canvas";
import { type Pt, SS } from "../core.ts";
import type { Print } from "../print.ts";
import type { Mat, World } from "../solids.ts";
import { carve } from "./carve.ts";
import type { Figure } from "./figure.ts";
import { inkFigure } from "./ink.ts";
import { placeFig } from "./place.ts";

type Ink = Parameters<typeof inkFigure>[2];
interface Look extends Ink {
  /** The height of the carving in pixels, for a master and for a draft. */
  readonly detail: readonly [master: number, draft: number];
}

/** Carves and inks a figure. */
export const figureImage = (figure: Figure, { detail: [master, draft], ...ink }: Look): Canvas =>
  inkFigure(figure, carve(figure, SS > 1.2 ? master : draft), ink);

/**
 * Prints a figure with its feet at the point `at` of the sheet; `scale` is in pixels per metre. It erases the key lines behind
 * it.
 */
export function standFigure(
  print: Print,
  figure: Figure,
  { at, scale, flip = false, ...look }: Look & { at: Pt; scale: number; flip?: boolean },
) {
  const image = figureImage(figure, look);
  placeFig(print.base.x, print.key.x, image, figure, ...at, scale, { flip });
}

/** Adds a figure to solids as a painted card; the middle of its feet is at (x, y). */
export function standCard(
  world: World,
  figure: Figure,
  o: Look & { x: number; y: number; z?: number; mat: Mat; yaw?: number },
) {
  const { x, y, z = 0, mat, yaw = 0, ...look } = o;
  const [x0, x1, y0, y1] = figure.bounds;
  world.card(x, y, z + y0, x1 - x0, y1 - y0, figureImage(figure, look), mat, yaw);
}
