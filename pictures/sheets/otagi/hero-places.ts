/** Where the near disciples sit, and who they are. */
import { ASLEEP, type Figure, LOOKING, PRAYING } from "./hero-shapes.ts";

export interface Seat {
  readonly figure: Figure;
  readonly seed: number;
  /** sideways, depth, and its height in metres */
  readonly at: readonly [number, number];
  readonly tall: number;
  /** between these heights on the sheet the shade of the ground takes it */
  readonly dark: readonly [number, number];
}
export const SEATED: readonly Seat[] = [
  { figure: PRAYING, seed: 4, at: [-1.26, 2.5], tall: 1.2, dark: [800, 1250] },
  { figure: LOOKING, seed: 9, at: [-0.86, 4.1], tall: 0.84, dark: [760, 960] },
  { figure: ASLEEP, seed: 22, at: [1.86, 3.6], tall: 0.98, dark: [760, 1040] },
];
