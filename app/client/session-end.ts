let isOver = false;
const listeners = new Set<() => void>();

/** Whether the session with which this document was loaded has ended. */
export const isSessionOver = (): boolean => isOver;

/** Calls `listener` when the session is found to have ended. Returns the function that stops this. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Notes that the session has ended: the whole page becomes logged out in place (docs/product.md §4). There is no way
 * back within this document, because a log-in loads a new one.
 */
export function noteSessionEnd(): void {
  isOver = true;
  for (const listener of listeners) listener();
}
