/** The morning sky: celadon above, straw and rose at the horizon, and the sun's warmth low on the left. */
import { sky } from "../../kit/stage.ts";
import { css, sstep, W } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { SHORE } from "./a-plan.ts";

export function printSky(P: Print) {
  const n = P.noise;
  sky(
    P,
    590,
    [
      [0, "#4f8d9c"],
      [0.2, "#78aeb2"],
      [0.42, "#abd0c4"],
      [0.62, "#dfe3c4"],
      [0.79, "#f5deb4"],
      [1, "#f3bf9f"],
    ],
    0.16,
    720,
  );
  P.mist(
    (x, y) =>
      sstep(110, 190, y) *
      sstep(430, 330, y) *
      sstep(0.2, 0.5, n.fbm(x * 0.0009 + 21, y * 0.013, 5)) *
      0.6,
    "#f7efda",
    { grain: 0.18 },
  );
  P.light((x) => {
    const g = x.createRadialGradient(190, 560, 10, 190, 560, 720);
    g.addColorStop(0, css("#ffe2a8", 0.75));
    g.addColorStop(0.4, css("#ffdca8", 0.3));
    g.addColorStop(1, css("#ffd8a8", 0));
    x.fillStyle = g;
    x.fillRect(0, 0, W, 720);
  });
}
/** Mist that lies on the far shore, thicker over the open water on the left. */
export function shoreMist(P: Print, low: number, thick: number, most: number) {
  const n = P.noise;
  P.mist(
    (x, y) => {
      const b = SHORE(x) - low - 8 * n.n2(x * 0.003, low);
      const t = y < b ? 1 - (b - y) / thick : 1 - (y - b) / (thick * 0.7);
      return (
        most * sstep(0, 1, t + 0.34 * n.fbm(x * 0.0026, y * 0.014 + low, 4)) * sstep(-1, 0.2, t)
      );
    },
    "#f5ead0",
    { grain: 0.1 },
  );
}
