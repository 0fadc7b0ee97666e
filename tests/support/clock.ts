const start = Date.UTC(2026, 10, 21, 12);

/** A clock that stands still until a test moves it, in milliseconds. */
export class Clock {
  #time: number;

  constructor(startsAt = start) {
    this.#time = startsAt;
  }

  readonly now = (): number => this.#time;

  /** Moves the clock forward. */
  advance(ms: number): void {
    this.#time += ms;
  }
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
