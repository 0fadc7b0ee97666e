/** What the early search script leaves for the application: ends its own work and says what has been typed so far. */
export interface EarlySearch {
  readonly handOver: () => string;
}

declare global {
  interface Window {
    earlySearch?: EarlySearch;
  }
}

/** Ends the early search script; answers the term typed until now, or null where nothing was typed. */
export function takeOverSearch(): string | null {
  const typed = window.earlySearch?.handOver() ?? "";
  delete window.earlySearch;
  return typed === "" ? null : typed;
}
