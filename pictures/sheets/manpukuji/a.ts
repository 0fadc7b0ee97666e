/** Manpuku-ji A: the corridor of the wooden fish on a snowy early morning, its lanterns still lit, the garden outside. */
import { getPx, PH, PW, SS, stamp, tick } from "../../kit/core.ts";
import { expose } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { lin } from "../../kit/tone.ts";
import { carving } from "./a-carving.ts";
import { corridor } from "./a-corridor.ts";
import { glow, gold } from "./a-glow.ts";
import { lanternsOf } from "./a-lantern.ts";
import { hall } from "./a-hall.ts";
import { pines } from "./a-pine.ts";
import { cam, KEY, towards } from "./a-plan.ts";
import { ropes } from "./a-rope.ts";
import { morning } from "./a-sky.ts";
import { bushes, footprints, snowfield } from "./a-snow.ts";
import { stoneLantern } from "./a-stone.ts";
import { falling, icicles } from "./a-winter.ts";

const P = new Print(83, "#efe6d0");
morning(P);
hall(P);
snowfield(P);
pines(P);
bushes(P);
footprints(P);
stoneLantern(P);
tick("garden");

// the slabs mirror the garden as it is painted
const garden = getPx(P.base.c).data;
const world = corridor();
const plate = expose({
  cam,
  world,
  points: [],
  ambient: (_h, o) => o.fill(0),
  ao: 0,
  mirror: 4,
  skyShown: false,
  sky: (dx, dy, dz, o) => {
    const [x, y] = towards(dx, dy, dz);
    const i = Math.min(PW - 1, Math.max(0, Math.round(x * SS))),
      j = Math.min(PH - 1, Math.max(0, Math.round(y * SS)));
    for (let k = 0; k < 3; k++) o[k] = lin(garden[(j * PW + i) * 4 + k]);
    return true;
  },
});
P.put(plate.img, { occlude: 1 });
stamp(P.key.x, keyLines(world, plate, { c: KEY, a: 0.9, far: 9, crease: 0.75, width: 1.5 }));
tick("corridor");

gold(P);
glow(P);
P.put(lanternsOf(plate, world));
icicles(P, plate.img);
falling(P, plate.img);
carving(P);
ropes(P);
P.light((x) => shadeEdge(x, "top", 260, "#120c12", 0.4), { op: "multiply" });
await finishSheet(P, "manpukuji-a", {
  seal: { mark: "魚", at: [1512, 1112], size: 34 },
  wood: 0.09,
  woodMask: (x, y) => (x < 1000 && y < 900 ? 1 : 0.4),
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.5,
  wobble: 0.7,
  sat: 1.04,
});
