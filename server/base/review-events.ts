/** Publishes changes of reviews. Use cases publish; caches of pages that show reviews subscribe. */
export interface ReviewEvents {
  /** Announces that the visible reviews of these gems have changed. */
  readonly publish: (gemIds: readonly number[]) => void;
  /** Calls the listener at each change. */
  readonly subscribe: (listener: (gemIds: readonly number[]) => void) => void;
}

/**
 * Works within this process only. Other servers notice a change when they render their pages again, within a second.
 */
export function createReviewEvents(): ReviewEvents {
  const listeners: ((gemIds: readonly number[]) => void)[] = [];
  return {
    publish: (gemIds) => {
      for (const listener of listeners) listener(gemIds);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
