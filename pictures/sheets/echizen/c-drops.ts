/** Drops on the bench: dark wet spots with a small highlight. */
import { type Rng, H, W } from "../../kit/core.ts";
import { type Table, blend, shoulder } from "../../kit/table.ts";

/** Draws drops, except where `dry` is true. */
export function drops(table: Table, r: Rng, dry: (x: number, y: number) => boolean) {
  for (let i = 0; i < 30; i++) {
    const cx = r.range(20, W - 20),
      cy = r.range(20, H - 20),
      radius = r.range(4, 11);
    if (dry(cx, cy)) continue;
    table.lay(
      [cx - radius, cy - radius, cx + radius, cy + radius],
      (x, y, s) => {
        const d = radius - Math.hypot(x - cx, (y - cy) * 1.15);
        if (d < 0) return false;
        s.h += shoulder(d, radius) * 0.4;
        s.c = blend(s.c, [38, 28, 30], 0.45);
        s.gloss = 1;
      },
      false,
    );
  }
}
