import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import { fixture } from "../support/fixture.ts";
import { ops } from "../support/ops.ts";
import { settle } from "../support/people.ts";
import { postgresSettings } from "../support/site-of-engine.ts";

const root = path.join(import.meta.dirname, "..", "..");

describe("npm run ops", () => {
  const folder = fixture(async (owned) => {
    const created = owned.use(mkdtempDisposableSync(path.join(tmpdir(), "anaba-ops-")));
    const app = await createApp(readConfig({ DATA_DIR: created.path, LOG_LEVEL: "silent" }));
    await settle(app.documents, "someone");
    await app.close();
    return created;
  });

  const built = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/ops.js", ...args], {
      cwd: root,
      env: { DATA_DIR: folder.path },
      encoding: "utf8",
    });
    return { code: status, out: stdout, err: stderr };
  };

  test("npm run ops runs from the build and ends by itself", () => {
    expect(built("user", "find", "someone", "--json")).toMatchObject({ code: 0, err: "" });
    expect(built("user", "find", "someone").out).toContain("someone@example.com");
    expect(built("user", "suspend", "nobody", "--reason", "x").code).toBe(3);
  });

  test.each([[], ["user"], ["user", "find"], ["review"], ["review", "hide"], ["audit"]])(
    "the ops command %j --help prints the usage and does nothing",
    async (...level) => {
      const { code, out, err } = await ops({}, ...level.filter((word) => typeof word === "string"), "--help");
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain(`Usage: ops${level.length === 0 ? "" : ` ${level.join(" ")}`}`);
    },
  );

  test.each([
    [["nothing"]],
    [["user", "nothing"]],
    [["user", "find"]],
    [["review", "list", "--limit", "0"]],
    [["--nothing"]],
  ])("the unknown ops command %j exits with 2 and prints the usage", async (args) => {
    const { code, out, err } = await ops({}, ...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/error: /);
  });

  test("an ops command with an invalid setting exits with 2, and creates no missing database", async () => {
    expect(await ops({ PORT: "x" }, "user", "find", "a")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^PORT: /) as unknown,
    });
    const empty = path.join(folder.path, "nowhere");
    expect(await ops({ DATA_DIR: empty }, "user", "find", "a")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^DATA_DIR: no database in /) as unknown,
    });
  });

  test("an ops command without a reachable database exits with 2 and names the setting", async () => {
    const settings = {
      ...postgresSettings("postgres://nobody@127.0.0.1:9/none"),
      DATA_DIR: folder.path,
    };
    const { code, err } = await ops(settings, "user", "find", "a");
    expect([code, err]).toEqual([2, expect.stringMatching(/^DATABASE_URL: the database does not answer/)]);
  });
});
