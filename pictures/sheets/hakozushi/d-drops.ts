/** Drops of water on fish, leaf and cloth: a dark lower edge, a lit one, a point of the window. */
import { Rng } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";

export function drops(P: Print) {
  const r = new Rng(58);
  P.block(
    (x) => {
      const oval = (px: number, py: number, a: number, b: number, c: string) => {
        x.fillStyle = c;
        x.beginPath();
        x.ellipse(px, py, a, b, -0.25, 0, 7);
        x.fill();
      };
      for (let i = 0; i < 34; i++) {
        const u = r.range(240, 1180),
          px = u + r.g() * 30,
          py = 812 - (u - 92) * 0.255 + r.range(-160, 210);
        const s = i < 6 ? r.range(8, 12) : r.range(2.4, 6);
        oval(px - 0.3 * s, py + 0.34 * s, s * 1.1, s * 0.96, "rgba(70,14,34,0.42)");
        oval(px, py, s, s * 0.86, "rgba(255,206,190,0.34)");
        oval(px - 0.24 * s, py + 0.3 * s, s * 0.6, s * 0.42, "rgba(255,246,236,0.6)");
        oval(px + 0.34 * s, py - 0.34 * s, s * 0.26, s * 0.22, "#ffffff");
      }
    },
    { occlude: 0 },
  );
}
