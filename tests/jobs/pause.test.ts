import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { pause } from "../../server/jobs/pause.ts";

test("a pause that has ended leaves no listener on its signal", async () => {
  const { signal } = new AbortController();
  for (let n = 0; n < 3; n += 1) await pause(1, signal);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a pause ends when its signal is aborted, and does not begin after that", async () => {
  const stop = new AbortController();
  const hour = 3_600_000;
  const paused = pause(hour, stop.signal);
  stop.abort();
  await paused;
  await pause(hour, stop.signal);
});
