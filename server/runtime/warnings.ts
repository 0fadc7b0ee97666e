import { isLoopback, type Config } from "./config.ts";

/** What whoever starts the server should hear, a line each: settings that work, and may not be meant. */
export function warningsOf({ baseUrl, mail }: Config): readonly string[] {
  const warnings: string[] = [];
  // A demo where the public comes must not be taken for the real thing by whoever runs it.
  if (mail.kind === "simulated" && mail.demo)
    warnings.push("ALLOW_SIMULATED_EMAIL=1: codes are shown to whoever asks, and no address is ever proven");
  if (mail.kind === "smtp" && baseUrl.protocol === "http:" && !isLoopback(baseUrl))
    warnings.push("BASE_URL: is public and begins with http://; passwords and sessions travel in the clear");
  return warnings;
}
