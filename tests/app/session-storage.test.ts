import { afterEach, describe, expect, test, vi } from "vitest";
import { saveAfterLogIn } from "../../app/saves/save-after-log-in.ts";
import {
  forgetSignup,
  keepSignup,
  storedSignup,
  printSimulatedCode,
} from "../../app/account/sign-up/signup-storage.ts";

const signup = { email: "a@b.io", username: "", nickname: "", bio: "", step: "code" } as const;

afterEach(() => void vi.unstubAllGlobals());

test("with session storage disabled nothing is stored and nothing throws", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const info = vi.spyOn(console, "info").mockReturnValue(undefined);
  keepSignup(signup);
  printSimulatedCode("123456", "the code");
  expect(storedSignup()).toBeNull();
  forgetSignup();
  saveAfterLogIn.remember(3);
  expect(saveAfterLogIn.take()).toBeNull();
  saveAfterLogIn.forget();
  expect(info).toHaveBeenCalledWith("the code");
});

describe("a window with storage", () => {
  /** A replacement for the parts of the browser's storage that the application uses. */
  const stub = () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    return kept;
  };

  test("session storage keeps a sign-up, with the code exactly as typed (docs/product.md §7)", () => {
    const kept = stub();
    vi.spyOn(console, "info").mockReturnValue(undefined);
    keepSignup(signup);
    printSimulatedCode("123456", "the code");
    expect(storedSignup()).toEqual(signup);
    expect([...kept.values()]).toContain("123456");
    forgetSignup();
    expect([...kept]).toEqual([]);
  });

  test("stored data that is not a valid sign-up is ignored", () => {
    const kept = stub();
    keepSignup(signup);
    const [key = ""] = [...kept.keys()];
    for (const text of ["{", "null", "[]", "{}", '{"email":1}']) {
      kept.set(key, text);
      expect([text, storedSignup()]).toEqual([text, null]);
    }
  });

  test("a stored request is returned once", () => {
    stub();
    saveAfterLogIn.remember(3);
    expect([saveAfterLogIn.take(), saveAfterLogIn.take()]).toEqual([3, null]);
  });
});
