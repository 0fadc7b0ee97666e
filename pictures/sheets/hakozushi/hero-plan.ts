/** Hakozushi, the hero: the camera, far back with a long lens, and the colour of the key lines. One unit is ten centimetres. */
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#24150f";
export const cam: Cam = { x: 0, y: -1.6, z: 3.05, f: 1780, cx: 800, hy: -66 };
