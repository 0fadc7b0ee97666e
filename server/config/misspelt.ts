import { editDistance } from "../../domain/search/did-you-mean.ts";
import type { Settings } from "./settings.ts";

/** Variables of other programs whose names are similar to ours. */
const wellKnown: ReadonlySet<string> = new Set(["LOGLEVEL", "SFTP_URL", "AWS_ACCESS_KEY"]);

/** Settings that no other program has. A longer name that contains one is meant for us too. */
const ownNames: readonly (keyof Settings)[] = [
  "TRUST_PROXY",
  "SMTP_ALLOW_CLEARTEXT",
  "SINGLE_SERVER",
  "ACCEPT_SETTINGS",
  "ALLOW_SIMULATED_EMAIL",
];

/** Shorter names are too similar to too many others. */
const shortestCompared = 6;
/** The largest edit distance that counts as a misspelling: 2 for a long name. */
const maxDistance = (name: string): number => (name.length < 10 ? 1 : 2);

/** A name without what people confuse: capital letters, the marks between words, and the plural. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/IES(?=_|$)/g, "Y")
    .replaceAll(/(?<=[^S])S(?=_|$)/g, "")
    .replaceAll(/[^A-Z\d]/g, "");

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
  const compared = settings.filter((setting) => setting.length >= shortestCompared);
  for (const name of given) {
    if (settings.includes(name) || wellKnown.has(name) || name.length < shortestCompared) continue;
    const meant =
      compared.find((setting) => editDistance(plain(name), plain(setting)) <= maxDistance(plain(setting))) ??
      ownNames.find((setting) => plain(name).includes(plain(setting)));
    if (meant !== undefined) return { given: name, meant };
  }
  return null;
}
