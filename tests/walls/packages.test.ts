import { expect, test } from "vitest";
import * as v from "valibot";
import { readSource } from "./modules.ts";

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
    }),
  ),
});
const manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
});

const read = <T extends v.GenericSchema>(schema: T, file: string) =>
  v.parse(schema, JSON.parse(readSource(file)));
const packagesOf = (file: string) =>
  Object.entries(read(lockFile, file).packages).filter(([place]) => place !== "");

test.each(["package-lock.json", "bench/package-lock.json", "bench/peers/package-lock.json"])(
  "every package of %s is held to its content by a hash, and to no registry",
  (file) => {
    const packages = packagesOf(file);
    expect(packages.length).toBeGreaterThan(0);
    for (const [place, { integrity, resolved }] of packages) {
      expect(integrity, place).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(resolved, place).toBeUndefined();
    }
  },
);

test("every dependency is one version, and not a range", () => {
  const { dependencies, devDependencies } = read(manifest, "package.json");
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});

test("only packages named for it run a program when they are installed", () => {
  const { allowScripts } = read(manifest, "package.json");
  const running = packagesOf("package-lock.json")
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript === true && optional !== true)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect(running.filter((name) => allowScripts[name] !== true)).toEqual([]);
});
