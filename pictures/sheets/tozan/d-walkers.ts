/** Two people going home along the main street, the second with a paper lantern. */
import { css, layer } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { brushPath } from "../../kit/brush.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, floor, midline } from "./d-valley.ts";

export function walkers(P: Print) {
  const L = layer(),
    x = L.x;
  for (const [off, y, lantern] of [
    [0.6, 121, false],
    [1.9, 117, true],
  ] as const) {
    const wx = midline(y) + off,
      [a, b, d] = proj(cam, wx, y, floor(wx, y)),
      m = cam.f / d; // pixels per metre
    if (lantern) {
      // a pool of light on the street, flattened by the distance
      x.save();
      x.translate(a + m * 0.6, b - m * 0.1);
      x.scale(1, 0.42);
      const glow = x.createRadialGradient(0, 0, 1, 0, 0, m * 3.6);
      glow.addColorStop(0, "rgba(255,196,104,.8)");
      glow.addColorStop(0.4, "rgba(255,180,90,.35)");
      glow.addColorStop(1, "rgba(255,170,90,0)");
      x.fillStyle = glow;
      x.fillRect(-m * 4, -m * 4, m * 8, m * 8);
      x.restore();
    }
    x.fillStyle = css(lantern ? "#2b2c48" : "#3a2c40");
    x.beginPath();
    brushPath(
      x,
      [
        [a, b],
        [a - m * 0.03, b - m * 0.7],
        [a, b - m * 1.35],
      ],
      (t) => m * (0.5 + 0.14 * Math.sin(Math.PI * t * 1.2) - 0.2 * t * t),
    );
    x.arc(a + m * 0.03, b - m * 1.53, m * 0.17, 0, 6.3);
    x.fill();
    if (!lantern) continue;
    x.fillStyle = "#ffe2a0";
    x.beginPath();
    x.ellipse(a + m * 0.62, b - m * 0.62, m * 0.2, m * 0.27, 0, 0, 6.3);
    x.fill();
  }
  P.put(L, { occlude: 0.9 });
}
