import { expressions, tryOn } from "./expressions.ts";
import type { Row } from "./row.ts";

/** docs/security.md row 26 at its full length: every regular expression of the product on texts of a million characters. */
export const regularExpressions: Row = {
  name: "expressions",
  shows: "row 26: every regular expression of the product on texts of a million characters",
  run() {
    const times = expressions.map(([at, source, flags]) => {
      const before = process.cpuUsage();
      try {
        tryOn(source, flags, 1_000_000);
      } catch {
        return { at: `${at}: MORE THAN LINEAR`, ms: Number.POSITIVE_INFINITY };
      }
      return { at, ms: process.cpuUsage(before).user / 1000 };
    });
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    return Promise.resolve(
      slowest.map(({ at, ms }) => ({
        figure: `${Math.round(ms)} ms over some hundred texts, one of the slowest of ${times.length}: ${at}`,
        bar: "linear time",
        passed: Number.isFinite(ms),
      })),
    );
  },
};
