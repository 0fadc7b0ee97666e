import type { Day } from "../gems/evidence.ts";
import { gemFacts } from "../gems/facts.ts";
import { daysBetween } from "./japan-time.ts";

/** Half a year: facts older than this should be checked again (docs/facts.md), half a year before they say no more "Open now". */
const daysUntilDue = 180;

/** The gems whose facts nobody has checked for half a year, by id. */
export const gemsToCheckAgain = (today: Day): readonly number[] =>
  Object.entries(gemFacts)
    .filter(([, { checkedOn }]) => daysBetween(checkedOn, today) > daysUntilDue)
    .map(([id]) => Number(id));
