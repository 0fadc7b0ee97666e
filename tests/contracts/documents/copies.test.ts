import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onSnapshot } from "../../../server/database/copies.ts";
import { openDocuments } from "../../../server/documents/open.ts";

describe("the copies of SQLite's database that backups read and restores write", () => {
  let folder: string;
  let url: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "anaba-copies-"));
    url = `sqlite:${path.join(folder, "anaba.sqlite")}`;
    await start();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });

  const start = async () => (await openDocuments({ url })).close();
  const copies = () => readdirSync(folder).filter((name) => /\.copy-[0-9a-f]+$/.test(name));
  const remains = () => readdirSync(folder).filter((name) => name.includes(".copy-"));

  const beginBackup = () => begin("backup");
  const beginRestore = () => begin("restore");

  async function begin(work: "backup" | "restore"): Promise<ChildProcess> {
    const child = fork(new URL("copier.ts", import.meta.url), [url, work]);
    children.push(child);
    await once(child, "message");
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  test("the copy of a killed backup is deleted at the next start", async () => {
    await kill(await beginBackup());
    expect(copies()).toHaveLength(1);
    await start();
    expect(remains()).toEqual([]);
  });

  test("the copy of a killed backup is deleted by the next backup", async () => {
    await kill(await beginBackup());
    const [left] = copies();
    await onSnapshot(url, async () => {
      expect(copies()).toHaveLength(1);
      expect(copies()).not.toContain(left);
    });
    expect(remains()).toEqual([]);
  });

  test("what a killed restore has written is deleted at the next start, not while it runs", async () => {
    const running = await beginRestore();
    await start();
    expect(copies()).toHaveLength(1);
    await kill(running);
    expect(remains().length).toBeGreaterThan(0);
    await start();
    expect(remains()).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.includes("restored"))).toEqual([]);
  });

  test("no start and no backup deletes the copy of a backup that runs", async () => {
    const running = await beginBackup();
    const [own] = copies();
    await start();
    expect(copies()).toEqual([own]);
    await onSnapshot(url, async () => {
      await start();
      expect(copies()).toHaveLength(2);
      await onSnapshot(url, async () => expect(copies()).toHaveLength(3));
      await start();
      expect(copies()).toHaveLength(2);
    });
    expect(copies()).toEqual([own]);
    await kill(running);
    await start();
    expect(remains()).toEqual([]);
  });

  test("a start deletes only copies of its own database", async () => {
    const others = ["anaba.sqlite.copy", "copy.sqlite", "old-anaba.sqlite.copy-0a1b2c3d4e5f"];
    for (const name of [...others, "anaba.sqlite.copy-0a1b2c3d4e5f"])
      writeFileSync(path.join(folder, name), "");
    await start();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
    expect(readdirSync(folder)).not.toContain("anaba.sqlite.copy-0a1b2c3d4e5f");
  });
});
