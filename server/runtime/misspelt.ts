import { editDistance } from "../../domain/did-you-mean.ts";

/** Names of other programs that lie as close to one of ours as a slip would. */
const wellKnown: ReadonlySet<string> = new Set(["LOGLEVEL", "SFTP_URL"]);

/** Shorter names are one slip away from too many others. */
const shortestCompared = 6;
/** How many slips count as one setting misspelt: a long name bears two. */
const maxSlips = (name: string): number => (name.length < 10 ? 1 : 2);

/** A variable that is none of ours and looks as if it were meant to be. */
interface Misspelt {
  readonly given: string;
  readonly meant: string;
}

/**
 * The first variable whose name is a slip or two from one of the settings. A misspelt setting would count for nothing
 * without a word, such as a limit that stands for one client where there are many.
 */
export function findMisspelt(given: readonly string[], settings: readonly string[]): Misspelt | null {
  for (const name of given) {
    if (settings.includes(name) || wellKnown.has(name) || name.length < shortestCompared) continue;
    const meant = settings.find(
      (setting) => setting.length >= shortestCompared && editDistance(name, setting) <= maxSlips(setting),
    );
    if (meant !== undefined) return { given: name, meant };
  }
  return null;
}
