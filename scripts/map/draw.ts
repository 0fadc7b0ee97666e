/**
 * Draws the map: the data module that the application renders, and the pictures on other pages. Run: npm pack
 * world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz && node scripts/map/draw.ts package/countries-10m.json  world-atlas
 * (ISC) repackages Natural Earth 1:10m, which is in the public domain (naturalearthdata.com).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { insets, onInset } from "../../app/map/insets.ts";
import { sealOffsets } from "../../app/map/places-on-sheet.ts";
import { places } from "../../domain/gems/places.ts";
import { project, sheet, type SheetPoint } from "../../domain/map/projection.ts";
import { artwork } from "./artwork.ts";
import { coastPath, readCoast } from "./coast.ts";
import { locator } from "./locator.ts";
import { picture, seal } from "./picture.ts";

const root = path.join(import.meta.dirname, "..", "..");

/**
 * The largest distance between the drawn coast and the true one, in units of the map: smaller where an inset enlarges
 * it.
 */
const coarse = 7;
const tolerance = (point: SheetPoint): number =>
  Math.min(
    coarse,
    ...insets.map(({ shows, radius, magnification }) => {
      const isShown = Math.hypot(point.x - shows.x, point.y - shows.y) < (radius / magnification) * 1.2;
      return isShown ? Math.max(2, 10 / magnification) : coarse;
    }),
  );

const [, , file] = process.argv;
if (file === undefined) throw new Error("Name the file countries-10m.json of world-atlas 2.0.2.");

const { islands, okinawa } = readCoast(file);
const farIslands = coastPath(okinawa, () => 4);
const drawing = artwork(coastPath(islands, tolerance), farIslands);

function write(name: string, text: string): void {
  writeFileSync(path.join(root, "app/map", name), text);
  process.stdout.write(`app/map/${name}: ${Buffer.byteLength(text)} bytes\n`);
}

write(
  "artwork.ts",
  `/** The drawing of the map, written by scripts/map/draw.ts from Natural Earth's coast (public domain): change it there. */\nexport const artwork =\n  ${JSON.stringify(drawing).replaceAll('\\"', "'")};\n`,
);

mkdirSync(path.join(root, "app/map/pictures"), { recursive: true });
const sealTimes = 1.5;
const seals = Object.entries(places).map(([key, { position }]) => {
  const id = Number(key);
  const inset = insets.find(({ gems }) => gems.includes(id));
  const { x, y } = inset === undefined ? project(position) : onInset(inset, position);
  const [dx, dy] = sealOffsets[id] ?? [0, 0];
  return seal(id, x + dx * sealTimes, y + dy * sealTimes, sealTimes);
});
write(
  "pictures/japan.svg",
  picture(
    artwork(
      coastPath(islands, (point) => tolerance(point) * 1.6),
      farIslands,
    ) + seals.join(""),
    { x: 0, y: 0, ...sheet },
    640,
  ),
);
for (const id of Object.keys(places)) write(`pictures/gem-${id}.svg`, locator(Number(id), islands));
