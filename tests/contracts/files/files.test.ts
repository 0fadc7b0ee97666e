import { mkdirSync, mkdtempDisposableSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createDiskFiles } from "../../../server/files/disk.ts";
import { allNames, type Files } from "../../../server/files/files.ts";
import { createS3Files } from "../../../server/files/s3.ts";
import { fixture } from "../../support/fixture.ts";
import { listening } from "../../support/listening.ts";
import { startS3 } from "./s3-stub.ts";

const temporaryFolder = () => mkdtempDisposableSync(path.join(tmpdir(), "anaba-files-"));

const storages: readonly (readonly [string, (owned: AsyncDisposableStack) => Promise<Files>])[] = [
  ["disk", (owned) => Promise.resolve(createDiskFiles(owned.use(temporaryFolder()).path))],
  ["S3", async (owned) => createS3Files(owned.use(await startS3({ pageSize: 2 })).config)],
];

describe.each(storages)("files on %s", (_name, open) => {
  const files = fixture(open);
  const key = "profile-images/u1/1700_me.webp";

  test("a stored file reads back byte by byte, and can be replaced", async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256);
    await files.put(key, bytes);
    expect(await files.get(key)).toEqual(bytes);
    await files.put(key, Uint8Array.of(1));
    expect(await files.get(key)).toEqual(Uint8Array.of(1));
  });

  test("a removed file is gone, and removing it again succeeds", async () => {
    await files.put(key, Uint8Array.of(1));
    await files.remove(key);
    await files.remove(key);
    expect(await files.get(key)).toBeNull();
  });

  test("a file that does not exist reads as null", async () =>
    expect(await files.get("profile-images/u2/1_a.webp")).toBeNull());

  test("a folder lists all its own files, however many", async () => {
    expect(await allNames(files, "erasures")).toEqual([]);
    for (const name of ["3_c", "1_a", "2_b", "5_e-e", "4_d"])
      await files.put(`erasures/${name}`, new Uint8Array());
    await files.put("erasures-of-others/1_x", new Uint8Array());
    expect((await allNames(files, "erasures")).toSorted()).toEqual(["1_a", "2_b", "3_c", "4_d", "5_e-e"]);
  });

  test("a reachable storage is ready", async () => expect(await files.ready()).toBeUndefined());
});

test("a folder on disk with more than a page of files lists each once, in order", async () => {
  using folder = temporaryFolder();
  mkdirSync(path.join(folder.path, "erasures"));
  const names = Array.from({ length: 1001 }, (_, n) => String(n).padStart(4, "0"));
  for (const name of names) writeFileSync(path.join(folder.path, "erasures", name), "");
  const pages: (readonly string[])[] = [];
  for await (const page of createDiskFiles(folder.path).list("erasures")) pages.push(page);
  expect(pages.map((page) => page.length)).toEqual([1000, 1]);
  expect(pages.flat()).toEqual(names);
});

test("files on disk are readable by the owner only, complete, and inside their folder", async () => {
  using folder = temporaryFolder();
  const files = createDiskFiles(folder.path);
  await files.put("profile-images/u1/1_a.webp", Uint8Array.of(1));
  const place = path.join(folder.path, "profile-images", "u1");
  expect(readdirSync(place)).toEqual(["1_a.webp"]);
  expect(statSync(path.join(place, "1_a.webp")).mode & 0o777).toBe(0o600);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  await expect(files.put("../out.webp", Uint8Array.of(1))).rejects.toThrow(RangeError);
});

test("removing a file on disk also removes what a killed process left half written, and nothing else", async () => {
  using folder = temporaryFolder();
  const files = createDiskFiles(folder.path);
  const place = path.join(folder.path, "profile-images", "u1");
  for (const name of ["1_a", "1_ab", "2_b"])
    await files.put(`profile-images/u1/${name}.webp`, Uint8Array.of(1));
  for (const name of ["1_a", "3_c"]) writeFileSync(path.join(place, `${name}.webp.0123456789ab`), "half");
  await files.remove("profile-images/u1/1_a.webp");
  await files.remove("profile-images/u1/3_c.webp");
  expect(readdirSync(place).toSorted()).toEqual(["1_ab.webp", "2_b.webp"]);
});

test("a wrong secret and an unreachable storage reject", async () => {
  const { config, close } = await startS3();
  const stranger = createS3Files({ ...config, secretAccessKey: "wrong" });
  await expect(stranger.put("a", Uint8Array.of(1))).rejects.toThrow("403");
  await expect(stranger.get("a")).rejects.toThrow("403");
  await expect(stranger.ready()).rejects.toThrow("403");
  await close();
  await expect(createS3Files(config).get("a")).rejects.toThrow();
});

test("a redirect of the storage is not followed: a request signed for one server is sent to no other", async () => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(`${request.method ?? ""} ${request.url ?? ""}`);
    response.writeHead(200).end("not ours");
  });
  const to = await listening(elsewhere);
  const leading = createServer((_, response) => {
    response.writeHead(307, { Location: `http://127.0.0.1:${to}/elsewhere` }).end();
  });
  const endpoint = new URL(`http://127.0.0.1:${await listening(leading)}`);
  const files = createS3Files({
    kind: "s3",
    endpoint,
    bucket: "anaba",
    region: "r",
    accessKeyId: "key",
    secretAccessKey: "right",
  });
  for (const call of [
    () => files.get("a"),
    () => files.put("a", Uint8Array.of(1)),
    () => files.remove("a"),
    () => allNames(files, "erasures"),
    () => files.ready(),
  ])
    await expect(call()).rejects.toThrow("307");
  expect(asked).toEqual([]);
  for (const server of [leading, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});
