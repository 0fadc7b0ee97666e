import { knownConnection } from "../ui/engine.ts";

/** The longest round trip of a fast connection, in milliseconds: mobile networks since LTE have 30 to 80, slower ones 150 and more. */
const longestRoundTrip = 100;

/**
 * Whether the page's own request was answered within the round trip of a fast connection, the browser knows of no longer
 * one, and the visitor does not ask to save data. The time in which the head was parsed does not tell: it has the start
 * of the browser's process in it.
 */
export function isConnectionFast(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const answered =
    visit instanceof PerformanceNavigationTiming ? visit.responseStart - visit.requestStart : 0;
  const connection = knownConnection();
  return Math.max(answered, connection?.rtt ?? 0) <= longestRoundTrip && connection?.saveData !== true;
}
