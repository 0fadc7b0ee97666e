import { japanTime } from "../../domain/japan-time.ts";
import { gemsToCheckAgain } from "../../domain/stale-facts.ts";
import { isLoopback, type Config } from "./config.ts";

/** Warnings that the start logs, one line each: settings that work but may be a mistake. */
export function warningsOf({ baseUrl, mail }: Config): readonly string[] {
  const warnings: string[] = [];
  // The operator must not mistake a demonstration for a real site.
  if (mail.kind === "simulated" && mail.demo)
    warnings.push("ALLOW_SIMULATED_EMAIL=1: codes are shown to whoever asks, and no address is ever proven");
  if (mail.kind === "smtp" && baseUrl.protocol === "http:" && !isLoopback(baseUrl))
    warnings.push("BASE_URL: is public and begins with http://; passwords and sessions travel in the clear");
  return warnings;
}

/** The same of what the catalogue's pages tell travellers at `now`, milliseconds since 1970 UTC: facts that grow old. */
export function warningsOfFacts(now: number): readonly string[] {
  const ids = gemsToCheckAgain(japanTime(now).day);
  if (ids.length === 0) return [];
  return [
    `facts: nobody has checked those of gem ${ids.join(", ")} for half a year; docs/facts.md tells how, after a year they say no more "Open now"`,
  ];
}
