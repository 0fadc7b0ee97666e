import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..", "..");

/**
 * Runs the bundle with arguments for Node and for itself, in an environment in which it could not serve by accident.
 */
function run(args: readonly string[], forNode: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...forNode, "build/server/main.js", ...args],
    {
      cwd: root,
      env: { PORT: "none" },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

test("--help prints the usage and starts nothing", () => {
  const { status, stdout, stderr } = run(["--help"]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("usage: node build/server/main.js");
});

test("--version prints the version and starts nothing", () => {
  expect(run(["--version"])).toEqual({ status: 0, stdout: "0.1.0\n", stderr: "" });
});

test("an unknown argument is refused with one line", () => {
  expect(run(["--prot=80"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "unknown argument: --prot=80 (see --help)\n",
  });
});

test("a Node that is too old for the bundle prints one line", () => {
  const old = `Object.defineProperties(process, {
    version: { value: "v20.19.0" }, versions: { value: { ...process.versions, node: "20.19.0" } } })`;
  const { status, stdout, stderr } = run([], [`--import=data:text/javascript,${encodeURIComponent(old)}`]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe("node: this is v20.19.0; run npm start, which brings its own, or give 24 or later\n");
});
