import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../server/runtime/app.ts";
import { readConfig, SettingError } from "../../server/runtime/config.ts";

const modeOf = (...names: string[]) => statSync(path.join(...names)).mode & 0o777;

describe("the data folder (docs/security.md row 37)", () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), "anaba-folder-"));
    folder = path.join(parent, "data");
  });
  afterEach(() => rmSync(parent, { recursive: true }));
  const start = async () => (await createApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }))).close();

  test("is made for its owner alone, the database and the secret in it too", async () => {
    await start();
    expect([modeOf(folder), modeOf(folder, "anaba.sqlite"), modeOf(folder, "auth-secret")]).toEqual([
      0o700, 0o600, 0o600,
    ]);
  });

  test("that others may read is tightened, with all that is secret in it", async () => {
    await start();
    writeFileSync(path.join(folder, "anaba.sqlite-wal"), "");
    for (const name of ["anaba.sqlite", "anaba.sqlite-wal", "auth-secret"])
      chmodSync(path.join(folder, name), 0o644);
    chmodSync(folder, 0o755);
    await start();
    expect([modeOf(folder), modeOf(folder, "anaba.sqlite"), modeOf(folder, "auth-secret")]).toEqual([
      0o700, 0o600, 0o600,
    ]);
  });

  test.each([[[]], [["lost+found"]]])(
    "that is a volume fresh from the system with %j is taken",
    async (names) => {
      mkdirSync(folder, { mode: 0o777 });
      for (const name of names) mkdirSync(path.join(folder, name));
      await start();
      expect(modeOf(folder)).toBe(0o700);
    },
  );

  test("that is somebody's for other things is refused and left as it is", async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, "holiday.txt"), "");
    await expect(start()).rejects.toThrow(SettingError);
    await expect(start()).rejects.toThrow(`DATA_DIR: others may read ${folder}, and it holds other things`);
    expect(modeOf(folder)).toBe(0o755);
  });

  test("with a secret that a killed start left unwritten is refused: it would be everybody's", async () => {
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(path.join(folder, "auth-secret"), "");
    await expect(start()).rejects.toThrow(/^DATA_DIR: .*auth-secret is too short for a secret; remove it/);
  });
});
