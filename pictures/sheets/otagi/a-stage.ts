/** The Print of the gate's sheet, the camera, the fresh greens. */
import { Noise, ramp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import type { Cam } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(83, "#f0e9d8");
export const n = new Noise(5);
/** The camera stands on the road and looks up at the gate. */
export const cam: Cam = { x: 0, y: 0, z: 2.0, f: 2500, cx: 800, hy: 948 };
export const leaf = ramp(stops("0 #12302f, 0.3 #2a5f40, 0.6 #4f8748, 0.85 #a3bd5c, 1 #dfe08f"));
