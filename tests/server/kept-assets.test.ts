import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { putAssetsAside } from "../../scripts/keep-assets.ts";
import { day, hour } from "../support/clock.ts";

/** Creates a function that builds with the given assets and returns the names that are served afterwards. */
function builds() {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-assets-"));
  const assets = path.join(folder, "build", "client", "assets");
  return {
    build: (now: number, names: readonly string[]): readonly string[] => {
      const putBack = putAssetsAside(path.join(folder, "build"), path.join(folder, "aside"));
      rmSync(assets, { recursive: true, force: true });
      mkdirSync(assets, { recursive: true });
      for (const name of names) writeFileSync(path.join(assets, name), name);
      putBack(now);
      return readdirSync(assets).toSorted((a, b) => a.localeCompare(b));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

test("the assets of an earlier build are served for a day after the next one", () => {
  const { build, remove } = builds();
  expect(build(0, ["home-1.js", "shared-1.js"])).toEqual(["home-1.js", "shared-1.js"]);
  expect(build(hour, ["home-2.js", "shared-1.js"])).toEqual(["home-1.js", "home-2.js", "shared-1.js"]);
  expect(build(2 * hour, ["home-3.js", "shared-1.js"])).toEqual([
    "home-1.js",
    "home-2.js",
    "home-3.js",
    "shared-1.js",
  ]);
  expect(build(hour + day, ["home-4.js", "shared-1.js"])).toEqual([
    "home-2.js",
    "home-3.js",
    "home-4.js",
    "shared-1.js",
  ]);
  remove();
});

test("an asset that returns in a later build is kept for a full day after it is replaced again", () => {
  const { build, remove } = builds();
  build(0, ["home-1.js"]);
  build(hour, ["home-2.js"]);
  expect(build(2 * hour, ["home-1.js"])).toEqual(["home-1.js", "home-2.js"]);
  expect(build(hour + day, ["home-3.js"])).toEqual(["home-1.js", "home-2.js", "home-3.js"]);
  remove();
});
