/** ichijoji-d-night: the sky with the hill in it, the bar's glow in the air, and the falling snow. */
import { bokashi, css, H, Rng, W } from "../../kit/core.ts";
import { sky } from "../../kit/stage.ts";
import { at, bend, P, printed } from "./d-plan.ts";

export function printSky() {
  sky(
    P,
    1100,
    [
      [0, "#1f3566"],
      [0.26, "#34518b"],
      [0.52, "#5e7bae"],
      [0.7, "#8da1c4"],
      [1, "#9cacc9"],
    ],
    0.12,
    1300,
  );
  printed((x) => {
    x.fillStyle = bokashi(x, 0, 590, 0, 780, [
      [0, "#4a669d"],
      [1, "#7f95bd"],
    ]);
    bend(x, [
      [-200, 1200],
      [-200, 800],
      [180, 720],
      [340, 600],
      [480, 585],
      [640, 650],
      [760, 690],
      [900, 670],
      [1400, 860],
      [1400, 1200],
    ]);
  });
}
export function printGlow() {
  P.light(
    (x) => {
      x.translate(...at(0.2, 17, 1.3));
      x.scale(1, 0.92);
      const g = x.createRadialGradient(0, 0, 30, 0, 0, 380);
      g.addColorStop(0, css("#ffb95e", 0.2));
      g.addColorStop(0.5, css("#f79a52", 0.08));
      g.addColorStop(1, css("#f79a52", 0));
      x.fillStyle = g;
      x.fillRect(-500, -500, 1000, 1000);
    },
    { op: "screen" },
  );
  // the lantern's own glow
  P.light(
    (x) => {
      x.translate(...at(1.72, 16.6, 1.92));
      const g = x.createRadialGradient(0, 0, 10, 0, 0, 120);
      g.addColorStop(0, css("#f07a40", 0.34));
      g.addColorStop(0.4, css("#e0683c", 0.12));
      g.addColorStop(1, css("#d8603c", 0));
      x.fillStyle = g;
      x.fillRect(-150, -150, 300, 300);
    },
    { op: "screen" },
  );
}
export function printFlakes() {
  const r = new Rng(91);
  P.block(
    (x) => {
      for (let i = 0; i < 230; i++) {
        x.fillStyle = css("#e9eefa", r.range(0.35, 0.75));
        x.beginPath();
        x.arc(r.range(0, W), r.range(0, H), r.range(1.1, 2), 0, 6.283);
        x.fill();
      }
      for (let i = 0; i < 48; i++) {
        const px = r.range(0, W),
          py = r.range(0, H);
        // the bar and the walker stay clear
        if (Math.abs(px - 600) < 190 && py > 880 && py < 1330) continue;
        x.fillStyle = css("#f6f6fb", r.range(0.75, 0.95));
        x.beginPath();
        x.ellipse(px, py, r.range(3, 4.6), r.range(3, 4.2), 0.5, 0, 6.283);
        x.fill();
      }
    },
    { occlude: 0 },
  );
}
