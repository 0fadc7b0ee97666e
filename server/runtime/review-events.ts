/** Word of changed reviews, from the use cases that change them to whoever keeps pages that show them. */
export interface ReviewNews {
  /** Says that what visitors see of these gems' reviews has changed. */
  readonly tell: (gemIds: readonly number[]) => void;
  /** Calls back whenever it is told. */
  readonly hear: (listener: (gemIds: readonly number[]) => void) => void;
}

/** News within this process; other servers notice a change by rendering their pages anew every second. */
export function createReviewNews(): ReviewNews {
  const listeners: ((gemIds: readonly number[]) => void)[] = [];
  return {
    tell: (gemIds) => {
      for (const listener of listeners) listener(gemIds);
    },
    hear: (listener) => void listeners.push(listener),
  };
}
