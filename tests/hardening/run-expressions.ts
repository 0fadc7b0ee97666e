/**
 * Hardening row 26 at its full length: every regular expression of the product on texts of a million characters. Prints
 * the slowest; the exit code is 1 if one takes more than linear time.
 * Run: npm run hardening:expressions
 */
import { expressions, tryOn } from "./expressions.ts";

const times = expressions.map(([at, source, flags]) => {
  const before = process.cpuUsage();
  try {
    tryOn(source, flags, 1_000_000);
  } catch {
    process.exitCode = 1;
    return { at: `${at}: MORE THAN LINEAR`, ms: Number.POSITIVE_INFINITY };
  }
  return { at, ms: process.cpuUsage(before).user / 1000 };
});
const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
process.stdout.write(
  `${times.length} expressions; the slowest, over some hundred texts of a million characters:\n`,
);
for (const { at, ms } of slowest) process.stdout.write(`  ${Math.round(ms)} ms  ${at}\n`);
