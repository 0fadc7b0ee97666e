import { stripVTControlCharacters } from "node:util";

const reported = new WeakSet<object>();

/** The text of an error with its stack trace, which Vite has mapped to the sources. */
export const textOf = (fault: unknown): string =>
  stripVTControlCharacters(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/** Writes an error to stderr, once for each error, even when many requests meet it. */
export function tellFault(fault: unknown): void {
  if (typeof fault === "object" && fault !== null) {
    if (reported.has(fault)) return;
    reported.add(fault);
  }
  process.stderr.write(`${textOf(fault)}\n`);
}
