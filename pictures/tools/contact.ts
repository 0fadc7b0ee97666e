/** `npm run contact [-- <id>…]`: puts masters side by side into out/contact.png; by default all heroes. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { gems } from "./gems.ts";
import { isHero, masterFile, mastersFolder } from "./paths.ts";

const cell = { width: 400, height: 300, gap: 12, columns: 4 };
const paper = "#f4ebd9";
const named = process.argv.slice(2).filter((id) => {
  if (existsSync(masterFile(id))) return true;
  console.warn(`${id} has no master in out/.`);
  return false;
});
const ids = named.length > 0 ? named : heroes();

const columns = Math.min(cell.columns, ids.length);
const rows = Math.ceil(ids.length / columns);
const prints = await Promise.all(
  ids.map(async (id, place) => ({
    input: await sharp(masterFile(id))
      .resize(cell.width, cell.height, { fit: "contain", background: paper })
      .png()
      .toBuffer(),
    left: cell.gap + (place % columns) * (cell.width + cell.gap),
    top: cell.gap + Math.floor(place / columns) * (cell.height + cell.gap),
  })),
);
const sheet = join(mastersFolder, "contact.png");
await sharp({
  create: {
    width: cell.gap + columns * (cell.width + cell.gap),
    height: cell.gap + rows * (cell.height + cell.gap),
    channels: 3,
    background: paper,
  },
})
  .composite(prints)
  .png()
  .toFile(sheet);
console.log(`${sheet}: ${ids.join(" ")}`);

/** All heroes that have been drawn, in the order of the gems, then the others. */
function heroes(): string[] {
  const drawn = readdirSync(mastersFolder)
    .filter((file) => file.endsWith(".png"))
    .map((file) => file.slice(0, -4))
    .filter(isHero);
  const inOrder = gems.map((gem) => `${gem.folder}-hero`).filter((id) => drawn.includes(id));
  return [...inOrder, ...drawn.filter((id) => !inOrder.includes(id)).sort()];
}
