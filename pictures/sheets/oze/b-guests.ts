/** Oze, B: people: guests on the mats, dark in front of the lamps, a boatman with his pole; and willow over the water. */
import { type Noise, type Col, type Ctx, H, lerp, mix, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, stroke, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { project, type WaterCam } from "./nightwater.ts";
import { eaveLamps, onBoat, type RoofBoat } from "./roofboat.ts";

// outlines around the middle of the lap, one unit for a seated height of 0.8 m
const SEATED = [
  "-34 0, -33 -26, -24 -44, -9 -52, -9 -58, -13 -66, -11 -78, 0 -84, 11 -79, 13 -66, 8 -57, 10 -51, 22 -45, 31 -28, 34 0",
  "-40 0, -36 -18, -28 -42, -14 -52, -4 -56, -8 -64, -7 -76, 1 -82, 8 -86, 15 -84, 14 -78, 16 -66, 11 -56, 20 -44, 26 -26, 40 -22, 42 -14, 30 -12, 34 0",
  "-36 0, -40 -20, -52 -30, -50 -36, -34 -34, -22 -46, -8 -50, -7 -56, -12 -64, -10 -76, 0 -81, 11 -76, 12 -65, 7 -56, 12 -50, 26 -42, 32 -22, 36 0",
];
function outline(o: string, at: Pt, s: number, flip: number): Pt[] {
  return catmull(
    cut(o).map(([a, b]): Pt => [at[0] + a * s * flip, at[1] + b * s]),
    4,
    true,
  );
}
/** guests between the mats and the eave, then the near posts again in front of them */
export function guests(x: Ctx, cam: WaterCam, b: RoofBoat, places: number[], dark: Col) {
  const r = new Rng(31),
    k = cam.f / b.at[1];
  for (const [i, u] of places.entries()) {
    const q = project(cam, onBoat(b, u, r.range(-0.3, 0.3), 0.42)),
      s = (k * r.range(0.86, 0.98)) / 100,
      flip = r.chance(0.5) ? 1 : -1;
    const shape = SEATED[(i + 2) % 3];
    fillPoly(x, outline(shape, [q[0] - 2 * s * flip, q[1]], s * 1.03, flip), "#ffdf9a", 0.5);
    fillPoly(
      x,
      outline(shape, [q[0] + 1, q[1]], s, flip),
      mix(dark, "#8a4a2c", i % 2 ? 0.16 : 0.42),
    );
  }
  for (let i = 0; i <= 6; i++) {
    const u = lerp(-0.62, 0.62, i / 6);
    const a = project(cam, onBoat(b, u, -1, 0.5)),
      c = project(cam, onBoat(b, u, -1, 1.74));
    stroke(
      x,
      [
        [a[0], a[1]],
        [c[0], c[1]],
      ],
      k * 0.075,
      "#171c30",
      { taper: [0, 0] },
    );
  }
}
/** the light below the roof, brightest below the lanterns */
export function lampLight(x: Ctx, cam: WaterCam, b: RoofBoat) {
  const at = (u: number, v: number, z: number) => project(cam, onBoat(b, u, v, z));
  const corners = [at(-0.62, -1, 1.74), at(0.62, -1, 1.74), at(0.62, -1, 0.5), at(-0.62, -1, 0.5)];
  x.save();
  x.beginPath();
  corners.forEach((p, i) => (i ? x.lineTo(p[0], p[1]) : x.moveTo(p[0], p[1])));
  x.clip();
  x.globalCompositeOperation = "soft-light";
  x.fillStyle = "rgba(255,190,96,.6)";
  x.fillRect(0, 0, W, H);
  x.globalCompositeOperation = "screen";
  for (const l of eaveLamps(b, 7)) {
    const q = project(cam, l),
      R = (cam.f / q[2]) * 1.05;
    const g = x.createRadialGradient(q[0], q[1], 2, q[0], q[1], R);
    g.addColorStop(0, "rgba(255,186,92,.62)");
    g.addColorStop(0.45, "rgba(230,130,50,.26)");
    g.addColorStop(1, "rgba(200,90,40,0)");
    x.fillStyle = g;
    x.fillRect(q[0] - R, q[1] - R, R * 2, R * 2);
  }
  x.restore();
}
/** the boatman stands at the end of his boat, with a hat, his pole in the river */
export function boatman(x: Ctx, cam: WaterCam, b: RoofBoat, u: number) {
  const q = project(cam, onBoat(b, u, 0, 0.45)),
    s = cam.f / q[2] / 100;
  const at = (o: string) => cut(o).map(([a, c]): Pt => [q[0] + a * s, q[1] + c * s]);
  // both hands on the pole, its foot out in the river
  const hand: Pt = [q[0] - 40 * s, q[1] - 100 * s],
    foot: Pt = [hand[0] + 50 * s, hand[1] + 230 * s],
    top: Pt = [hand[0] - 40 * s, hand[1] - 184 * s];
  fillPoly(
    x,
    catmull(
      at(
        "-14 4, -18 -40, -22 -78, -25 -108, -18 -132, -6 -140, 8 -139, 20 -130, 24 -104, 20 -70, 18 -36, 16 4, 4 4, 1 -44, -3 4",
      ),
      4,
      true,
    ),
    "#151b2f",
  );
  fillPoly(
    x,
    catmull(at("-20 -128, -36 -112, -44 -92, -40 -88, -28 -104, -16 -112"), 4, true),
    "#10162a",
  );
  fillPoly(
    x,
    catmull(at("18 -130, 8 -112, -34 -112, -42 -106, -36 -102, 14 -100, 26 -116"), 4, true),
    "#1b2239",
  );
  fillPoly(x, catmull(at("-9 -138, -8 -158, 8 -158, 9 -138"), 3, true), "#10162a");
  fillPoly(x, at("-30 -150, -16 -164, 0 -170, 16 -164, 30 -150, 14 -146, -14 -146"), "#3b3a44");
  fillPoly(x, at("6 -168, 16 -164, 30 -150, 18 -150"), "#b98550");
  fillPoly(x, at("20 -128, 24 -104, 20 -70, 18 -40, 14 -70, 17 -104"), "#c08850");
  stroke(x, [top, foot], 5.5 * s + 1.5, "#0f1528", { taper: [0, 0] });
}
/** a willow at the upper edge of the sheet: long strands of narrow leaves */
export function willow(x: Ctx, n: Noise) {
  const r = new Rng(5),
    T = new Tones();
  const strand = (sx: number, sy: number, long: number, near: number) => {
    const p: Pt[] = [];
    const sway = r.range(8, 34);
    for (let i = 0; i <= 22; i++) {
      const t = i / 22;
      p.push([sx + sway * t * t + 9 * n.n2(sx * 0.05, t * 2.2), sy + long * t]);
    }
    const ink = near > 0.5 ? ["#0b1830", "#12283f", "#1d443f"] : ["#1a3556", "#234568", "#2c5274"];
    T.add(ink[0], (z) => brushPath(z, p, (t) => 2.6 - 1.8 * t));
    for (let t = 0.06; t < 1; t += r.range(3.4, 7) / long) {
      const q = p[Math.min(22, Math.round(t * 22))],
        y = sy + long * t;
      const side = r.chance(0.5) ? 1 : -1;
      T.add(r.pick(ink), (z) =>
        dab(
          z,
          q[0] + r.g(),
          y,
          r.range(24, 44) * (1.05 - 0.45 * t),
          r.range(5.5, 9.5),
          1.57 - side * r.range(0.2, 0.7),
          side * 0.14,
        ),
      );
    }
  };
  for (let i = 0; i < 15; i++) strand(r.range(-20, 420), -30, r.range(120, 300) * (1 - i / 40), 0);
  T.flush(x);
  for (let i = 0; i < 22; i++) {
    const sx = r.range(-30, 300) * r.range(0.4, 1.15);
    strand(sx, -30, r.range(180, 520) * (1.05 - sx / 620), 1);
    T.flush(x);
  }
}
