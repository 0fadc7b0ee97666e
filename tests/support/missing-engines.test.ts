import { afterEach, expect, test, vi } from "vitest";
import { leftOut, missingEngines } from "../engines/support/installed.ts";

afterEach(() => void vi.unstubAllEnvs());

test("on a machine without Firefox and WebKit, each is named with how to install it", () => {
  vi.stubEnv("PATH", "");
  vi.stubEnv("FIREFOX_PATH", undefined);
  const sentences = [
    "Firefox is not installed (on Debian: apt-get install firefox-esr)",
    "WebKit is not installed (on Debian: apt-get install webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb)",
  ];
  expect(missingEngines()).toEqual(sentences);
  expect(leftOut(sentences, undefined)).toEqual(
    sentences.map((sentence) => `${sentence}; its journeys are left out.`),
  );
});

test("where all engines are required, a missing one ends the run", () => {
  expect(() => leftOut(["Firefox is not installed"], "required")).toThrow("Firefox is not installed");
  expect(leftOut([], "required")).toEqual([]);
});
