/** Hakozushi, the hero: the eye over the counter, a long lens from well back, and the colour of the key block. One unit is ten centimetres. */
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#24150f";
export const cam: Cam = { x: 0, y: -2.25, z: 3.2, f: 1760, cx: 800, hy: -20 };
