/** Changes of reviews, published by the use cases that make them, for whoever caches pages that show them. */
export interface ReviewEvents {
  /** Says that what visitors see of these gems' reviews has changed. */
  readonly publish: (gemIds: readonly number[]) => void;
  /** Calls back at each change. */
  readonly subscribe: (listener: (gemIds: readonly number[]) => void) => void;
}

/** Within this process only; other servers notice a change because they render their pages again every second. */
export function createReviewEvents(): ReviewEvents {
  const listeners: ((gemIds: readonly number[]) => void)[] = [];
  return {
    publish: (gemIds) => {
      for (const listener of listeners) listener(gemIds);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
