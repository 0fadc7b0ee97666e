import type { Day } from "../gems/evidence.ts";
import { catalogue } from "../gems/catalogue.ts";
import { daysBetween } from "./japan-time.ts";

/** Older facts should be checked again (docs/facts.md), half a year before "Open now" is hidden. */
const daysUntilDue = 180;

/** The ids of the gems whose facts were last checked more than half a year ago. */
export const gemsDueForCheck = (today: Day): readonly number[] =>
  catalogue.filter(({ facts }) => daysBetween(facts.checkedOn, today) > daysUntilDue).map(({ id }) => id);
