import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDocuments } from "../../server/documents/open.ts";
import type { Files } from "../../server/files/files.ts";
import { createDiskFiles } from "../../server/files/disk.ts";
import { checkBackup } from "../../server/ops/backup/read.ts";
import { writeBackup } from "../../server/ops/backup/write.ts";
import { changeUser, settle } from "../support/people.ts";
import { sqliteSite, type SiteOfEngine } from "../support/site-of-engine.ts";

describe("the draft of a backup", () => {
  let site: SiteOfEngine;
  let folder: string;
  let databaseUrl: string;
  let disk: Files;
  beforeEach(async () => {
    site = await sqliteSite();
    folder = site.settings["DATA_DIR"] ?? "";
    databaseUrl = `sqlite:${path.join(folder, "anaba.sqlite")}`;
    disk = createDiskFiles(path.join(folder, "files"));
    const documents = await openDocuments({ url: databaseUrl });
    await settle(documents, "hana");
    await changeUser(documents, "hana", { profileImage: "profile-images/hana/1_hana.webp" });
    await documents.close();
  });
  afterEach(() => site.drop());

  const file = () => path.join(folder, "anaba.backup");
  const write = (get: Files["get"]) =>
    writeBackup(file(), {
      databaseUrl,
      files: { ...disk, get },
      secrets: ["secret"],
      version: "1",
      now: () => 1,
    });
  const backups = () => readdirSync(folder).filter((name) => name.startsWith("anaba.backup"));
  const away = () => Promise.reject(new Error("the storage is away"));

  test("a backup that fails leaves the draft of another backup of the same name alone, and none of its own", async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<null>();
    const first = write(() => {
      begun.resolve();
      return gate.promise;
    });
    await begun.promise;
    await expect(write(away)).rejects.toThrow("the storage is away");
    expect(backups()).toHaveLength(1);
    gate.resolve(null);
    await first;
    expect(backups()).toEqual(["anaba.backup"]);
    expect(await checkBackup(file())).toMatchObject({ version: "1" });
  });

  test("two backups into one file at the same time leave one whole archive", async () => {
    await Promise.all([write(disk.get), write(disk.get)]);
    expect(backups()).toEqual(["anaba.backup"]);
    expect(await checkBackup(file())).toMatchObject({ version: "1" });
  });
});
