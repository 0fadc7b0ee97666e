import { describe, expect, test } from "vitest";
import { allNames } from "../../../server/files/files.ts";
import { retryingFiles } from "../../../server/files/retrying.ts";
import { createS3Files } from "../../../server/files/s3.ts";
import { startS3 } from "./s3-stub.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${1_700_000_000_000 + n}_u${n}`);

describe("a bucket with more than a page of keys", () => {
  test("2,500 keys are listed in three pages by continuation tokens, in order and each once", async () => {
    await using s3 = await startS3();
    const names = numbered(2500);
    for (const name of names.toReversed()) s3.objects.set(`/anaba/erasures/${name}`, Buffer.alloc(0));
    s3.objects.set("/anaba/erasures-of-others/1_x", Buffer.alloc(0));
    const pages: (readonly string[])[] = [];
    for await (const page of createS3Files(s3.config).list("erasures")) pages.push(page);
    expect(pages.map((page) => page.length)).toEqual([1000, 1000, 500]);
    expect(pages.flat()).toEqual(names);
    expect(s3.done.filter((request) => request.includes("continuation-token="))).toHaveLength(2);
  });

  test("a list of keys in a bucket continues after a name", async () => {
    await using s3 = await startS3({ pageSize: 3 });
    const names = numbered(10);
    for (const name of names) s3.objects.set(`/anaba/erasures/${name}`, Buffer.alloc(0));
    const after: string[] = [];
    for await (const page of createS3Files(s3.config).list("erasures", names[4])) after.push(...page);
    expect(after).toEqual(names.slice(5));
  });
});

test("the largest picture, five megabytes, is stored and read in one request each, byte for byte", async () => {
  await using s3 = await startS3();
  const files = createS3Files(s3.config);
  const bytes = Uint8Array.from({ length: 5_000_000 }, (_, n) => (n * 31) % 256);
  await files.put("profile-images/u/1_a.webp", bytes);
  expect(Buffer.compare((await files.get("profile-images/u/1_a.webp")) ?? Buffer.alloc(0), bytes)).toBe(0);
  expect(s3.done).toHaveLength(2);
});

describe("a command on a bucket", () => {
  test("a command repeats a bucket request that gets 503 or no response until it succeeds", async () => {
    const faults = [503, 503, 503, "nothing", 500, 503] as const;
    let asked = 0;
    await using s3 = await startS3({ faultOf: () => faults[asked++] ?? null });
    const files = retryingFiles(createS3Files(s3.config));
    await files.put("erasures/1_a", Uint8Array.of(7));
    asked = 0;
    expect([...((await files.get("erasures/1_a")) ?? [])]).toEqual([7]);
    asked = 0;
    expect(await allNames(files, "erasures")).toEqual(["1_a"]);
    expect(s3.done[0]).toBe("PUT /anaba/erasures/1_a");
  });

  test("a command does not repeat a request that the bucket refuses", async () => {
    await using s3 = await startS3();
    let asked = 0;
    const files = createS3Files({ ...s3.config, secretAccessKey: "wrong" });
    const counted = retryingFiles({
      ...files,
      put: (key, bytes) => ((asked += 1), files.put(key, bytes)),
    });
    await expect(counted.put("a", Uint8Array.of(1))).rejects.toThrow("403");
    expect(asked).toBe(1);
  });
});

test("every request to a bucket that does not exist fails: an answer would mean that nothing was ever stored", async () => {
  await using s3 = await startS3();
  const files = createS3Files({ ...s3.config, bucket: "misspelt" });
  const key = "erasures/1_a";
  for (const ask of [
    () => allNames(files, "erasures"),
    () => files.get(key),
    () => files.put(key, Uint8Array.of(1)),
    () => files.remove(key),
    () => files.ready(),
  ])
    await expect(ask()).rejects.toThrow("404");
});
