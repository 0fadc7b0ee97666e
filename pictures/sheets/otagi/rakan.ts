/** rakan: stone disciples, modelled as signed distances, ray-marched once to a relief, then coloured as a woodblock print. */
export { ink } from "./rakan/ink.ts";
export { type Pose, randomPose } from "./rakan/pose.ts";
export { type Relief, relief, reliefAspect, reliefBase } from "./rakan/relief.ts";
export { sculpt } from "./rakan/sculpt.ts";
