/** The corridor's lanterns: paper between black iron, under a flared cap, each on a long rod below its beam. */
import { clamp, getPx, type Layer, layer, mix, putPx } from "../../kit/core.ts";
import { type Plate } from "../../kit/plate.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { LAMP } from "./a-plan.ts";
import { show } from "./a-timber.ts";

const iron: Mat = {
  c: [0, 0, 0],
  emit: 1,
  ghost: true,
  line: 0.8,
  tex: (h, o) => show(o, mix("#0c090c", "#4a2a14", h.nz < -0.3 ? 0.75 : 0.1 * clamp(h.nx + 1))),
};
const paper: Mat = {
  c: [0, 0, 0],
  emit: 1,
  ghost: true,
  line: 0.5,
  tex: (h, o) => {
    const turn = (Math.atan2(h.ny, h.nx) / 6.2832) * 8 + 0.3,
      bar = Math.abs(turn - Math.floor(turn) - 0.5) > 0.44 && h.t < 16;
    const glow = clamp(1 - Math.abs(h.lz + 0.04) * 4.5);
    show(o, bar ? [92, 56, 24] : mix("#eda63e", "#ffe39c", glow));
  },
};

export function lantern(w: World, y: number) {
  const { x, z } = LAMP;
  w.rod([x, y, z + 0.3], [x, y, 4.34], 0.011, iron);
  w.rod([x, y, z + 0.15], [x, y, z + 0.27], 0.225, iron, 0.06);
  w.rod([x, y, z + 0.26], [x, y, z + 0.33], 0.07, iron, 0.02);
  w.rod([x, y, z - 0.16], [x, y, z + 0.16], 0.118, paper, 0.138);
  w.rod([x, y, z - 0.22], [x, y, z - 0.15], 0.11, iron, 0.155);
}
/** only the lanterns of the printed corridor, to lay over their halos */
export function lanternsOf(plate: Plate, w: World): Layer {
  const L = layer(),
    im = getPx(plate.img.c);
  for (let i = 0; i < plate.id.length; i++) {
    const id = plate.id[i];
    const mat = id < 0 ? null : w.solids[id].mat;
    if (mat !== iron && mat !== paper) im.data[i * 4 + 3] = 0;
  }
  putPx(L.c, im);
  return L;
}
