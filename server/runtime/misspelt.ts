import { editDistance } from "../../domain/did-you-mean.ts";

/** Variables of other programs whose names are similar to ours. */
const wellKnown: ReadonlySet<string> = new Set(["LOGLEVEL", "SFTP_URL"]);

/** Shorter names are too similar to too many others. */
const shortestCompared = 6;
/** The largest edit distance that counts as a misspelling: 2 for a long name. */
const maxDistance = (name: string): number => (name.length < 10 ? 1 : 2);

/** A variable that looks like a misspelt setting. */
interface Misspelt {
  readonly given: string;
  readonly meant: string;
}

/**
 * Finds the first variable whose name is similar to a setting's name. Without this check a misspelt setting, such as
 * a proxy count, would be ignored silently.
 */
export function findMisspelt(given: readonly string[], settings: readonly string[]): Misspelt | null {
  for (const name of given) {
    if (settings.includes(name) || wellKnown.has(name) || name.length < shortestCompared) continue;
    const meant = settings.find(
      (setting) => setting.length >= shortestCompared && editDistance(name, setting) <= maxDistance(setting),
    );
    if (meant !== undefined) return { given: name, meant };
  }
  return null;
}
