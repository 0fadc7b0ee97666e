import { sufferHungBucket, sufferOutages } from "./outages.ts";
import { shareOf, type Line, type Row } from "./row.ts";

const longestAnswer = 5000;
const ms = (time: number) => `${Math.round(time)} ms`;

async function ofDatabase(share: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const outage of sufferOutages(10_000 * share)) {
    const { fault, visitors, notReady, signedInFailed, longest, writesAgain } = outage;
    lines.push(
      {
        figure: `${fault}: ${visitors.requests} visitors' pages, ${visitors.failed} failed; ${notReady} times not ready (${signedInFailed} pages of people with a session said why they cannot be shown)`,
        bar: "0 failed, never not ready",
        passed: visitors.failed + notReady === 0,
      },
      {
        figure: `${fault}: longest answer ${ms(longest)}, writes again after ${ms(writesAgain)}`,
        bar: `${ms(longestAnswer)} each`,
        passed: longest <= longestAnswer && writesAgain <= longestAnswer,
      },
    );
  }
  return lines;
}

async function ofBucket(): Promise<readonly Line[]> {
  const { startWithout, start, readiness, picture } = await sufferHungBucket();
  return [
    {
      figure: `hung bucket: start ${ms(start)}, without a bucket ${ms(startWithout)}`,
      bar: "at most 2,000 ms more",
      passed: start - startWithout <= 2000,
    },
    {
      figure: `hung bucket: readiness ${readiness.status} after ${ms(readiness.ms)}, a picture ${picture.status} after ${ms(picture.ms)}`,
      bar: "200, and 503 within 2,000 ms",
      passed: readiness.status === 200 && picture.status === 503 && picture.ms <= 2000,
    },
  ];
}

/**
 * A database that hangs, refuses connections, is cut off or is read-only, and a bucket that hangs, under two servers
 * in use.
 */
export const outages: Row = {
  name: "outages",
  shows: "a database and a bucket that fail in turn, under two servers in use [share]",
  run: async (args) => [...(await ofDatabase(shareOf(args))), ...(await ofBucket())],
};
