import { allJourneys } from "./journeys/all.ts";
import { startChromium } from "./support/puppeteer.ts";
import { runJourneys } from "./support/run.ts";

runJourneys("Chromium", startChromium, allJourneys);
