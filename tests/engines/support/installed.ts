import { execFileSync } from "node:child_process";
import { notInstalled } from "../../support/left-out.ts";
import { hasProgram, programOf } from "../../support/programs.ts";

/** The path of Firefox: `FIREFOX_PATH`, or that of the system; null when there is none. */
export const findFirefox = (): string | null =>
  process.env["FIREFOX_PATH"] ?? programOf("firefox-esr") ?? programOf("firefox");

/** Whether WebKitGTK, its driver, and the screen to show it on are installed. */
export function hasWebKit(): boolean {
  if (!["WebKitWebDriver", "gjs", "Xvfb"].every(hasProgram)) return false;
  try {
    const script = 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2;';
    execFileSync("gjs", ["-c", script], { stdio: "ignore", timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** A sentence for each engine that this machine lacks: which one, and how to install it. */
export const missingEngines = (): readonly string[] => [
  ...(findFirefox() === null ? [notInstalled("Firefox", "firefox-esr")] : []),
  ...(hasWebKit() ? [] : [notInstalled("WebKit", "webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb")]),
];
