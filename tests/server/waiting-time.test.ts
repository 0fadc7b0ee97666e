import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimedOut, waitFor, withBudget } from "../../server/base/waiting-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const lasting = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, "answer"));

/** How long a promise takes to settle, in milliseconds, and its result. */
async function timed(work: () => Promise<unknown>): Promise<readonly [number, unknown]> {
  const begun = performance.now();
  const settled = work().then(
    (value) => [performance.now() - begun, value] as const,
    (error: unknown) => [performance.now() - begun, error] as const,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

test("a call without an answer takes its timeout and no longer", async () => {
  expect(await timed(() => waitFor(700, never))).toEqual([700, new TimedOut()]);
});

test("the timeouts of the calls of one request do not add up", async () => {
  const [took] = await timed(() =>
    withBudget(async () => {
      for (let n = 0; n < 5; n += 1) await waitFor(3000, never).catch(() => undefined);
    }),
  );
  expect(took).toBe(3300);
});

test("calls that wait at the same time use the budget once", async () => {
  const outcome = await timed(() =>
    withBudget(async () => {
      await Promise.all([1, 2, 3].map(() => waitFor(3000, lasting(1500))));
      return waitFor(3000, lasting(1500));
    }),
  );
  expect(outcome).toEqual([3000, "answer"]);
});

test("time between calls, such as reading a body, is not counted", async () => {
  const outcome = await timed(() =>
    withBudget(async () => {
      await waitFor(3000, lasting(1000));
      await lasting(20_000)();
      return waitFor(3000, lasting(2000));
    }),
  );
  expect(outcome).toEqual([23_000, "answer"]);
});

test("the waits of one request do not shorten another's", async () => {
  const slow = () => withBudget(() => waitFor(3000, lasting(2900)));
  const outcome = await timed(async () => [await slow(), await slow()]);
  expect(outcome).toEqual([5800, ["answer", "answer"]]);
});
