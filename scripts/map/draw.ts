/**
 * Draws the map: the data module that the application renders, and the pictures on other pages with their list. Run: npm pack
 * world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz && npx node scripts/map/draw.ts package/countries-10m.json
 * world-atlas (ISC) repackages Natural Earth 1:10m, which is in the public domain (naturalearthdata.com).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { insets, onInset } from "../../app/map/insets.ts";
import { sealOffsets } from "../../app/map/places-on-sheet.ts";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { project, sheet, type SheetPoint } from "../../domain/map/projection.ts";
import { artwork } from "./artwork.ts";
import { coastPath, readCoast } from "./coast.ts";
import { locator, namesOn } from "./locator.ts";
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
const seals = catalogue.map(({ id, place: { position } }) => {
  const inset = insets.find(({ gems }) => gems.includes(id));
  const { x, y } = inset === undefined ? project(position) : onInset(inset, position);
  const [dx, dy] = sealOffsets[id] ?? [0, 0];
  return seal(id, x + dx * sealTimes, y + dy * sealTimes, sealTimes);
});
write(
  "pictures/japan.svg",
  picture(
    artwork(
      coastPath(islands, (point) => tolerance(point) * 2.05),
      farIslands,
    ) + seals.join(""),
    { x: 0, y: 0, ...sheet },
    640,
  ),
);
for (const gem of catalogue) write(`pictures/gem-${gem.id}.svg`, locator(gem, islands));
write(
  "locators.ts",
  `/** The small maps, listed by scripts/map/draw.ts. */
import type { GemId } from "../../domain/gems/catalogue.ts";
${catalogue.map(({ id }) => `import gem${id} from "./pictures/gem-${id}.svg?url";`).join("\n")}

/** A small map: its address, and the names on it with the points at which they begin or end. */
interface SmallMap {
  readonly address: string;
  readonly names: readonly (readonly [name: string, x: number, y: number, isEnd: boolean])[];
}

/** The small maps, by gem id. */
export const locators: Readonly<Record<number, SmallMap>> = {
${catalogue.map((gem) => `  ${gem.id}: { address: gem${gem.id}, names: ${JSON.stringify(namesOn(gem))} },`).join("\n")}
} satisfies Record<GemId, SmallMap>;
`,
);
