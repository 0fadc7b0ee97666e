import { expect, test } from "vitest";
import { lifetimes } from "../../../domain/account/account.ts";
import { lengthOfTime } from "../../../domain/site/date-words.ts";
import { jobIntervals } from "../../../domain/site/job-intervals.ts";
import { limits } from "../../../domain/site/limits.ts";
import * as messages from "../../../domain/site/messages.ts";
import { columns } from "../../../domain/statements/columns.ts";
import * as places from "../../../domain/statements/places.ts";
import {
  dataSections,
  deletions,
  storedData,
  type DataKind,
} from "../../../domain/statements/stored-data.ts";

/** Which kind of data lasts so long, for each lifetime. */
const lasts: Readonly<Record<keyof typeof lifetimes, DataKind>> = {
  session: "devices",
  sessionInAll: "devices",
  knownDevice: "devices",
  resetToken: "attempts",
  openidAttempt: "proof",
  passkeyChallenge: "proof",
  proof: "proof",
  freedUsername: "username",
  tombstone: "erasures",
  mailPause: "mails",
  failedMail: "mails",
  resolvedMistake: "reports",
  unusedImage: "profile",
  cachedImage: "profile",
};

test.each(Object.entries(lasts))("how long %s lasts is said of the kind %s", (name, kind) => {
  const length = Object.entries(lifetimes).find(([each]) => each === name)?.[1] ?? 0;
  expect(storedData[kind].howLong).toContain(lengthOfTime(length));
});

test("counts of attempts last as long as the longest window of a limit, and say what is counted", () => {
  const longest = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));
  expect(storedData.counts.howLong).toContain(lengthOfTime(longest));
  for (const { by } of Object.values(limits))
    expect(storedData.counts.what).toContain(messages.storedData.countedBy[by]);
});

test("every job that deletes says how often it runs, and every kind is on the page once", () => {
  const deleting = Object.entries(jobIntervals).filter(([name]) =>
    Object.entries(places.deletedBy).some(([job, its]) => job === name && its.length > 0),
  );
  expect(deletions).toHaveLength(deleting.length);
  for (const [name, every] of deleting) expect(deletions.join("\n"), name).toContain(lengthOfTime(every));
  const shown = Object.values(dataSections).flat();
  expect(shown.toSorted()).toEqual(Object.keys(storedData).toSorted());
});

test("every kind stands for something that is stored", () => {
  const told = new Set<string>(
    [columns, places.cookies, places.browserStorage, places.storedFiles, places.logEvents]
      .flatMap((each) => Object.values<string | object>(each))
      .flatMap((each) => (typeof each === "string" ? [each] : Object.values(each))),
  );
  expect(Object.keys(storedData).filter((kind) => !told.has(kind))).toEqual([]);
});

test.each(Object.entries(storedData))("the row of %s is made of whole, short sentences", (_, row) => {
  for (const text of Object.values(row)) {
    expect(text).toMatch(/^[\p{Lu}\d“]/u);
    // The page adds the full stop.
    expect(text).not.toMatch(/\.$/);
    expect(text.length).toBeLessThanOrEqual(260);
  }
});

test.each([
  [2000, "2\u00a0seconds"],
  [60_000, "1\u00a0minute"],
  [600_000, "10\u00a0minutes"],
  [3_600_000, "1\u00a0hour"],
  [86_400_000, "1\u00a0day"],
  [180 * 86_400_000, "180\u00a0days"],
])("%d ms are %s", (ms, words) => {
  expect(lengthOfTime(ms)).toBe(words);
});
