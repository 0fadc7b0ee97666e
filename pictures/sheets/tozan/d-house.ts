/** A house of the kiln town: near ones with rows of tiles, gables and lattices, far ones as flat shapes. */
import { mix, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { type House, type Site, type TownInk } from "./roofscape.ts";
import { ridge, slope } from "./d-roof.ts";
import { gable, longWall } from "./d-walls.ts";

/** `sun` is the direction on the ground to the sun; slopes towards it are the light ones. */
export function house(x: Ctx, k: Ctx, cam: Cam, h: House, ink: TownInk, r: Rng, sun: Pt) {
  const c = Math.cos(h.turn),
    n = Math.sin(h.turn);
  const ppm = cam.f / (h.y - cam.y),
    hz = ink.haze(h.y - cam.y);
  const ground = (u: number, v: number): Pt => [u * c - v * n, u * n + v * c];
  const s: Site = {
    x,
    k,
    h,
    ink,
    r,
    at: (u, v, z) => {
      const [gx, gy] = ground(u, v);
      return onSheet(cam, h.x + gx, h.y + gy, h.z + z);
    },
    ppm,
    near: ppm > 7,
    tint: (col) => mix(col, ink.air, hz),
    sunOn: (u, v) => {
      const [gx, gy] = ground(u, v);
      return gx * sun[0] + gy * sun[1];
    },
  };
  const facing = (u: number, v: number) => {
    const [gx, gy] = ground(u, v);
    return (
      gx * (h.x + gx * (u ? h.a : h.b) - cam.x) + gy * (h.y + gy * (u ? h.a : h.b) - cam.y) < 0
    );
  };
  for (const side of [-1, 1]) if (facing(0, side)) longWall(s, side);
  const end = facing(1, 0) ? 1 : -1;
  gable(s, end);
  // the farther slope first
  for (const side of facing(0, 1) ? [-1, 1] : [1, -1]) slope(s, side, end);
  ridge(s, end, facing(0, 1) ? 1 : -1);
}
