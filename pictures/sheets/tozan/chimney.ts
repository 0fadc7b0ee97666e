/** chimney: a square kiln chimney of brick, seen from above. */
import { type Rng, clamp, css, lerp, mix, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath } from "../../kit/brush.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { type TownInk } from "./roofscape.ts";

/** a tapered brick chimney with iron bands and a sooty top; returns the position of its top */
export function chimney(
  x: Ctx,
  k: Ctx,
  cam: Cam,
  px: number,
  py: number,
  z: number,
  tall: number,
  ink: TownInk,
  r: Rng,
  sunX: number,
): Pt {
  const d = py - cam.y,
    ppm = cam.f / d,
    hz = ink.haze(d),
    tint = (c: Col) => mix(c, ink.air, hz);
  const half = (f: number) => lerp(1.75, 1.05, f) + (f > 0.96 ? 0.2 : 0);
  const at = (s: number, f: number): Pt => onSheet(cam, px + s * half(f), py, z + tall * f);
  const face = (s0: number, s1: number, c: Col) => {
    x.fillStyle = css(tint(c));
    x.beginPath();
    const L: Pt[] = [],
      R: Pt[] = [];
    for (let i = 0; i <= 20; i++) {
      L.push(at(s0, i / 20));
      R.push(at(s1, i / 20));
    }
    [...L, ...R.toReversed()].forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
  };
  face(-1, 1, ink.brick[1]);
  if (sunX > 0) face(0.35, 1, ink.brick[2]);
  else face(-1, -0.35, ink.brick[2]);
  if (sunX > 0) face(-1, -0.5, ink.brick[0]);
  else face(0.5, 1, ink.brick[0]);
  const T = new Tones();
  for (let i = 0; i < 70; i++) {
    const f = r.u(),
      s = r.range(-0.9, 0.7),
      [a, b] = at(s, f);
    T.add(
      tint(r.pick([ink.brick[0], ink.brick[2], "#5b3b3a"])),
      (q) => q.rect(a, b, ppm * 0.42, Math.max(0.7, ppm * 0.13)),
      0.55,
    );
  }
  for (const f of [0.3, 0.52, 0.74])
    T.add(tint("#3a3340"), (q) =>
      brushPath(q, [at(-1, f), at(1, f)], () => Math.max(0.8, ppm * 0.16)),
    );
  for (let i = 0; i < 16; i++) {
    const [a, b] = at(r.range(-0.9, 0.8), r.range(0.84, 1));
    T.add(tint("#2e2830"), (q) => q.rect(a, b, ppm * 0.4, ppm * r.range(0.3, 1)), 0.5);
  }
  T.flush(x);
  k.fillStyle = css(ink.key, 0.85 * (1 - hz));
  k.beginPath();
  for (const s of [-1, 1])
    brushPath(k, [at(s, 0), at(s, 0.5), at(s, 0.955), at(s, 0.97), at(s, 1)], () =>
      clamp(ppm * 0.13, 0.6, 2),
    );
  brushPath(k, [at(-1, 1), at(1, 1)], () => clamp(ppm * 0.2, 0.8, 3));
  k.fill();
  return at(0, 1);
}
