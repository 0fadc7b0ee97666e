/** The lit paper doors at the end of the corridor. */
import { clamp, mix, sstep } from "../../kit/core.ts";
import { type World } from "../../kit/solids.ts";
import { DOOR, END } from "./a-plan.ts";
import { show } from "./a-timber.ts";

const { from, to, sill, top } = DOOR;

export function doors(w: World) {
  const middle = (from + to) / 2;
  w.box(from - 0.14, END - 0.08, 0, to + 0.14, END, top + 0.16, {
    c: [0, 0, 0],
    emit: 1,
    line: 0.5,
    tex: (_h, o) => show(o, mix("#3a2620", "#5a3a26", 0.5)),
  });
  w.box(from, END - 0.12, 0.08, to, END - 0.06, top, {
    c: [0, 0, 0],
    emit: 1,
    line: 0.4,
    tex: (h, o) => {
      if (h.z < sill) {
        show(o, mix("#6b4526", "#8a5a2c", sstep(0, sill, h.z)));
        return;
      }
      // five panes across each door, six up
      const u = ((h.x - from) / (to - from)) * 8,
        v = ((h.z - sill) / (top - sill)) * 5;
      const bar = Math.max(
        sstep(0.42, 0.47, Math.abs(u - Math.floor(u) - 0.5)),
        sstep(0.44, 0.475, Math.abs(v - Math.floor(v) - 0.5)),
      );
      const leaf = sstep(0.07, 0.04, Math.abs(h.x - middle));
      const lit = clamp(1.05 - 0.28 * Math.hypot(h.x - middle - 0.3, h.z - 1.4));
      show(o, mix(mix("#b8702a", "#f8bd68", lit), "#7a4a22", Math.max(0.6 * bar, leaf)));
    },
  });
}
