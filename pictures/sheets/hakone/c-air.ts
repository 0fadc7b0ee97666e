/** Light and air: the beam in the smoke, flames, smoke, steam. */
import { css, H, layer, lerp, pixels, type Pt, PH, PW, sstep } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { type Plate } from "../../kit/plate.ts";
import { onSheet, proj } from "../../kit/terrain.ts";
import { back, cam, door, fire, n, P, SUN } from "./c-stage.ts";
import { cupAt } from "./c-tray.ts";

const at = (x: number, y: number, z: number) => proj(cam, x, y, z);

/** The low light comes through the doorway and is visible in the smoke, down to the floor; nearer objects hide it. */
export function beam(plate: Plate) {
  const { x0, x1, high } = door;
  const L = layer();
  const here = (x: number, z: number): Pt => onSheet(cam, x, back, z);
  const down = (x: number, z: number): Pt => {
    const far = z / SUN[2];
    return onSheet(cam, x - SUN[0] * far, back - SUN[1] * far, 0);
  };
  // a few broad bars, as the smoke lets the light through
  for (const [from, to, a] of [
    [0, 1, 0.11],
    [0.06, 0.3, 0.07],
    [0.38, 0.56, 0.08],
    [0.66, 0.96, 0.08],
  ]) {
    const [p, q] = [lerp(x0, x1, from), lerp(x0, x1, to)];
    const A = here(p, high);
    L.x.fillStyle = css("#b4cfe2", a);
    poly(L.x, [A, here(q, high), down(q, high), down(p, high), down(p, 0), here(p, 0)]);
    L.x.fill();
  }
  pixels(L.c, (d) => {
    for (let i = 0; i < PW * PH; i++) {
      if (plate.dep[i] < 3.75 - cam.y && plate.nrm[i * 3 + 2] < 90) d[i * 4 + 3] = 0;
    }
  });
  P.put(L, { op: "screen" });
}
/** A strength in three steps, so that its edges are cut. */
const flat = (v: number) => Math.round(v * 3) / 3;
/** Smoke from the logs, past the kettle to the beams: one thin ribbon that widens, twists and is lost in the dark. */
export function smoke() {
  const [sx, sy] = onSheet(cam, fire[0] + 0.16, fire[1], 0.16);
  P.mist(
    (x, y) => {
      const t = (sy - y) / (sy + 60);
      if (t < 0 || t > 1) return 0;
      const drift = 26 * n.n2(y * 0.004, 3) * t;
      const middle =
        sx +
        54 * sstep(0, 0.14, t) +
        46 * Math.sin(t * 6.4 + 0.4) * (0.2 + t) +
        170 * t * t +
        drift;
      // the ribbon is turned twice, so that it is narrow there
      const wide = 16 + 74 * t * (0.34 + 0.66 * Math.abs(Math.cos(t * 5.2 - 0.3)));
      const q = (x - middle) / wide;
      const body = sstep(1.15, 0.1, Math.abs(q + 0.35 * n.fbm(x * 0.012, y * 0.009, 3)));
      // flat tones, one inside the other
      return 0.62 * flat(body * sstep(0, 0.06, t) * sstep(1, 0.6, t));
    },
    "#a3b3c0",
    { key: 0.5, grain: 0.12 },
  );
}
/** Steam off the cup. */
export function steam() {
  const [sx, sy] = at(...cupAt);
  const tall = Math.min(260, H);
  P.mist(
    (x, y) => {
      const t = (sy - y) / tall;
      if (t < 0 || t > 1) return 0;
      const middle = sx + 22 * Math.sin(t * 4.6) * t;
      const wide = 22 + 30 * t + 10 * n.n2(y * 0.02, 7) * t;
      const q = (x - middle) / wide + 0.3 * n.n2(x * 0.03, y * 0.02);
      return 0.5 * flat(Math.exp(-q * q) * sstep(0, 0.12, t) * (1 - t));
    },
    "#f1ead9",
    { key: 0.5, grain: 0.1 },
  );
}
