/** Dawn: graded sky, thin cloud, the waning moon. */
import { sky } from "../../kit/stage.ts";
import { W, sstep, tick } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { P, n } from "./hero-stage.ts";

/** Draws the sky, the clouds and the moon. */
export function printSky() {
  // ---------- sky ----------
  sky(
    P,
    600,
    stops("0 #152c58, 0.2 #2b5585, 0.42 #779fb0, 0.62 #d3c7b2, 0.8 #f2bf98, 1 #ef9a76"),
    0.14,
    660,
  );
  P.light((x) => {
    const g = x.createRadialGradient(1600, 500, 20, 1600, 500, 760);
    g.addColorStop(0, "rgba(255,190,110,.75)");
    g.addColorStop(1, "rgba(255,150,100,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 700);
  });
  P.mist(
    (x, y) => {
      const m = sstep(60, 200, y) * (1 - sstep(330, 430, y));
      const v = n.fbm(x * 0.0012 + 3, y * 0.012, 5);
      return m * sstep(0.12, 0.55, v) * 0.55;
    },
    "#f6d9bb",
    { grain: 0.2 },
  );
  // waning moon in the last hour before sunrise
  P.block(
    (x) => {
      x.fillStyle = "#fff0cf";
      x.beginPath();
      x.arc(1290, 150, 19, -0.55, Math.PI - 0.75);
      x.bezierCurveTo(
        1282,
        160,
        1300,
        152,
        1290 + 19 * Math.cos(-0.55),
        150 + 19 * Math.sin(-0.55),
      );
      x.fill();
    },
    { grain: 0.1 },
  );
  tick("sky");
}
