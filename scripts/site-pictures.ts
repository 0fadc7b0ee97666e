/**
 * Makes the pictures of the web app manifest, from the built product. Afterwards somebody looks at them and commits them.
 * Run: npm run build && npx node scripts/site-pictures.ts
 */
import path from "node:path";
import { screenshots } from "../server/http/web-manifest.ts";
import { takePictures } from "./take-pictures.ts";

await takePictures(path.join(import.meta.dirname, "..", "public", "screenshots"), 72, screenshots);
