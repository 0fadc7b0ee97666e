/**
 * Draws the map anew: the data module that the application renders, and the pictures that stand on other pages.
 * Run: npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz && node scripts/map/draw.ts package/countries-10m.json
 *
 * world-atlas (ISC) repackages Natural Earth 1:10m, which is in the public domain (naturalearthdata.com).
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fans } from "../../app/map/fans.ts";
import type { SheetPoint } from "../../domain/projection.ts";
import { artwork } from "./artwork.ts";
import { coastPath, readCoast } from "./coast.ts";

const root = path.join(import.meta.dirname, "..", "..");

/** How far the drawn coast may lie beside the true one, in sheet units: less where a fan shows it larger. */
const coarse = 7;
const tolerance = (point: SheetPoint): number =>
  Math.min(
    coarse,
    ...fans.map(({ shows, radius, times }) => {
      const isShown = Math.hypot(point.x - shows.x, point.y - shows.y) < (radius / times) * 1.2;
      return isShown ? Math.max(2, 10 / times) : coarse;
    }),
  );

const [, , file] = process.argv;
if (file === undefined) throw new Error("Name the file countries-10m.json of world-atlas 2.0.2.");

const drawing = artwork(coastPath(readCoast(file), tolerance));
writeFileSync(
  path.join(root, "app/map/artwork.ts"),
  `/** The drawing of the map, written by scripts/map/draw.ts from Natural Earth's coast (public domain): change it there. */\nexport const artwork =\n  ${JSON.stringify(drawing).replaceAll("'", "’").replaceAll('\\"', "'")};\n`,
);
process.stdout.write(`app/map/artwork.ts: ${drawing.length} characters\n`);
