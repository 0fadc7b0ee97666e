/** Head and neck of a cormorant by day. */
import { clamp, css, type Ctx, lerp, mix, type Pt, ramp, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { stops } from "../../kit/points.ts";
import { feathers, type Tube, tubeLine, tubeOutline } from "../../kit/plumage.ts";
import { KEY } from "./c-stage.ts";

export const day = ramp(
  stops("0 #07090f, 0.3 #101a24, 0.55 #1e3440, 0.75 #3d5f63, 0.9 #87978a, 1 #d9d2b4"),
);
/** head and neck in the units of a big drawing: the eye at (0, 0), the bill to the left, the neck down to the right */
export function headAndNeck(x: Ctx, k: Ctx, r: Rng, neckPts: string, light: Pt) {
  const neck: Tube = {
    line: tubeLine(cut(neckPts)),
    radius: (t) => lerp(80, 47, Math.min(1, t / 0.7) ** 0.8) + 8 * clamp((t - 0.86) / 0.14),
  };
  const outline = tubeOutline(neck.line, neck.radius);
  fillPoly(x, outline, "#070a12");
  feathers(x, neck, r, {
    size: (t) => lerp(30, 15, Math.min(1, t * 1.2)),
    rows: 60,
    light,
    ink: (v) => day.at(v * 0.92),
    edge: (v) => (v > 0.6 ? mix(day.at(v), "#f1e6c4", 0.35) : v > 0.34 ? "#31505a" : null),
  });
  const H = (s: string) => catmull(cut(s), 7, true);
  const line = (s: string, w: number) => {
    k.fillStyle = css(KEY, 0.95);
    k.beginPath();
    brushPath(k, catmull(cut(s), 6), (t) => w * (0.6 + 0.5 * Math.sin(Math.PI * t)));
    k.fill();
  };
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.fillStyle = "#000";
  poly(k, outline);
  k.fill();
  k.restore();
  // lower bill and the yellow skin of the throat
  fillPoly(x, H("-6 44, -100 48, -190 52, -222 52, -196 62, -120 66, -40 74, 10 70"), "#5d564e");
  fillPoly(x, H("-20 46, -120 52, -200 55, -120 58, -30 62"), "#b9ab90");
  fillPoly(x, H("24 82, -10 58, -52 56, -66 62, -36 76, 0 92, 34 106"), "#c98a2e");
  fillPoly(x, H("14 80, -12 62, -44 60, -20 72, 10 86"), "#f0bf55");
  // white cheek, frayed
  fillPoly(x, H("28 20, 0 18, -24 32, -20 50, 2 68, 34 90, 60 86, 58 54"), "#b7a58c");
  fillPoly(x, H("20 24, -4 22, -22 36, -14 50, 8 64, 34 78, 42 54"), "#f1e7d0");
  const F = new Tones();
  for (let i = 0; i < 60; i++) {
    const a = r.range(-0.4, 2.2),
      px = 14 + Math.cos(a) * 44,
      py = 52 + Math.sin(a) * 36;
    F.add(r.chance(0.55) ? "#101824" : "#e9dcc0", (z) =>
      dab(z, px, py, r.range(8, 17), 3, 0.5 + r.g() * 0.4, 0.1),
    );
  }
  F.flush(x);
  fillPoly(
    x,
    H(
      "-58 10, -36 -16, -2 -36, 38 -42, 78 -26, 106 12, 118 56, 106 98, 80 110, 62 78, 58 42, 40 18, 6 10, -26 18",
    ),
    "#0b111b",
  );
  const T = new Tones();
  for (let i = 0; i < 280; i++) {
    const a = lerp(3.4, 6.6, r.u()),
      d = r.range(0.45, 1);
    const px = 32 + Math.cos(a) * 72 * d,
      py = 30 + Math.sin(a) * 68 * d;
    const v =
      0.34 +
      0.4 * (Math.cos(a) * light[0] + Math.sin(a) * light[1]) -
      0.14 * (1 - d) +
      r.g() * 0.06;
    T.add(day.at(Math.round(clamp(v) * 9) / 9), (z) =>
      dab(z, px, py, 17, 4.6, a + 1.75 + r.g() * 0.15, 0.1),
    );
  }
  T.flush(x);
  // upper bill, hooked at the end
  fillPoly(
    x,
    H(
      "-20 4, -70 6, -130 16, -190 26, -226 30, -244 44, -242 64, -232 62, -226 50, -200 48, -120 46, -22 44",
    ),
    "#3c3a3e",
  );
  fillPoly(x, H("-26 10, -80 13, -140 23, -196 33, -226 37, -190 42, -120 40, -28 36"), "#9d927e");
  fillPoly(x, H("-34 13, -90 17, -150 27, -200 35, -150 33, -90 26"), "#e9dcc0");
  line("-22 44, -120 47, -200 50, -226 52, -234 62", 3.4);
  line("-20 4, -70 6, -130 16, -190 26, -226 30, -244 44, -242 64", 2.8);
  line("10 72, -40 75, -120 67, -196 62, -222 53", 2.4);
  for (const [R, c] of [
    [15, "#07090f"],
    [12, "#0f6a54"],
    [9.5, "#35c08a"],
    [5, "#05070c"],
  ] as [number, string][]) {
    x.fillStyle = c;
    x.beginPath();
    x.arc(0, 0, R, 0, 6.3);
    x.fill();
  }
  x.fillStyle = "#fff8e6";
  x.beginPath();
  x.arc(-5, -4, 3.2, 0, 6.3);
  x.fill();
}
