/**
 * Makes the icons of home screens from public/icons/favicon.svg: 穴 in seal script, cut with a knife.
 * Run: npx node scripts/icons.ts
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { themeColour } from "../domain/site/theme.ts";

const folder = path.join(import.meta.dirname, "..", "public", "icons");
const drawing = readFileSync(path.join(folder, "favicon.svg"));
/** The drawing's own size, in units, and librsvg's resolution for it. */
const units = 48;
const unitsPerInch = 72;

/** The icons: `part` of the width is the seal. A system cuts the ground of a full one to its own shape. */
const icons = [
  { file: "icon-192.png", size: 192, part: 1, ground: null },
  { file: "icon-512.png", size: 512, part: 1, ground: null },
  { file: "icon-maskable-512.png", size: 512, part: 0.59, ground: themeColour.light },
  { file: "apple-touch-icon.png", size: 180, part: 0.66, ground: themeColour.light },
] as const;

for (const { file, size, part, ground } of icons) {
  const width = Math.round(size * part);
  const seal = await sharp(drawing, { density: (unitsPerInch * width) / units })
    .resize(width, width)
    .toBuffer();
  const sheet = { width: size, height: size, channels: 4, background: ground ?? "transparent" } as const;
  const { size: bytes } = await sharp({ create: sheet })
    .composite([{ input: seal }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(path.join(folder, file));
  console.log(`${file}: ${bytes} bytes`);
}
