/** rakan: stone disciples, sculpted as signed distances, ray-marched once to a relief, then inked as a woodblock. */
export { ink } from "./rakan/ink.ts";
export { type Pose, randomPose } from "./rakan/pose.ts";
export { type Relief, relief, reliefAspect, reliefBase } from "./rakan/relief.ts";
