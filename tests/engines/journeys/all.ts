import type { Journey } from "../support/journey.ts";
import { accountJourneys } from "./account.ts";
import { everywhereJourneys, photographs } from "./everywhere.ts";
import { offlineJourneys } from "./offline.ts";
import { reportJourneys } from "./reports.ts";
import { saveJourneys } from "./saves.ts";
import { stampJourneys } from "./stamps.ts";
import { travelJourneys } from "./travel.ts";
import { visitorJourneys } from "./visitor.ts";

/**
 * The journeys in groups, so that an engine runs them in several files: two processors run those side by side, and the
 * longest one would decide how long it takes.
 */
export const groups = {
  visitors: visitorJourneys,
  // With SHOTS also the journeys that only take pictures.
  travellers: [
    ...travelJourneys,
    ...everywhereJourneys,
    ...(process.env["SHOTS"] === undefined ? [] : photographs),
  ],
  users: [...saveJourneys, ...stampJourneys, ...reportJourneys, ...offlineJourneys],
  accounts: accountJourneys,
} as const satisfies Readonly<Record<string, readonly Journey[]>>;

/** Every journey. */
export const allJourneys: readonly Journey[] = Object.values(groups).flat();
