import type { Journey } from "../support/journey.ts";
import { accountJourneys } from "./account.ts";
import { everywhereJourneys, photographs } from "./everywhere.ts";
import { offlineJourneys } from "./offline.ts";
import { reportJourneys } from "./reports.ts";
import { saveJourneys } from "./saves.ts";
import { stampJourneys } from "./stamps.ts";
import { travelJourneys } from "./travel.ts";
import { visitorJourneys } from "./visitor.ts";

/** Every journey; with SHOTS also those that only take pictures. */
export const allJourneys: readonly Journey[] = [
  ...visitorJourneys,
  ...saveJourneys,
  ...accountJourneys,
  ...travelJourneys,
  ...stampJourneys,
  ...reportJourneys,
  ...offlineJourneys,
  ...everywhereJourneys,
  ...(process.env["SHOTS"] === undefined ? [] : photographs),
];
