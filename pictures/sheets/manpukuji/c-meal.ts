/** The meal: six vessels, where they stand on the table, their profiles and colours. */
import { type Pt } from "../../kit/core.ts";
import { discShade, TABLE } from "./c-plan.ts";

export interface Vessel {
  /** from the middle of the table */
  readonly at: Pt;
  /** [radius, height] from the foot to the lip */
  readonly profile: readonly Pt[];
  readonly shell: string;
  readonly inside: string;
  /** how full: height of the food, its colour, and what lies in it */
  readonly level: number;
  readonly food: string;
  readonly band?: string;
}
export const soup: Vessel = {
  at: [-0.33, 0.08],
  profile: [
    [0.06, 0],
    [0.064, 0.02],
    [0.115, 0.045],
    [0.138, 0.085],
    [0.144, 0.11],
  ],
  shell: "#d8dcd8",
  inside: "#c9cfd2",
  level: 0.09,
  food: "#b9803c",
  band: "#35558e",
};
export const plate: Vessel = {
  at: [0.14, 0.1],
  profile: [
    [0.09, 0],
    [0.1, 0.012],
    [0.165, 0.03],
    [0.175, 0.036],
  ],
  shell: "#8fae9c",
  inside: "#a9c6b0",
  level: 0.028,
  food: "#8db39c",
};
export const bowl: Vessel = {
  at: [-0.12, -0.24],
  profile: [
    [0.045, 0],
    [0.046, 0.018],
    [0.075, 0.03],
    [0.088, 0.06],
    [0.09, 0.085],
  ],
  shell: "#2a1a20",
  inside: "#7c1c1c",
  level: 0.06,
  food: "#5a2a1c",
};
export const dish: Vessel = {
  at: [0.24, -0.22],
  profile: [
    [0.05, 0],
    [0.054, 0.012],
    [0.09, 0.026],
    [0.095, 0.034],
  ],
  shell: "#d8d6cc",
  inside: "#e9e6da",
  level: 0.022,
  food: "#6b3c22",
};
export const rice: Vessel = {
  at: [0.4, 0.0],
  profile: [
    [0.036, 0],
    [0.038, 0.016],
    [0.064, 0.03],
    [0.076, 0.055],
    [0.078, 0.075],
  ],
  shell: "#7c2018",
  inside: "#2a1a20",
  level: 0.068,
  food: "#efe6cf",
};
export const pickles: Vessel = {
  at: [-0.36, -0.2],
  profile: [
    [0.04, 0],
    [0.043, 0.01],
    [0.068, 0.02],
    [0.074, 0.03],
  ],
  shell: "#5d7a9a",
  inside: "#c4ced6",
  level: 0.018,
  food: "#aebcc8",
};
const set = [soup, plate, rice, pickles, bowl, dish];
export const place = ({ at: [a, b] }: Vessel): Pt => [TABLE.x + a, TABLE.d + b];
export const soupAt: Pt = place(soup);
/** how much of the sun the vessels take from a point of the table's top */
export function dishShade(x: number, d: number): number {
  let most = 0;
  for (const v of set) {
    const at = place(v),
      [r0] = v.profile[0],
      [r1, h1] = v.profile[v.profile.length - 1];
    if (Math.hypot(x - at[0], d - at[1]) > 0.36) continue;
    for (let k = 0; k <= 10; k++)
      most = Math.max(
        most,
        discShade(x, d, TABLE.top, at, TABLE.top + (h1 * k) / 10, r0 + ((r1 - r0) * k) / 10),
      );
  }
  return most;
}
