import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetAll,
  forgetOnPhone,
  keepInWindow,
  keepOnPhone,
  readOnPhone,
  settlePhone,
} from "../../app/shell/phone-storage.ts";

/** A replacement for a storage of the browser, whose own keys are those of its entries. */
const emptyStorage = (): Storage =>
  Object.create(
    {
      getItem(key: string) {
        return Reflect.get(this, key) ?? null;
      },
      setItem(key: string, value: string) {
        Reflect.set(this, key, value);
      },
      removeItem(key: string) {
        Reflect.deleteProperty(this, key);
      },
    },
    {},
  );

let phone: Storage;

/** Another window of the same browser: with a session storage of its own. */
const anotherWindow = () => vi.stubGlobal("sessionStorage", emptyStorage());

beforeEach(() => {
  phone = emptyStorage();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", phone);
  anotherWindow();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draft = { rating: 4, text: "Moss." };
const everythingKept = () => JSON.stringify([localStorage, sessionStorage]);

test("what is kept on the phone is there in another window, for its owner only", () => {
  expect(keepOnPhone("mei", "draft-review-3", draft)).toBe(true);
  anotherWindow();
  expect(readOnPhone("mei", "draft-review-3")).toEqual(draft);
  expect(readOnPhone("ken", "draft-review-3")).toBeNull();
  forgetOnPhone("mei", "draft-review-3");
  expect(everythingKept()).toBe("[{},{}]");
});

test("a log-out and a deletion remove all that persons have on the phone, and nothing else", () => {
  phone.setItem("anaba-session", "0.5");
  for (const owner of ["mei", "ken"])
    for (const name of ["draft-review-3", "save-3"] as const) keepOnPhone(owner, name, draft);
  keepInWindow("mei", "draft-review-4", draft);
  forgetAll();
  expect(everythingKept()).toBe('[{"anaba-session":"0.5"},{}]');
});

test("when another person has signed in, nothing of the one before stays", () => {
  keepOnPhone("mei", "draft-review-3", draft);
  keepInWindow("mei", "draft-review-4", draft);
  // The beginning of another name, and a name that is another one's beginning.
  keepOnPhone("mei2", "draft-review-3", draft);
  settlePhone("me");
  expect(everythingKept()).toBe("[{},{}]");
});

test("a page of its user leaves everything of theirs on the phone", () => {
  keepOnPhone("mei", "draft-review-3", draft);
  keepOnPhone("mei", "saved", 3);
  settlePhone("mei");
  expect([readOnPhone("mei", "draft-review-3"), readOnPhone("mei", "saved")]).toEqual([draft, 3]);
});

describe("when the session has ended", () => {
  test("nothing stays on the phone, and drafts go on in the window", () => {
    keepOnPhone("mei", "draft-review-3", draft);
    keepOnPhone("mei", "saved", 3);
    settlePhone(null);
    expect(Object.keys(phone)).toEqual([]);
    expect([readOnPhone("mei", "draft-review-3"), readOnPhone("mei", "saved")]).toEqual([draft, null]);
    settlePhone("mei");
    anotherWindow();
    expect(readOnPhone("mei", "draft-review-3")).toEqual(draft);
  });

  test("the draft of an open dialog goes on in its window too, and never replaces a newer one", () => {
    keepOnPhone("mei", "draft-review-3", { rating: 1, text: "" });
    keepInWindow("mei", "draft-review-3", draft);
    expect(Object.keys(phone)).toEqual([]);
    settlePhone(null);
    expect(readOnPhone("mei", "draft-review-3")).toEqual(draft);
    phone.setItem("anaba-own:mei:draft-review-3", JSON.stringify([Date.now() + 1000, "newer"]));
    settlePhone("mei");
    expect(readOnPhone("mei", "draft-review-3")).toBe("newer");
  });
});

test("nothing is kept for more than 30 days", () => {
  vi.useFakeTimers();
  keepOnPhone("mei", "draft-review-3", draft);
  vi.setSystemTime(Date.now() + 30 * 24 * 60 * 60 * 1000 - 1);
  expect(readOnPhone("mei", "draft-review-3")).toEqual(draft);
  vi.setSystemTime(Date.now() + 1);
  expect(readOnPhone("mei", "draft-review-3")).toBeNull();
  settlePhone("mei");
  expect(everythingKept()).toBe("[{},{}]");
});

test("an entry that is not ours is ignored and removed", () => {
  for (const text of ["{", "null", "7", "[]", '{"a":1}', "[1e99]"]) {
    phone.setItem("anaba-own:mei:draft-review-3", text);
    expect([text, readOnPhone("mei", "draft-review-3")]).toEqual([text, null]);
    settlePhone("mei");
    expect([text, Object.keys(phone)]).toEqual([text, []]);
  }
});

test("with disabled storage nothing is kept and nothing throws", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepOnPhone("mei", "draft-review-3", draft)).toBe(false);
  keepInWindow("mei", "draft-review-3", draft);
  expect(readOnPhone("mei", "draft-review-3")).toBeNull();
  forgetOnPhone("mei", "draft-review-3");
  settlePhone("mei");
  settlePhone(null);
  forgetAll();
});
