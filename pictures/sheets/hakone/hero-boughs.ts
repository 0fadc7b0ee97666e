/** Dripping branches overhead, and the dark lower edge. */
import { bokashi, H, layer, type Pt, Rng, tick, W } from "../../kit/core.ts";
import { stroke } from "../../kit/brush.ts";
import { cedarSpray } from "../../kit/grove.ts";
import { pts, stops } from "../../kit/points.ts";
import { P } from "./hero-stage.ts";

/** Branches, dark edge, drops. */
export function hangBoughs() {
  {
    const q = new Rng(91);
    const L = layer();
    const tones = ["#0c1e22", "#1a3a37", "#3b6150"] as const;
    for (let i = 0; i < 26; i++) {
      const left = i % 2 === 0;
      const x = left ? q.range(-60, 420) : q.range(1240, 1660);
      const y = q.range(-70, left ? 90 - x * 0.14 : (x - 1240) * 0.22 - 10);
      cedarSpray(L.x, [x, y], q.range(110, 190), left ? 1 : -1, q, tones);
    }
    P.put(L, { occlude: 1 });
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, 960, 0, H, stops("0 #0c2024, 1 #0c2024"), pts("0,0 1,0.3"));
        x.fillRect(0, 960, W, 240);
      },
      { occlude: 0, grain: 0.2 },
    );
    const drops = layer();
    for (let i = 0; i < 26; i++) {
      const x = q.range(0, W),
        y = q.range(120, 900);
      stroke(
        drops.x,
        [
          [x, y],
          [x - 0.6, y + q.range(8, 20)],
        ] as Pt[],
        1,
        "#eef0e2",
        { a: 0.5 },
      );
    }
    P.put(drops);
  }
  tick("boughs");
}
