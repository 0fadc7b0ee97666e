import type { Day } from "../../domain/gems/evidence.ts";

/** The day of a time on this phone's calendar, as `2026-11-26`. */
export function dayOf(time: string): Day {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
