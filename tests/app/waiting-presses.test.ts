import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetPress,
  isLatest,
  keepPress,
  newPress,
  pressesOf,
} from "../../app/saves/user/waiting-presses.ts";
import { forgetAll, onPhoneChange, settlePhone } from "../../app/shell/phone-storage.ts";

const owner = "abcdefghijklmnopqrstuv";
const other = "vutsrqponmlkjihgfedcba";
const press = (gemId: number, more: Partial<Parameters<typeof newPress>[0]> = {}) =>
  newPress({ gemId, isSaved: true, owner, stage: "sent", ...more });

/** A storage as browsers have it: its keys are its own properties, and its methods are not. */
function storage(limit = Infinity): Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (Object.keys(this).length >= limit) throw new DOMException("full", "QuotaExceededError");
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

let kept = storage();

beforeEach(() => {
  kept = storage();
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("window", new EventTarget());
});

test("a press is kept with its gem, its owner and the wanted state, and read by its owner alone", () => {
  const [first, second] = [press(12), press(3, { isSaved: false, stage: "wait" })];
  expect([keepPress(first), keepPress(second)]).toEqual([true, true]);
  expect(pressesOf(owner)).toEqual(expect.arrayContaining([first, second]));
  expect(pressesOf(other)).toEqual([]);
  expect(pressesOf(null)).toEqual([]);
});

test("a newer press of the same gem takes the place of the older one, whatever the clock says", () => {
  const first = press(12);
  keepPress(first);
  vi.spyOn(Date, "now").mockReturnValue(first.at - 1000);
  const second = press(12, { isSaved: false });
  keepPress(second);
  expect(second.at).toBeGreaterThan(first.at);
  expect([isLatest(first), isLatest(second)]).toEqual([false, true]);
  forgetPress(first);
  expect(pressesOf(owner)).toEqual([second]);
  forgetPress(second);
  expect(pressesOf(owner)).toEqual([]);
});

test("a press of nobody, and a press that finds the storage full or disabled, is not kept", () => {
  expect(keepPress(press(1, { owner: null }))).toBe(false);
  vi.stubGlobal("localStorage", storage(0));
  expect(keepPress(press(1))).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect(keepPress(press(1))).toBe(false);
  expect(pressesOf(owner)).toEqual([]);
  forgetPress(press(1));
});

test("another user's page erases a press, and so do a visitor's page and a log-out", () => {
  kept["anaba-session"] = "0.5";
  const erasers = [() => settlePhone(other), () => settlePhone(null), () => forgetAll()];
  for (const erase of erasers) {
    keepPress(press(1));
    settlePhone(owner);
    expect(pressesOf(owner)).toHaveLength(1);
    erase();
    expect(Object.keys(kept)).toEqual(["anaba-session"]);
  }
});

test("a document that was loading while somebody signed in elsewhere spares their press", () => {
  const loadedAt = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(loadedAt + 1);
  keepPress(press(1));
  settlePhone(null, loadedAt);
  expect(pressesOf(owner)).toHaveLength(1);
  settlePhone(null, loadedAt + 2);
  expect(pressesOf(owner)).toEqual([]);
});

test("this window hears of each change, until it stops listening", () => {
  const heard = vi.fn();
  const stop = onPhoneChange(heard);
  const made = press(5);
  keepPress(made);
  forgetPress(made);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepPress(made);
  expect(heard).toHaveBeenCalledTimes(2);
});
