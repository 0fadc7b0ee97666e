/** What the drawing code uses of simplex-noise; see canvas.d.ts. */
declare module "simplex-noise" {
  export function createNoise2D(random: () => number): (x: number, y: number) => number;
  export function createNoise3D(random: () => number): (x: number, y: number, z: number) => number;
}
