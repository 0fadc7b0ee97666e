import { stripVTControlCharacters } from "node:util";

const told = new WeakSet<object>();

/** A fault's text with its stack trace, which Vite has led back to the sources. */
export const textOf = (fault: unknown): string =>
  stripVTControlCharacters(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/** Writes a fault to stderr, once however many requests meet it. */
export function tellFault(fault: unknown): void {
  if (typeof fault === "object" && fault !== null) {
    if (told.has(fault)) return;
    told.add(fault);
  }
  process.stderr.write(`${textOf(fault)}\n`);
}
