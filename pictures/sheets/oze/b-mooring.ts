/** Oze, B: the moorings of the nearest boat. */
import { lerp, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { Tones, brushPath, dab, hand, stroke } from "../../kit/brush.ts";
import { project, type WaterCam } from "./nightwater.ts";
import { onBoat, type RoofBoat } from "./roofboat.ts";

/** gangplank, mooring poles and ropes */
export function mooring(x: Ctx, cam: WaterCam, boat: RoofBoat, r: Rng) {
  const a = project(cam, onBoat(boat, 0.34, -0.9, 0.55)),
    b = project(cam, [2.1, 9.2, 0.16]);
  const board = (l0: number, l1: number, drop: number, c: string) => {
    x.fillStyle = c;
    x.beginPath();
    x.moveTo(a[0] + 15 * l0, a[1] + drop);
    x.lineTo(a[0] + 15 * l1, a[1] + drop);
    x.lineTo(b[0] + 27 * l1, b[1] + drop * 1.6);
    x.lineTo(b[0] + 27 * l0, b[1] + drop * 1.6);
    x.fill();
  };
  board(-1, 1, 7, "#161c2c");
  board(-1, 1, 0, "#6d6258");
  board(-0.92, -0.1, 0, "#86796a");
  board(-0.5, -0.42, 0, "#a08f7b");
  board(-0.05, 0.03, 0, "#2c2b33");
  const T = new Tones();
  for (let i = 1; i < 9; i++) {
    const t = i / 9,
      w = lerp(15, 27, t);
    T.add("#3b3840", (q) => dab(q, lerp(a[0], b[0], t) - w, lerp(a[1], b[1], t), w * 2, 5, 0));
  }
  T.flush(x);
  for (const [wx, wy, h] of [
    [-4.6, 8.9, 1.5],
    [4.6, 11.0, 1.5],
  ]) {
    const f = project(cam, [wx, wy, -0.1]),
      t = project(cam, [wx + 0.05, wy, h]);
    stroke(x, hand([f[0], f[1]], [t[0], t[1]], r, 0.6), 17, "#1a2132", { taper: [0, 0.04] });
    stroke(x, hand([f[0] + 4, f[1]], [t[0] + 4, t[1]], r, 0.6), 4, "#b98a58", {
      taper: [0.1, 0.1],
    });
    const hook = project(cam, onBoat(boat, wx < 0 ? -0.94 : 0.94, -0.2, 0.85));
    const rope: Pt[] = [];
    for (let i = 0; i <= 24; i++) {
      const u = i / 24;
      rope.push([lerp(t[0], hook[0], u), lerp(t[1] + 18, hook[1], u) + 34 * Math.sin(Math.PI * u)]);
    }
    x.fillStyle = "#cbb48a";
    x.beginPath();
    brushPath(x, rope, () => 3.2);
    x.fill();
  }
}
