/** Hakozushi A: the workshop in the morning: light falls through the smoke vent into the steam; before it, small and dark, the cook and the tub. */
import { stamp, tick } from "../../kit/core.ts";
import { expose } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { World } from "../../kit/solids.ts";
import { standCook } from "./a-cook.ts";
import { flags, floor } from "./a-floor.ts";
import { hung } from "./a-hung.ts";
import { lights } from "./a-light.ts";
import { cam, KEY } from "./a-plan.ts";
import { range } from "./a-range.ts";
import { roof } from "./a-roof.ts";
import { shelves } from "./a-shelves.ts";
import { steam } from "./a-steam.ts";
import { tub } from "./a-tub.ts";
import { walls } from "./a-walls.ts";

const P = new Print(311, "#efe2c6");
const w = new World();
const ground = floor(w);
walls(w);
shelves(w);
range(w);
tub(w);
standCook(w);
const pieces = [...roof(w), ...hung(w)];
w.build();
tick("workshop");
const plate = expose({ cam, world: w, ...lights });
P.put(plate.img, { occlude: 1 });
// a log of many drums is one piece to the key block
const pieceOf = new Map(pieces.flatMap((ids) => ids.map((id) => [id, ids[0]] as const)));
for (let i = 0; i < plate.id.length; i++) plate.id[i] = pieceOf.get(plate.id[i]) ?? plate.id[i];
stamp(P.key.x, keyLines(w, plate, { c: KEY, a: 0.85, far: 5.5, crease: 0.7 }));
stamp(P.key.x, keyLines(w, plate, { c: KEY, a: 0.9, far: 3.2, crease: 0.3, width: 2 }));
flags(P, plate, ground);
tick("lines");
steam(P, plate);
tick("steam");
await finishSheet(P, "hakozushi-a", {
  seal: { mark: "箱", at: [60, 1512], size: 34 },
  key: KEY,
  wood: 0.04,
  wobble: 0.6,
  kuwahara: 0.8,
  blocks: 18,
  blockMix: 0.6,
  sat: 1.1,
});
