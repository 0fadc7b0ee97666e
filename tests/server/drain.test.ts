import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDrain } from "../../server/runtime/drain.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a shutdown continues at once. */
async function isImmediate(stop: Promise<void>): Promise<boolean> {
  const over = vi.fn();
  void stop.then(over);
  await vi.advanceTimersByTimeAsync(0);
  return over.mock.calls.length > 0;
}

test("a server without readiness checks stops at once", async () => {
  const never = createDrain(() => 0);
  expect(await isImmediate(never.begin())).toBe(true);
  const once = createDrain(() => 0);
  expect(once.isStopping()).toBe(false);
  expect(await isImmediate(once.begin())).toBe(true);
  let time = 0;
  const longAgo = createDrain(() => time);
  for (time of [0, 1000]) longAgo.isStopping();
  time = 60_000;
  expect(await isImmediate(longAgo.begin())).toBe(true);
});

test("a server with readiness checks fails three of them before it stops, and serves requests until then", async () => {
  const { isStopping, begin } = createDrain(() => 0);
  for (let n = 0; n < 2; n += 1) isStopping();
  const stop = begin();
  for (let n = 0; n < 2; n += 1) expect(isStopping()).toBe(true);
  expect(await isImmediate(stop)).toBe(false);
  expect(isStopping()).toBe(true);
  expect(await isImmediate(stop)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await isImmediate(stop)).toBe(true);
});

test("a server whose readiness checks have ended waits six seconds", async () => {
  const { isStopping, begin } = createDrain(() => 0);
  for (let n = 0; n < 2; n += 1) isStopping();
  const stop = begin();
  await vi.advanceTimersByTimeAsync(5_999);
  expect(await isImmediate(stop)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isImmediate(stop)).toBe(true);
});
