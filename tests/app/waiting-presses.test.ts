import { beforeEach, expect, test, vi } from "vitest";
import { waitingPresses, type WaitingPress } from "../../app/waiting/waiting-presses.ts";
import { forgetAll, onPhoneChange, settlePhone } from "../../app/shell/phone-storage.ts";

const owner = "abcdefghijklmnopqrstuv";
const other = "vutsrqponmlkjihgfedcba";

interface Press extends WaitingPress {
  readonly isSaved: boolean;
}
const presses = waitingPresses<Press>("save");
const press = (gemId: number, more: Partial<Press> = {}): Press => {
  const made = { gemId, isSaved: true, owner, stage: "sent" as const, ...more };
  return { ...made, at: presses.now(made) };
};

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
  expect([presses.keep(first), presses.keep(second)]).toEqual([true, true]);
  expect(presses.of(owner)).toEqual(expect.arrayContaining([first, second]));
  expect(presses.of(other)).toEqual([]);
  expect(presses.of(null)).toEqual([]);
});

test("the presses of another button of the same gem stay apart", () => {
  const others = waitingPresses<Press>("stamp");
  const [heart, stamp] = [press(12), press(12, { isSaved: false })];
  presses.keep(heart);
  others.keep(stamp);
  expect([presses.of(owner), others.of(owner)]).toEqual([[heart], [stamp]]);
  presses.forget(heart);
  expect([presses.of(owner), others.of(owner)]).toEqual([[], [stamp]]);
});

test("a newer press of the same gem takes the place of the older one, whatever the clock says", () => {
  const first = press(12);
  presses.keep(first);
  vi.spyOn(Date, "now").mockReturnValue(first.at - 1000);
  const second = press(12, { isSaved: false });
  presses.keep(second);
  expect(second.at).toBeGreaterThan(first.at);
  expect([presses.isLatest(first), presses.isLatest(second)]).toEqual([false, true]);
  presses.forget(first);
  expect(presses.of(owner)).toEqual([second]);
  presses.forget(second);
  expect(presses.of(owner)).toEqual([]);
});

test("a press of nobody, and a press that finds the storage full or disabled, is not kept", () => {
  expect(presses.keep(press(1, { owner: null }))).toBe(false);
  vi.stubGlobal("localStorage", storage(0));
  expect(presses.keep(press(1))).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect(presses.keep(press(1))).toBe(false);
  expect(presses.of(owner)).toEqual([]);
  presses.forget(press(1));
});

test("another user's page erases a press, and so do a visitor's page and a log-out", () => {
  kept["anaba-session"] = "0.5";
  const erasers = [() => settlePhone(other), () => settlePhone(null), () => forgetAll()];
  for (const erase of erasers) {
    presses.keep(press(1));
    settlePhone(owner);
    expect(presses.of(owner)).toHaveLength(1);
    erase();
    expect(Object.keys(kept)).toEqual(["anaba-session"]);
  }
});

test("a document that was loading while somebody signed in elsewhere spares their press", () => {
  const loadedAt = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(loadedAt + 1);
  presses.keep(press(1));
  settlePhone(null, loadedAt);
  expect(presses.of(owner)).toHaveLength(1);
  settlePhone(null, loadedAt + 2);
  expect(presses.of(owner)).toEqual([]);
});

test("this window hears of each change, until it stops listening", () => {
  const heard = vi.fn();
  const stop = onPhoneChange(heard);
  const made = press(5);
  presses.keep(made);
  presses.forget(made);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  presses.keep(made);
  expect(heard).toHaveBeenCalledTimes(2);
});
