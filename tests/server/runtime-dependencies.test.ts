import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { parseSync, Visitor } from "vite";
import { paths } from "../../domain/site/paths.ts";
import { fixture } from "../support/fixture.ts";
import { startServer } from "../support/started-server.ts";

const root = path.join(import.meta.dirname, "..", "..");
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), "utf8"));
const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  read("package.json"),
);
const { packages } = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({ dev: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) }),
    ),
  }),
  read("package-lock.json"),
);
/** The packages that `npm ci --omit=dev` installs. */
const installed = Object.entries(packages)
  .filter(([place, { dev }]) => place !== "" && dev !== true)
  .map(([place]) => place);

/** The packages that a built file imports, at its start or later. */
function importsOf(file: string): readonly string[] {
  const found: string[] = [];
  const note = (source: unknown) => {
    if (typeof source !== "object" || source === null || !("value" in source)) return;
    const { value } = source;
    if (typeof value === "string" && /^[@a-z]/.test(value) && !isBuiltin(value)) found.push(value);
  };
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
  }).visit(program);
  return found.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

test("the dependencies in package.json are Node and the imports of the built server", () => {
  const files = globSync("build/server/**/*.js", { cwd: root });
  const imported = new Set(files.flatMap(importsOf));
  expect([...imported, "node"].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test("neither Vite nor TypeScript is a run-time dependency", () => {
  expect(
    installed.filter((place) => /node_modules\/(?:vite|rolldown|typescript|@babel\/)/.test(place)),
  ).toEqual([]);
});

describe("a folder with the build and the run-time dependencies alone", () => {
  const folder = fixture(async (owned) => {
    const copied = owned.use(mkdtempDisposableSync(path.join(tmpdir(), "anaba-runtime-")));
    const copy = (name: string) =>
      cpSync(path.join(root, name), path.join(copied.path, name), { recursive: true });
    // Node itself is large, but it also runs this test. Packages for other systems are not installed.
    for (const place of installed)
      if (!/node_modules\/node(?:-bin-setup)?$/.test(place) && existsSync(path.join(root, place)))
        copy(place);
    for (const name of ["package.json", "build"]) copy(name);
    return copied;
  });

  test("the built server starts with run-time dependencies only, and serves pages and sign-ins", async () => {
    const server = await startServer({}, { folder: folder.path });
    const at = `http://127.0.0.1:${server.port}`;
    for (const address of [paths.home(), paths.gem(1)]) expect((await fetch(at + address)).status).toBe(200);
    const signIn = await fetch(at + paths.signIn(), {
      method: "POST",
      headers: { Origin: "http://localhost:3000" },
      body: new URLSearchParams({ email: "nobody@example.com", password: "Kumano8Kodo" }),
    });
    expect(signIn.status).toBe(401);
    expect(await server.stop()).toBe(0);
  });

  test("with run-time dependencies only, each can be imported, and the operator's commands run", () => {
    const names = Object.keys(dependencies).filter((name) => name !== "node");
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, [...args], { cwd: folder.path, encoding: "utf8" });
    const importAll = `for (const name of ${JSON.stringify(names)}) await import(name); console.log("all")`;
    expect(run("--input-type=module", "-e", importAll)).toBe("all\n");
    expect(run("build/server/ops.js", "--help")).toContain("backup");
  });
});
