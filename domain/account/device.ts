/** A session as its owner sees it: no place and no address (decision 52). */
export interface Device {
  /** Names the session in a form. */
  readonly id: string;
  /** Such as "Firefox on Windows"; null when the browser did not say. */
  readonly browser: string | null;
  /** Within the last day of use. Milliseconds since the epoch. */
  readonly lastActiveAt: number;
  /** Whether it is the session that asks. */
  readonly isThis: boolean;
}
