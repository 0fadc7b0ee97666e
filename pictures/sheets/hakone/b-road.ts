/** The old paving in the rain: rounded stones in moss; their wet tops mirror the gap of light between the trees. */
import { clamp, css, H, layer, mix, Noise, Rng, sstep, tick, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { at } from "../../kit/scene.ts";
import { proj, shadeDepth } from "../../kit/terrain.ts";
import { earth, moss, stone } from "./road-ink.ts";
import { AIR, cam, centre, half, haze, land, P, reflected } from "./b-stage.ts";
import { type PavedGround, paveRoad } from "./stoneroad.ts";

let paved: PavedGround;
const rough = new Noise(9);

export function pave() {
  paved = paveRoad(
    P,
    {
      cam,
      centre,
      half,
      land,
      stones: [1.75, 1.5],
      relief: 0.055,
      round: 0.62,
      near: 0.5,
      step: 0.0025,
      far: 60,
      rough: 0.8,
      seed: 23,
    },
    {
      stone: (t) => mix(stone.at(t * 0.72), "#3d4a63", 0.22),
      earth: (t) => earth.at(t * 0.7),
      moss: (t) => moss.at(t * 0.92),
      tints: ["#5d5c72", "#3f6074", "#6f7264"],
      mossy: -0.2,
      light: [0.1, 0.62, 0.6],
      haze,
      hazeColour: AIR,
      key: [14, 24, 32],
    },
  );
  tick("road");
  // away from the gap the far ground lies in the shade of the wood
  P.mist(
    (x, y) => 0.85 * sstep(240, 620, Math.abs(x - 868)) * sstep(120, 170, y) * sstep(300, 226, y),
    "#8ca797",
    { grain: 0.1 },
  );
  wetTops();
  tick("mirror");
  mossyJoints();
  tick("moss");
}

/** The reflection: strong far off, where the eye grazes the stones, broken by the slope of each top. */
function wetTops() {
  const { buffer, height } = paved;
  P.put(
    shadeDepth(buffer.dep, (i, out) => {
      out[3] = 0;
      if (!paved.paved[i]) return;
      const d = buffer.dep[i],
        x = buffer.wx[i],
        y = buffer.wy[i];
      const e = 0.012 + d * 0.002,
        h = height(x, y);
      const gx = (height(x + e, y) - h) / e,
        gy = (height(x, y + e) - h) / e;
      const slope = Math.hypot(gx, gy);
      if (slope > 0.42) return;
      // water gathers on the flat middle of a stone; the rough rim stays dull
      const film = sstep(0.36, 0.12, slope + 0.1 * rough.n2(x * 7, y * 7));
      // mirror the line of sight in the surface, which trembles a little
      const vx = (x - cam.x) / y,
        vz = (buffer.wz[i] - cam.z) / y;
      const nx = -gx * 0.55 + 0.02 * rough.n2(x * 22, y * 9),
        ny = -gy * 0.4 + 0.035 * rough.n2(x * 30 + 7, y * 42);
      const k = (2 * (vx * nx + ny + vz)) / (nx * nx + ny * ny + 1);
      const [rx, ry, rz] = [vx - k * nx, 1 - k * ny, Math.max(0.02, vz - k)];
      const c = reflected(rx / ry, rz / ry);
      const grazing = 0.42 + 0.5 * sstep(0.75, 0.12, -vz);
      const shown = Math.round(clamp(film * grazing) * 4) / 4;
      const far = mix(c, AIR, haze(d) * 0.8);
      [out[0], out[1], out[2]] = far;
      out[3] = 255 * shown;
    }),
    { occlude: 0.15 },
  );
}

/** Moss grows from the joints up the sides of the stones, thickest near the banks. */
function mossyJoints() {
  const { buffer, height } = paved;
  const r = new Rng(15),
    T = new Tones();
  const put: { d: number; x: number; y: number; t: number; long: number }[] = [];
  for (let k = 0; k < 150000; k++) {
    const px = r.range(0, W),
      py = 400 + (H - 400) * r.u() ** 0.8;
    const i = at(px, py);
    const d = buffer.dep[i];
    if (!paved.paved[i] || d > 7) continue;
    const x = buffer.wx[i],
      y = buffer.wy[i],
      e = 0.012;
    const h = height(x, y);
    const gx = (height(x + e, y) - h) / e,
      gy = (height(x, y + e) - h) / e;
    const lush =
      rough.fbm(x * 2.1, y * 2.1, 3) + 0.5 * sstep(0.4, 1, Math.abs(x - centre(y)) / half);
    // here and there a side is bare
    const patch = rough.fbm(x * 5 + 9, y * 5, 3);
    if (patch > 0.22 + 0.1 * r.g()) continue;
    if (Math.hypot(gx, gy) < 0.4 - 0.2 * lush + 0.07 * r.g()) continue;
    const lit = clamp(0.2 + 0.22 * gy + 0.2 * lush - 0.3 * patch + 0.09 * r.g());
    put.push({
      d,
      x: px,
      y: py,
      t: Math.round(lit * 7) / 7,
      long: (cam.f / d) * r.range(0.007, 0.014),
    });
  }
  for (const { x, y, t, long, d } of put.toSorted((a, b) => b.d - a.d))
    T.add(mix(moss.at(t), AIR, Math.round(haze(d) * 6) / 6), (z) =>
      dab(z, x, y + long * 0.4, long, long * 0.6, -1.57 + r.g() * 0.6),
    );
  const L = layer();
  T.flush(L.x);
  P.put(L, { occlude: 0.9 });
}

/** Rings of drops on the wet stones. */
export function rings() {
  const L = layer(),
    r = new Rng(5);
  for (let i = 0; i < 80; i++) {
    const x = r.range(-0.9, 0.9),
      y = 0.85 + 2.6 * r.u() ** 1.6;
    const [sx, sy, d] = on(x, y);
    if (
      Math.abs(heightAt(x + 0.03, y) - heightAt(x - 0.03, y)) +
        Math.abs(heightAt(x, y + 0.05) - heightAt(x, y - 0.05)) >
      0.012
    )
      continue;
    const radius = (cam.f / d) * r.range(0.01, 0.026);
    for (const k of [1, 0.5]) {
      L.x.strokeStyle = css("#eef1e6", r.range(0.2, 0.5));
      L.x.lineWidth = 1.5;
      L.x.beginPath();
      L.x.ellipse(sx, sy, radius * k, radius * k * Math.min(0.6, 0.56 / d), 0, 0.2, 5.9);
      L.x.stroke();
    }
  }
  P.put(L);
}

/** The position of a point of the ground on the sheet, and its distance. */
export const on = (x: number, y: number): [number, number, number] =>
  proj(cam, x, y, paved.height(x, y));
export const heightAt = (x: number, y: number) => paved.height(x, y);
