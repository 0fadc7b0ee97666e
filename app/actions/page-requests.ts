/** What React Router does not know about a navigation to another page. */
interface PageRequests {
  /** The paths of the present page and of the requested one, while scripts of the requested one are missing. */
  readonly awaited: { readonly from: string; readonly to: string } | null;
  /** Whether the page could not be fetched and has not been retried yet. */
  readonly isLost: boolean;
}

let requests: PageRequests = { awaited: null, isLost: false };
const requestListeners = new Set<() => void>();

/** Changes parts of that and tells the listeners. */
export function updatePageRequests(change: Partial<PageRequests>): void {
  requests = { ...requests, ...change };
  for (const listener of requestListeners) listener();
}

/** The present state; a change makes a new object. */
export const readPageRequests = (): PageRequests => requests;

/** Calls `listener` at each change. Returns the function that stops this. */
export function onPageRequests(listener: () => void): () => void {
  requestListeners.add(listener);
  return () => requestListeners.delete(listener);
}

/** Clears the state of the last navigation: its page has come, or is no longer wanted. */
export function forgetPage(): void {
  if (requests.awaited !== null || requests.isLost) updatePageRequests({ awaited: null, isLost: false });
}
