/** The round window: its position, its size and its line colour. */
import { type Ctx, type Pt } from "../../kit/core.ts";

export const KEY = "#1a2226";
export const C: Pt = [840, 520],
  R = 430;
export const circle = (x: Ctx, dx = 0, dy = 0, r = R) => x.arc(C[0] + dx, C[1] + dy, r, 0, 6.2832);
