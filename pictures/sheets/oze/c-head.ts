/** Head and neck of a cormorant by day. */
import { clamp, css, type Ctx, lerp, mix, type Pt, ramp, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones, clearUnder } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { stops } from "../../kit/points.ts";
import { feathers, type Tube, tubeLine, tubeOutline } from "./plumage.ts";
import { KEY } from "./c-stage.ts";

export const day = ramp(
  stops("0 #07090f, 0.3 #101a24, 0.55 #1e3440, 0.75 #3d5f63, 0.9 #87978a, 1 #d9d2b4"),
);
/** head and neck in their own units: the eye at (0, 0), the bill to the left, the neck to the lower right */
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
  clearUnder(k, outline);
  // lower bill and the yellow skin of the throat
  fillPoly(x, H("-6 44, -100 48, -190 52, -222 52, -196 62, -120 66, -40 74, 10 70"), "#5d564e");
  fillPoly(x, H("-20 46, -120 52, -200 55, -120 58, -30 62"), "#b9ab90");
  fillPoly(x, H("24 82, -10 58, -52 56, -66 62, -36 76, 0 92, 34 106"), "#c98a2e");
  fillPoly(x, H("14 80, -12 62, -44 60, -20 72, 10 86"), "#f0bf55");
  fillPoly(
    x,
    H(
      "-58 12, -36 -12, -2 -29, 38 -36, 80 -26, 108 6, 122 50, 112 88, 84 92, 58 76, 40 62, 20 48, -8 34, -30 22",
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
  // white cheek: small feathers in a wedge from the corner of the bill, greyer towards the neck, with a ragged edge
  fillPoly(x, H("-12 40, 8 36, 34 50, 50 74, 40 90, 22 84, -2 60"), "#d8cdb8");
  for (let i = 0; i < 420; i++) {
    const t = Math.sqrt(r.u()),
      k = r.range(-1, 1);
    const px = lerp(-14, 40, t) + k * (8 + 17 * Math.sin(Math.PI * t)),
      py = lerp(36, 82, t) - k * (12 + 15 * Math.sin(Math.PI * t)) + r.g();
    const v = clamp(1 - 0.22 * k - 0.26 * t + r.g() * 0.08);
    T.add(mix("#958a80", "#fdf6e6", Math.round(v * 6) / 6), (z) =>
      dab(z, px, py, r.range(8, 13), 3.8, 0.9 + 0.25 * k + r.g() * 0.15, 0.08),
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
    [12.5, "#07090f"],
    [9.8, "#0f6a54"],
    [7.8, "#35c08a"],
    [4.4, "#05070c"],
  ] as [number, string][]) {
    x.fillStyle = c;
    x.beginPath();
    x.arc(0, 0, R, 0, 6.3);
    x.fill();
  }
  x.fillStyle = "#fff8e6";
  x.beginPath();
  x.arc(-3.6, -3, 2.3, 0, 6.3);
  x.fill();
  // the lid: a flat dark line over the eye
  fillPoly(x, H("-17 -5, -8 -15, 5 -16, 17 -8, 6 -9, -7 -7"), "#07090f");
}
