/**
 * The stored times that count at one moment. All others are over, also those too far ahead: they were stored while a
 * clock was ahead, and would otherwise hold for as long as that clock was wrong.
 */
export interface Span {
  readonly after: number;
  readonly upTo: number;
}

/**
 * When something that lasts `length` may end, if it is not over at `now`. Another `length` is allowed, because the clocks
 * of two servers differ, and a clock that is set back a little must not end everything at once.
 */
export const endsAhead = (now: number, length: number): Span => ({ after: now, upTo: now + 2 * length });

/** When something that lasts `length` may have begun, if it is not over at `now`. */
export const beginsBefore = (now: number, length: number): Span => ({
  after: now - length,
  upTo: now + length,
});

export const isWithin = (time: number, { after, upTo }: Span): boolean => time > after && time <= upTo;

/** October 2096. No clock stores a later time: such a number is something else. */
export const latestTime = 3_999_999_999_999;
