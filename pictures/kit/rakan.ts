/** rakan: stone disciples, sculpted as signed distances, ray-marched once to a relief, then inked as a woodblock. */
export { ink, type InkOpt } from "./rakan/ink.ts";
export { type Pose, randomPose } from "./rakan/pose.ts";
export { type Relief, relief, reliefAspect, reliefBase } from "./rakan/relief.ts";
export { sculpt } from "./rakan/sculpt.ts";
