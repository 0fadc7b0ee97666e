import { allJourneys } from "./journeys/all.ts";
import { desktop } from "./support/engine.ts";
import { startChromium } from "./support/puppeteer.ts";
import { runJourneys } from "./support/run.ts";

runJourneys("Chromium", startChromium, allJourneys);

/** What is laid out differently in a wide window: menus, dialogs, layers and cards. */
const isLaidOutByWidth = ({ name }: { readonly name: string }) =>
  /menu|lightbox|wrong password|Google|saves a gem|card for a driver/.test(name);

runJourneys("Chromium on a desktop", startChromium, allJourneys.filter(isLaidOutByWidth), { size: desktop });
