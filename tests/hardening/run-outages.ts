/**
 * A database that hangs, refuses, is swallowed by the line or takes no writes, for ten seconds each, and a bucket that
 * hangs, under two servers in use. Prints what people saw and how long they waited; the exit code is 1 if a visitor was
 * failed, an answer took over five seconds, writes did not go on within five, or a picture or the start waited too long.
 * Run: npm run hardening:outages, or a share of the time: npm run hardening:outages -- 0.5
 */
import { sufferHungBucket, sufferOutages } from "./outages.ts";

const share = Number(process.argv[2] ?? 1);
const longestAnswer = 5000;
const ms = (time: number) => `${Math.round(time)} ms`;

for await (const outage of sufferOutages(10_000 * share)) {
  const { fault, visitors, notReady, signedInFailed, longest, writesAgain } = outage;
  process.stdout.write(
    `${fault}: ${visitors.requests} visitors' pages, ${visitors.failed} failed; ${notReady} times not ready; ` +
      `${signedInFailed} pages of people with a session failed; longest answer ${ms(longest)}; writes again after ${ms(writesAgain)}\n`,
  );
  if (visitors.failed + notReady > 0 || longest > longestAnswer || writesAgain > longestAnswer)
    process.exitCode = 1;
}

const { startWithout, start, readiness, picture } = await sufferHungBucket();
process.stdout.write(
  `hung bucket: start ${ms(start)} (without a bucket ${ms(startWithout)}), readiness ${readiness.status} after ${ms(readiness.ms)}, ` +
    `a picture ${picture.status} after ${ms(picture.ms)}\n`,
);
if (start - startWithout > 2000 || readiness.status !== 200 || picture.status !== 503 || picture.ms > 2000)
  process.exitCode = 1;
