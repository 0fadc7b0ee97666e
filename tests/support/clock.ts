const start = Date.UTC(2026, 10, 21, 12);

/** A clock that stands until it is moved, in milliseconds. */
export class Clock {
  #time: number;

  constructor(startsAt = start) {
    this.#time = startsAt;
  }

  readonly now = (): number => this.#time;

  /** Moves on. */
  advance(ms: number): void {
    this.#time += ms;
  }
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
