import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig, SettingError } from "../../server/config/config.ts";
import { usableSecrets } from "../../server/runtime/parts.ts";

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

  test("the data folder, its database and its secret are created for their owner only", async () => {
    await start();
    expect([modeOf(folder), modeOf(folder, "anaba.sqlite"), modeOf(folder, "auth-secret")]).toEqual([
      0o700, 0o600, 0o600,
    ]);
  });

  test("a data folder that others may read is made private, with its secret files", async () => {
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
    "a new volume that contains %j is accepted as the data folder",
    async (names) => {
      mkdirSync(folder, { mode: 0o777 });
      for (const name of names) mkdirSync(path.join(folder, name));
      await start();
      expect(modeOf(folder)).toBe(0o700);
    },
  );

  test("a folder with other content is refused as the data folder and left unchanged", async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, "holiday.txt"), "");
    await expect(start()).rejects.toThrow(SettingError);
    await expect(start()).rejects.toThrow(
      `DATA_DIR: other users can read ${folder}, and it contains other files`,
    );
    expect(modeOf(folder)).toBe(0o755);
  });

  test.skipIf(process.platform === "win32")(
    "a first start on a full disk is refused with a line that names the setting, and leaves no secret behind",
    async () => {
      mkdirSync(folder, { mode: 0o700 });
      const script = `import { usableSecrets } from "./server/runtime/parts.ts";
        await usableSecrets({ authSecrets: null, dataDir: process.argv[1] }).catch((error) => console.log(error.message));`;
      // No file may grow, as on a full disk.
      const limited = `ulimit -f 0; exec "$@"`;
      const command = [process.execPath, "--input-type=module", "-e", script, folder];
      const { stdout } = spawnSync("/bin/sh", ["-c", limited, "sh", ...command], { encoding: "utf8" });
      expect(stdout).toMatch(/^DATA_DIR: .*auth-secret cannot be .* \(EFBIG\); free disk space.*\n$/);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("two first starts at once agree on the secret", async () => {
    mkdirSync(folder, { mode: 0o700 });
    const read = () => usableSecrets({ authSecrets: null, dataDir: folder });
    const secrets = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set(secrets.flat()).size).toBe(1);
    expect(readdirSync(folder)).toEqual(["auth-secret"]);
  });

  test("a data folder with an empty secret is refused", async () => {
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(path.join(folder, "auth-secret"), "");
    await expect(start()).rejects.toThrow(/^DATA_DIR: .*auth-secret is too short; delete it/);
  });
});
