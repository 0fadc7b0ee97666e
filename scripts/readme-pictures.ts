/**
 * Makes the pictures of the README, from the built product. Afterwards somebody looks at them and commits them.
 * Run: npm run build && npx node scripts/readme-pictures.ts
 */
import path from "node:path";
import { paths } from "../domain/site/paths.ts";
import { takePictures } from "./take-pictures.ts";

await takePictures(path.join(import.meta.dirname, "..", "docs", "images"), 82, [
  { file: "home.jpg", address: paths.home(), width: 1280, height: 900 },
  { file: "gem-dark.jpg", address: paths.gem(7), width: 1280, height: 800, colorScheme: "dark" },
  { file: "phone.jpg", address: paths.map(), width: 390, height: 800 },
]);
