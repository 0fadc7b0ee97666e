/** Sentences of a page that comes from the copy on the phone. */

/** A day in words, by the reader's calendar: "24 November 2026". */
const dayOf = (time: number): string => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(time);

export const offlineCopy = {
  status: "Offline copy",
  /** @param keptAt milliseconds since 1970 UTC. */
  statusOf: (keptAt: number) => `Offline copy of ${dayOf(keptAt)}`,
  contents: "What is kept",
} as const;
