/** `npm run data`: writes the data of all pictures again, from their encoded files and the sheets.json. */
import { writePictureData } from "./picture-data.ts";

await writePictureData();
