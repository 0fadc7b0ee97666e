/** A strip of painted porcelain as a texture for solids: the Arita vine pattern ("octopus" arabesque) in cobalt. */

export interface Cloth {
  w: number;
  h: number;
  data: Uint8ClampedArray;
}
/** cobalt strength and tint of a strip at (x, y) in its own pixels; wraps around in x */
export function sampleCloth(c: Cloth, x: number, y: number, out: number[]) {
  const X = ((x % c.w) + c.w) % c.w,
    Y = Math.min(c.h - 1.001, Math.max(0, y));
  const i = X | 0,
    j = Y | 0,
    u = X - i,
    v = Y - j,
    i2 = (i + 1) % c.w,
    j2 = Math.min(c.h - 1, j + 1);
  for (let k = 0; k < 4; k++) {
    const at = (a: number, b: number) => c.data[(b * c.w + a) * 4 + k];
    out[k] =
      (at(i, j) * (1 - u) + at(i2, j) * u) * (1 - v) + (at(i, j2) * (1 - u) + at(i2, j2) * u) * v;
  }
}
