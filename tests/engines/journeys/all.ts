import type { Journey } from "../support/journey.ts";
import { accountJourneys } from "./account.ts";
import { everywhereJourneys, photographs } from "./everywhere.ts";
import { offlineJourneys } from "./offline.ts";
import { reportJourneys } from "./reports.ts";
import { saveJourneys } from "./saves.ts";
import { stampJourneys } from "./stamps.ts";
import { travelJourneys } from "./travel.ts";
import { visitorJourneys } from "./visitor.ts";

/** What a visitor does. With SHOTS also the journeys that only take pictures. */
export const journeysOfVisitors: readonly Journey[] = [
  ...visitorJourneys,
  ...travelJourneys,
  ...everywhereJourneys,
  ...(process.env["SHOTS"] === undefined ? [] : photographs),
];

/** What needs an account, or what a phone keeps. */
export const journeysOfUsers: readonly Journey[] = [
  ...saveJourneys,
  ...accountJourneys,
  ...stampJourneys,
  ...reportJourneys,
  ...offlineJourneys,
];

/** Every journey. */
export const allJourneys: readonly Journey[] = [...journeysOfVisitors, ...journeysOfUsers];
