import { findChromium, launchOf } from "../../support/browser.ts";

/** Finds the browser once, and tries whether it can have its sandbox; the workers inherit both in the environment. */
export default async function setup(): Promise<void> {
  process.env["CHROMIUM_PATH"] = await findChromium();
  launchOf(process.env["CHROMIUM_PATH"]);
}
