/** Ichijoji D, foam and splash: bubbles round the feet of the fall, drops on their arcs */
import { type Rng, type Ctx } from "../../kit/core.ts";
import { proj, type Cam } from "../../kit/terrain.ts";
import { Tones, brushPath } from "../../kit/brush.ts";
import { POT_R, WATER_Z } from "./d-parts.ts";

function oval(z: Ctx, px: number, py: number, a: number, b: number, turn: number) {
  z.moveTo(px + a, py);
  z.ellipse(px, py, a, b, turn, 0, 7);
}
export function splash(x: Ctx, cam: Cam, r: Rng) {
  const T = new Tones();
  const drop = (px: number, py: number, s: number, a: number, long: number, c: string) =>
    T.add(c, (z) =>
      brushPath(
        z,
        [0, 0.25, 0.5, 0.75, 1].map((q) => [
          px - Math.cos(a) * s * long * q,
          py - Math.sin(a) * s * long * q,
        ]),
        (q) => s * 2 * Math.sqrt(Math.max(0, 1 - q)) * (q < 0.15 ? 0.5 + q * 3.3 : 1),
      ),
    );
  const bubble = (px: number, py: number, s: number) => {
    T.add("#f7ecd2", (z) => oval(z, px, py, s, s * 0.72, 0));
    T.add("#b9a68a", (z) => oval(z, px + s * 0.14, py + s * 0.16, s * 0.74, s * 0.5, 0));
    T.add("#efdfbd", (z) => oval(z, px + s * 0.06, py + s * 0.06, s * 0.7, s * 0.48, 0));
    T.add("#fffdf2", (z) => oval(z, px - s * 0.35, py - s * 0.28, s * 0.2, s * 0.14, 0));
    T.flush(x);
  };
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 230; i++) {
    const a = r.range(0, 6.283),
      d = 1.02 + Math.abs(r.g()) * 0.42;
    const X = -0.12 + Math.cos(a) * 1.02 * d,
      Y = -0.62 + Math.sin(a) * 0.42 * d;
    if (Math.hypot(X, Y) > POT_R - 0.2 || (Y > -0.72 && Math.abs(X) < 1.1)) continue;
    const [px, py, dd] = proj(cam, X, Y, WATER_Z + 0.05);
    spots.push([px, py, (r.range(0.018, 0.06) * cam.f) / dd]);
  }
  // a collar of foam round the feet of the fall
  for (let i = 0; i < 260; i++) {
    const s = r.range(-1.02, 1.02);
    const X = -0.18 + 1.16 * Math.sin(1.08 * s),
      Y = -0.3 - 0.76 * Math.cos(1.08 * s) - 0.03 - Math.abs(r.g()) * 0.15;
    const [px, py, dd] = proj(cam, X, Y, WATER_Z + 0.08);
    spots.push([px, py, (r.range(0.016, 0.05) * cam.f) / dd]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const s of spots) bubble(...s);
  // drops flung from the lip and from the plunge, each on its own arc
  for (let i = 0; i < 150; i++) {
    const fromLip = r.chance(0.45);
    const side = r.chance(0.5) ? -1 : 1;
    const v = r.range(0.25, 1);
    const t = r.range(0.15, 1);
    const X0 = fromLip ? side * r.range(0.75, 1.05) - 0.15 : side * r.range(0.5, 1.15) - 0.1;
    const vx = side * v * (fromLip ? 1.5 : 1.0),
      vz = v * (fromLip ? 0.7 : 2.6);
    const X = X0 + vx * t,
      Z = (fromLip ? 2.0 : WATER_Z) + vz * t - 1.9 * t * t;
    const Y = (fromLip ? -0.7 : -0.7) - r.range(-0.4, 0.7) * t;
    if (Z < WATER_Z + 0.05) continue;
    const [px, py, dd] = proj(cam, X, Y, Z);
    const a = Math.atan2(-(vz - 3.8 * t), vx);
    const s = ((0.009 + 0.022 * r.u() ** 2) * cam.f) / dd;
    // a bead of water: a cool rim, a clear body, one glint
    const long = r.chance(0.35) ? r.range(3.5, 7) : r.range(1.2, 2.4);
    drop(px, py, s * 1.15, a, long, "#7f96a8");
    drop(px - s * 0.1, py - s * 0.1, s * 0.85, a, long, "#e3edf0");
    T.add("#ffffff", (z) => oval(z, px - s * 0.3, py - s * 0.35, s * 0.3, s * 0.3, 0));
    T.flush(x);
  }
  T.flush(x);
}
