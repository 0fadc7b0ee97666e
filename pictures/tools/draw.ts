/** `npm run draw -- <id>`: draws one sheet to out/<id>.png. SS sets the supersampling: SS=0.5 for drafts, SS=1.5 and more for masters. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { drawingSettings, mastersFolder, sheetProgram } from "./paths.ts";

const id = process.argv[2];
if (!id) {
  console.error("Say which sheet to draw: npm run draw -- otagi-hero");
  process.exit(1);
}
const program = sheetProgram(id);
if (!existsSync(program)) {
  console.error(`There is no sheet "${id}": ${program} does not exist.`);
  process.exit(1);
}
mkdirSync(mastersFolder, { recursive: true });
const env = { ...process.env, ...drawingSettings(id) };
process.exit(spawnSync(process.execPath, [program], { stdio: "inherit", env }).status ?? 1);
