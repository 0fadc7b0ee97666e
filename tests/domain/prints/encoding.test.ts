import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureId } from "../../../domain/prints/picture-set.ts";
import { pictureTexts } from "../../../domain/prints/picture-texts.ts";
import * as prints from "../../../domain/prints/pictures.ts";
import { encodeMaster } from "../../../scripts/prints/encode-print.ts";
import { findEncoded, servedFiles } from "../../../scripts/prints/files.ts";
import { printModules } from "../../../scripts/prints/print-data.ts";

test("the data of the prints are as `npx node scripts/prints/encode.ts` writes them", async () => {
  for (const [file, content] of await printModules()) expect(readFileSync(file, "utf8"), file).toBe(content);
});

test("every print with texts is encoded", () => {
  expect(Object.keys(pictureTexts).toSorted()).toEqual(Object.values(prints).map(pictureId).toSorted());
});

/** Encodes a master of one colour. */
async function encodeFlat(width: number, height: number) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "anaba-master-"));
  const master = path.join(folder.path, "new-a.png");
  await sharp({ create: { width, height, channels: 3, background: "#c23a24" } })
    .png()
    .toFile(master);
  return await encodeMaster("new-a", master);
}

test("an upright master becomes the files of an upright print", async () => {
  const encoded = await encodeFlat(1800, 2400);
  expect(encoded.map(({ file }) => file).toSorted()).toEqual(servedFiles("new-a", true).toSorted());
  const sizes = await Promise.all(encoded.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ width }) => width)).toEqual([300, 600, 600, 1200, 1800]);
});

test("a master of another size is refused", async () => {
  await expect(encodeFlat(1600, 1200)).rejects.toThrow("new-a.png is 1600×1200; a master is 2400×1800");
});

test("a new main print has its data before its share picture exists, which is then part of its version", () => {
  const files = servedFiles("new-hero", false);
  expect(findEncoded("new-hero", (file) => files.includes(file))?.files).toEqual(files);
  const all = findEncoded("new-hero", () => true)?.files ?? [];
  expect(all.map((file) => path.basename(file))).toEqual([
    "new-hero-400.avif",
    "new-hero-800.avif",
    "new-hero-1600.avif",
    "new-hero-2400.avif",
    "new-hero.jpg",
    "new-hero-share.jpg",
  ]);
  const withoutOne = new Set(files.slice(1));
  expect(findEncoded("new-hero", (file) => withoutOne.has(file))).toBeNull();
});

test("the files of a print tell whether it is upright", () => {
  const files = servedFiles("new-a", true);
  expect(findEncoded("new-a", (file) => files.includes(file))).toEqual({ upright: true, files });
});
