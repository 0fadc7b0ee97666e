/** The neighbours: one dark house on the right, and on the left two pale planes that the falling snow takes. */
import { type Col } from "../../kit/core.ts";
import { bars, type Pen, plane, upright } from "./hero-pen.ts";
import { ridge, type RoofInk, snowSlope, soffit } from "./hero-roof.ts";

export const NEAR_ROOF: RoofInk = {
  light: "#dfe3e8",
  high: "#b4c1d8",
  shade: "#8296bd",
  tile: "#1c2443",
};
const RIGHT_ROOF: RoofInk = {
  light: "#a5b4d1",
  high: "#8699c1",
  shade: "#6074a3",
  tile: "#171d39",
};
const MID_ROOF: RoofInk = { light: "#c2ccdb", high: "#a7b6cd", shade: "#8799b8", tile: "#7385a8" };
const FAR_ROOF: RoofInk = { light: "#b7c4d6", high: "#a6b6cd", shade: "#92a5c1", tile: "#7b8eae" };

interface House {
  readonly x: readonly [number, number];
  readonly wall: Col;
  readonly dark: Col;
  readonly roof: RoofInk;
  readonly eave: number;
  readonly high: number;
  readonly y: number;
  readonly tiles: number;
}
function house(pen: Pen, h: House) {
  const [x0, x1] = h.x,
    { y } = h;
  plane(
    pen,
    [
      [x1, y, 0],
      [x1, y, h.eave],
      [x1, y + 3.3, h.high],
      [x1, y + 6.6, h.eave],
      [x1, y + 6.6, 0],
    ],
    h.dark,
  );
  plane(pen, upright(x0, x1, 0, h.eave, y), h.wall);
  snowSlope(pen, {
    x: [x0 - 0.2, x1 + 0.3],
    top: [y + 3.3, h.high],
    eave: [y - 0.9, h.eave],
    ink: h.roof,
    deep: 0.2,
    tiles: h.tiles,
  });
  ridge(pen, [x0, x1 + 0.1], y + 3.3, h.high, h.roof);
}
/** Behind the street, far off: long roofs, hardly darker than the air. */
export function farHouses(pen: Pen) {
  house(pen, {
    x: [-58, -27],
    y: 12,
    eave: 5,
    high: 8.4,
    wall: "#8b9dbb",
    dark: "#8496b5",
    roof: FAR_ROOF,
    tiles: 0,
  });
  house(pen, {
    x: [-24, -9],
    y: 10,
    eave: 6.4,
    high: 9.4,
    wall: "#8497b8",
    dark: "#7c90b2",
    roof: FAR_ROOF,
    tiles: 0,
  });
}
export function leftHouses(pen: Pen) {
  house(pen, {
    x: [-40, -16.2],
    y: 0.4,
    eave: 3.3,
    high: 5.6,
    wall: "#65789d",
    dark: "#5b6e94",
    roof: FAR_ROOF,
    tiles: 0.2,
  });
  house(pen, {
    x: [-15.6, -1.1],
    y: 0.6,
    eave: 3.7,
    high: 6.1,
    wall: "#4d5f88",
    dark: "#41527b",
    roof: MID_ROOF,
    tiles: 0.6,
  });
  // one barred window, unlit
  plane(pen, upright(-5.6, -2.6, 0.9, 2.3, 0.58), "#3d4d76");
  bars(pen, [-5.6, -2.6], [0.9, 2.3], 0.57, 12, 0.4, "#52648c");
}
/** The house on the right: all dark, so that the shop beside it is bright. */
export function rightHouse(pen: Pen) {
  const x: readonly [number, number] = [7.75, 15.6];
  plane(pen, upright(7.2, 8, 0, 4.4, 0.4), "#11142c");
  plane(pen, upright(x[0], x[1], 0, 5), "#1f2647");
  plane(pen, upright(x[0], x[1], 0, 2.6, -0.02), "#1a203f");
  plane(pen, upright(8.3, 12.6, 3.6, 4.35, -0.03), "#141934");
  bars(pen, [8.3, 12.6], [3.6, 4.35], -0.04, 24, 0.34, "#232b50");
  soffit(pen, x, [-0.9, 4.6], "#12162f");
  snowSlope(pen, {
    x: [7.62, 15.8],
    top: [3.3, 6.7],
    eave: [-0.9, 4.6],
    ink: RIGHT_ROOF,
    deep: 0.22,
    tiles: 0.3,
  });
  ridge(pen, [7.7, 15.6], 3.3, 6.7, RIGHT_ROOF);
  soffit(pen, x, [-1.05, 2.72], "#12162f");
  snowSlope(pen, {
    x: [7.62, 15.8],
    top: [0, 3.55],
    eave: [-1.05, 2.72],
    ink: RIGHT_ROOF,
    deep: 0.2,
    tiles: 0.2,
  });
}
