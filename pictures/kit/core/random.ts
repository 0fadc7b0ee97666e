/** random: seeded chance and noise. The same seed gives the same picture. */
import { createNoise2D, createNoise3D } from "simplex-noise";

function mulberry(seed: number) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export class Rng {
  r: () => number;
  constructor(seed: number) {
    this.r = mulberry(seed * 2654435761 + 12345);
    for (let i = 0; i < 5; i++) this.r();
  }
  u() {
    return this.r();
  }
  range(a: number, b: number) {
    return a + (b - a) * this.r();
  }
  int(a: number, b: number) {
    return Math.floor(this.range(a, b + 1));
  }
  g() {
    let u = 0,
      v = 0;
    while (!u) u = this.r();
    v = this.r();
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(6.283185307 * v);
  }
  chance(p: number) {
    return this.r() < p;
  }
  pick<T>(a: readonly T[]): T {
    return a[Math.floor(this.r() * a.length)];
  }
}
export class Noise {
  n2: (x: number, y: number) => number;
  n3: (x: number, y: number, z: number) => number;
  constructor(seed: number) {
    this.n2 = createNoise2D(mulberry(seed * 7919 + 17));
    this.n3 = createNoise3D(mulberry(seed * 104729 + 3));
  }
  fbm(x: number, y: number, oct = 4, lac = 2.03, gain = 0.5) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      s += a * this.n2(x + i * 17.3, y - i * 9.1);
      n += a;
      x *= lac;
      y *= lac;
      a *= gain;
    }
    return s / n;
  }
  fbm3(x: number, y: number, z: number, oct = 3) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      s += a * this.n3(x, y, z);
      n += a;
      x *= 2.03;
      y *= 2.03;
      z *= 2.03;
      a *= 0.5;
    }
    return s / n;
  }
  ridge(x: number, y: number, oct = 4) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      const v = 1 - Math.abs(this.n2(x + i * 31.7, y + i * 11.9));
      s += a * v * v;
      n += a;
      x *= 2.07;
      y *= 2.07;
      a *= 0.5;
    }
    return s / n;
  }
}
