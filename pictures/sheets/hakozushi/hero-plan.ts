/** Hakozushi, the hero: the camera, far back with a long lens, and the colour of the key lines. One unit is ten centimetres. */
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#24150f";
export const cam: Cam = { x: 0, y: -2.25, z: 3.2, f: 1760, cx: 800, hy: -20 };
