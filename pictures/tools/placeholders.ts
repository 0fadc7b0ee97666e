/**
 * `npm run placeholders`: a plain tinted print for every gem whose hero is not listed yet, so that each has a picture from the
 * start.
 */
import { existsSync, mkdirSync } from "node:fs";
import { GlobalFonts } from "@napi-rs/canvas";
import { bokashi, type Ctx, getPx, H, layer, lerp, mix, putPx, ramp, W } from "../kit/core.ts";
import { save } from "../kit/out.ts";
import { mistBand, Print, seal } from "../kit/print.ts";
import { encodePicture } from "./encode-picture.ts";
import { type GemSheet, gems } from "./gems.ts";
import { encodedFolder, jpegFile, masterFile, mastersFolder, readSheets } from "./paths.ts";
import { writePictureData } from "./picture-data.ts";

const emojiFont = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf";
const disc = { x: W / 2, y: 560, radius: 330 };
const iconSize = 340;

if (!GlobalFonts.registerFromPath(emojiFont, "Emoji")) {
  console.error(`The icons' font is missing: ${emojiFont} (Debian: fonts-noto-color-emoji).`);
  process.exit(1);
}
mkdirSync(mastersFolder, { recursive: true });
mkdirSync(encodedFolder, { recursive: true });
const listed = new Set(readSheets().map((sheet) => sheet.id));
for (const [place, gem] of gems.entries()) {
  const id = `${gem.folder}-hero`;
  if (listed.has(id) || existsSync(jpegFile(id))) continue;
  const master = masterFile(`placeholder-${gem.folder}`);
  await draw(gem, 300 + place, master);
  console.log(await encodePicture(id, { master }));
}
await writePictureData();

/** A graded sky, a moon with the gem's icon, mist, and the seal. */
async function draw(gem: GemSheet, seed: number, file: string) {
  const print = new Print(seed, "#f4ebd9");
  const [top, middle, bottom] = gem.palette;
  print.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, H, [
        [0, mix(top, "#1e1b18", 0.14)],
        [0.16, top],
        [0.55, mix(middle, "#f4ebd9", 0.25)],
        [0.84, middle],
        [1, bottom],
      ]);
      x.fillRect(0, 0, W, H);
    },
    { grain: 0.16 },
  );
  print.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, disc.y - disc.radius, 0, disc.y + disc.radius, [
        [0, mix("#f4ebd9", top, 0.1)],
        [1, mix("#f4ebd9", middle, 0.4)],
      ]);
      x.beginPath();
      x.arc(disc.x, disc.y, disc.radius, 0, Math.PI * 2);
      x.fill();
    },
    { grain: 0.1 },
  );
  print.put(tintedIcon(gem), { op: "multiply", alpha: 0.8 });
  for (const [y, strength] of [
    [850, 0.5],
    [1010, 0.35],
  ])
    print.mist(mistBand(print.noise, y, 60, 90, { max: strength }), mix("#f4ebd9", middle, 0.2));
  print.lines((x) => outline(x, mix(bottom, "#1e1b18", 0.7)));
  const sheet = print.finish({ wobble: 1.2, blocks: 16, wood: 0.16, paper: 0.07 });
  seal(sheet.getContext("2d"), 1478, 1070, gem.seal, 40);
  await save(sheet, file);
}

function outline(x: Ctx, colour: readonly number[]) {
  x.strokeStyle = `rgb(${colour.map(Math.round).join()})`;
  x.lineWidth = 2.2;
  x.beginPath();
  x.arc(disc.x, disc.y, disc.radius, 0, Math.PI * 2);
  x.stroke();
}

/** The icon in one tint of the gem instead of its own colours. */
function tintedIcon(gem: GemSheet) {
  const icon = layer();
  icon.x.font = `${iconSize}px Emoji`;
  icon.x.textAlign = "center";
  icon.x.textBaseline = "middle";
  icon.x.fillText(gem.icon, disc.x, disc.y + iconSize * 0.05);
  const dark = mix(gem.palette[2], "#1e1b18", 0.55);
  const tint = ramp([
    [0, dark],
    [1, mix("#f4ebd9", dark, 0.12)],
  ]);
  const image = getPx(icon.c);
  const d = image.data;
  for (let i = 0; i < d.length; i += 4) {
    if (d[i + 3] === 0) continue;
    const light = (0.3 * d[i] + 0.59 * d[i + 1] + 0.11 * d[i + 2]) / 255;
    const steps = 6;
    const stepped = Math.round(light * steps) / steps;
    [d[i], d[i + 1], d[i + 2]] = tint.at(lerp(light, stepped, 0.8));
  }
  putPx(icon.c, image);
  return icon;
}
