/** The bench: old planks. */
import { bokashi, css, H, layer, mix, type Pt, Rng, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, n } from "./d-stage.ts";

/** Planks with their grain. */
export function printBench() {
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, 0, W, H, stops("0 #65554b, 0.55 #463a36, 1 #2b2426"));
    x.fillRect(0, 0, W, H);
  });
  {
    const L = layer(),
      K = layer(),
      r = new Rng(2);
    const slope = -0.1;
    for (let plank = 0; plank < 6; plank++) {
      const top = -80 + plank * 262;
      const tone = mix("#5f4d42", "#3b302e", r.u() * 0.8);
      L.x.fillStyle = css(tone, 0.7);
      poly(L.x, [
        [0, top],
        [W, top + W * slope],
        [W, top + 262 + W * slope],
        [0, top + 262],
      ]);
      L.x.fill();
      for (let i = 0; i < 46; i++) {
        const y = top + (262 * (i + r.u())) / 46;
        const line: Pt[] = [];
        for (let px = -20; px <= W + 20; px += 30)
          line.push([
            px,
            y +
              px * slope +
              13 * n.n2(px * 0.0016 + plank * 9, y * 0.008) +
              3 * n.n2(px * 0.008, y * 0.05),
          ]);
        L.x.fillStyle = css(r.chance(0.7) ? "#2c211f" : "#a08468", r.range(0.1, 0.32));
        L.x.beginPath();
        brushPath(L.x, line, (t) => 1.7 + 1.5 * Math.sin(t * 9 + i));
        L.x.fill();
      }
      K.x.fillStyle = css("#1b1416", 0.9);
      K.x.beginPath();
      brushPath(
        K.x,
        [
          [0, top],
          [W / 2, top + (W / 2) * slope],
          [W, top + W * slope],
        ],
        () => 4,
      );
      K.x.fill();
    }
    P.put(L);
    stamp(P.key.x, K);
  }
  tick("bench");
}
