/** The cormorant of sheet A: neck and back in feathers, the ring and the cord. */
import { type Rng, lerp, mix, ramp, sstep, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { feathers, tubeLine, tubeOutline, type Tube } from "./plumage.ts";

export const night = ramp([
  [0, "#05070e"],
  [0.28, "#0c1626"],
  [0.48, "#193044"],
  [0.62, "#2c4450"],
  [0.72, "#7a4526"],
  [0.86, "#e67d2c"],
  [1, "#ffd98c"],
]);
const LIGHT: Pt = [-0.9, -0.25];
export const WATER = 905;

const neck: Tube = {
  line: tubeLine(cut("1080 940, 985 872, 905 790, 872 690, 902 590, 926 500, 896 418, 842 366")),
  radius: (t) => lerp(128, 50, Math.min(1, t / 0.62) ** 0.8) + 9 * sstep(0.82, 1, t),
};
const back: Tube = {
  line: tubeLine(cut("1470 918, 1360 900, 1220 876, 1090 862, 985 880")),
  radius: (t) => lerp(12, 118, Math.sin(Math.min(1, t * 1.25) * 1.57)) * (1 - 0.1 * t),
};

export function body(x: Ctx, r: Rng) {
  const clipWater = () => {
    x.beginPath();
    x.moveTo(0, 0);
    x.lineTo(1600, 0);
    // the waterline is a shallow curve around the breast
    const line: Pt[] = [];
    for (let i = 0; i <= 60; i++)
      line.push([
        1600 - (i / 60) * 1600,
        WATER + 10 * Math.sin(i * 0.9) + 14 * Math.sin((i / 60) * 3.1),
      ]);
    line.forEach(([a, b]) => x.lineTo(a, b));
    x.closePath();
    x.clip();
  };
  x.save();
  clipWater();
  fillPoly(x, tubeOutline(back.line, back.radius), "#070a13");
  const dull = (v: number) => mix(night.at(v * 0.86), "#16283a", 0.25);
  feathers(x, back, r, {
    size: (t) => lerp(52, 44, t),
    rows: 20,
    light: [-0.55, -0.85],
    ink: dull,
    edge: (v) => (v > 0.55 ? mix(night.at(v), "#ffb860", 0.4) : v > 0.2 ? "#35526a" : null),
  });
  fillPoly(x, tubeOutline(neck.line, neck.radius), "#060911");
  feathers(x, neck, r, {
    size: (t) => lerp(30, 13, Math.min(1, t * 1.3)),
    rows: 74,
    light: LIGHT,
    ink: (v) => night.at(v),
    edge: (v) =>
      v > 0.76 ? mix(night.at(v), "#ffe2a0", 0.45) : v < 0.3 && v > 0.14 ? "#2a4660" : null,
  });
  x.restore();
}

export function ringAndCord(x: Ctx) {
  // a twist of hemp around the neck
  x.save();
  x.beginPath();
  tubeOutline(neck.line, neck.radius).forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
  x.clip();
  for (let i = 0; i < 30; i++) {
    const u = -1 + i / 14.5,
      px = 896 + u * 74,
      py = 588 + 17 * (1 - u * u) - u * 9;
    const lit = sstep(0.5, -0.9, u);
    fillPoly(
      x,
      [
        [px - 5, py + 8],
        [px + 3, py - 7],
        [px + 8, py - 5],
        [px + 1, py + 9],
      ],
      "#0d0a0c",
    );
    fillPoly(
      x,
      [
        [px - 3, py + 5],
        [px + 2, py - 5],
        [px + 6, py - 4],
        [px + 1, py + 6],
      ],
      mix("#4a3a30", "#f6cf8c", lit),
    );
  }
  x.restore();
  // the cord goes up to the hand in the light
  const cord: Pt[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    cord.push([lerp(872, 120, t), lerp(608, -20, t) + 124 * Math.sin(Math.PI * t)]);
  }
  x.fillStyle = "#c9975a";
  x.beginPath();
  brushPath(x, cord, (t) => 6 - 3 * t);
  x.fill();
  x.fillStyle = "#ffe2a6";
  x.beginPath();
  brushPath(
    x,
    cord.map(([a, b]) => [a - 0.5, b - 1.6] as Pt),
    (t) => 2 - 1 * t,
  );
  x.fill();
}
