/** The violet sky, a crescent moon, and trees in mist. */
import { sky } from "../../kit/stage.ts";
import { layer, mix, Rng, sstep, W } from "../../kit/core.ts";
import { roundTree } from "./crowns.ts";
import { mistBand, type Print } from "../../kit/print.ts";

export function dusk(P: Print) {
  const n = P.noise;
  // ---------- dusk ----------
  sky(
    P,
    820,
    [
      [0, "#2c2a64"],
      [0.25, "#46407e"],
      [0.5, "#8a6a9c"],
      [0.74, "#d596a0"],
      [0.9, "#f2bf98"],
      [1, "#f6d3a4"],
    ],
    0.18,
    900,
  );
  P.mist(
    (x, y) =>
      sstep(250, 360, y) *
      sstep(640, 520, y) *
      sstep(0.16, 0.5, n.fbm(x * 0.0011 + 6, y * 0.014, 4)) *
      0.5,
    "#e8b0a8",
    { grain: 0.2 },
  );
  P.block((x) => {
    x.fillStyle = "#fff3d6";
    x.beginPath();
    x.arc(284, 196, 46, -1.2, 1.94);
    x.arc(265, 188, 48, 1.62, -0.86, true);
    x.fill();
  });
  {
    const r = new Rng(6);
    [0, 1].forEach((near) => {
      const L = layer();
      for (let k = 0; k < 13; k++) {
        const cx = -60 + ((k + r.u()) / 13) * (W + 120),
          w = r.range(150, 260) * (1 + near * 0.3),
          rise = 120 * sstep(200, 900, Math.abs(cx - 620)) * near;
        roundTree(L.x, cx, 720 - rise * 0.5 - 30 * near, w, w * 0.66 + rise, 840, r, {
          leaf: 9 + near * 3,
          light: 0.2,
          col: (t, y) =>
            mix(
              mix(near ? "#231d46" : "#4f4478", near ? "#4f4680" : "#8a6c98", t),
              "#d89ca0",
              (near ? 0.1 : 0.34) + 0.35 * sstep(700, 830, y),
            ),
        });
      }
      P.put(L);
      P.mist(mistBand(n, 800, 80, 70, { max: 0.6 - near * 0.15, amp: 14 }), "#d8a0a4", {
        grain: 0.12,
      });
    });
  }
}
