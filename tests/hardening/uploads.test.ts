import { allNames } from "../../server/files/files.ts";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { mayBeImage } from "../../domain/account/image-signatures.ts";
import { paths } from "../../domain/site/paths.ts";
import { createProfileImages } from "../../server/files/images.ts";
import { deleteDueFiles } from "../../server/jobs/delete-files.ts";
import { hour } from "../support/clock.ts";
import { createWorld } from "../support/world.ts";
import { disk } from "./storages.ts";
import { blackPng, chunksOf, corpus, manyFrames, phonePictures, scripts, vastJpeg } from "./uploads.ts";

const make = createProfileImages();

test("uploads from the corpus become new WebP files without any of the hidden content (docs/security.md row 18)", async () => {
  const uploads = await corpus();
  expect(uploads.length).toBeGreaterThanOrEqual(120);
  let accepted = 0;
  for (const { name, bytes } of uploads) {
    const made = await make(bytes);
    if (!made.ok) {
      expect(made.refusal, name).toBe("image-invalid");
      continue;
    }
    accepted += 1;
    // Otherwise it would be refused before it gets here.
    expect(mayBeImage(bytes), name).toBe(true);
    const out = Buffer.from(made.value);
    expect(await sharp(out).metadata(), name).toMatchObject({ format: "webp", width: 512, height: 512 });
    for (const script of [...scripts, "canary"]) expect(out.includes(script), name).toBe(false);
    expect(
      chunksOf(out).filter((chunk) => !chunk.startsWith("VP8")),
      name,
    ).toEqual([]);
  }
  // Images with appended data are still images.
  expect(accepted).toBeGreaterThan(20);
});

test("fifty phone photos reveal neither place nor time nor owner (docs/security.md row 20)", async () => {
  for (const { name, bytes } of await phonePictures(50)) {
    expect(Buffer.from(bytes).includes("canary"), name).toBe(true);
    const made = await make(bytes);
    if (!made.ok) throw new Error(`${name} is refused`);
    const out = Buffer.from(made.value);
    expect(out.includes("canary"), name).toBe(false);
    expect(
      chunksOf(out).filter((chunk) => !chunk.startsWith("VP8")),
      name,
    ).toEqual([]);
  }
});

describe("bombs (docs/security.md row 19)", () => {
  test.each([
    [30_000, 30_000],
    [100_000, 1000],
    [1, 50_000_000],
  ])("a valid PNG of %i × %i is refused", async (width, height) => {
    const bomb = blackPng(width, height);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await make(bomb)).toEqual({ ok: false, refusal: "image-invalid" });
  });

  test("a JPEG that claims 65535 × 65535 is refused", async () => {
    expect(await make(await vastJpeg())).toEqual({ ok: false, refusal: "image-invalid" });
  });

  test("only one of the eighty frames of a GIF is decoded", async () => {
    const made = await make(await manyFrames(80));
    expect(made.ok && (await sharp(made.value).metadata()).pages).toBeFalsy();
    expect(made.ok).toBe(true);
  });
});

test("after interrupted uploads exactly one file is left for each user with an image (docs/security.md row 21)", async () => {
  await using world = await createWorld();
  const people = await Promise.all(
    ["ann", "bo1", "cy1"].map((id) => world.people.signedIn(id, { username: id })),
  );
  const { files, documents } = world.app;
  const breaks = [
    () => undefined,
    () => void vi.spyOn(files, "put").mockRejectedValueOnce(new Error("killed before it was stored")),
    () =>
      void vi.spyOn(documents.users, "update").mockRejectedValueOnce(new Error("killed before it was used")),
    () => void vi.spyOn(documents.fileDeletions, "queue").mockRejectedValueOnce(new Error("killed first")),
    () => void vi.spyOn(files, "remove").mockRejectedValueOnce(new Error("storage is down")),
  ];
  for (let n = 0; n < 30; n += 1) {
    const person = people[n % people.length];
    breaks[n % breaks.length]?.();
    const image = new File([blackPng(9, 9)], `${n}.png`);
    const id = person?.user.id ?? "";
    const fields = { intent: "save", nickname: "Nick", username: id, bio: "", image };
    await person?.browser.post(paths.editProfile(), fields, { multipart: true });
    await deleteDueFiles(world.app);
    world.clock.advance(hour / 4);
  }
  for (let n = 0; n < 3; n += 1) {
    world.clock.advance(hour);
    await deleteDueFiles(world.app);
  }
  const kept = await Promise.all(
    people.map(async ({ user }) => (await documents.users.byId(user.id))?.profileImage),
  );
  const stored = await disk.keys(world.app.config.dataDir);
  expect(stored.toSorted()).toEqual(kept.toSorted((a, b) => String(a).localeCompare(String(b))));
  expect(stored).toHaveLength(3);
});

test("an interrupted upload does not delete the image in use", async () => {
  await using world = await createWorld();
  const { browser, user } = await world.people.signedIn("ann");
  const { documents, files } = world.app;
  const image = new File([blackPng(9, 9)], "same.png");
  const fields = { intent: "save", nickname: "Nick", username: "ann", bio: "", image };
  const upload = () => browser.post(paths.editProfile(), fields, { multipart: true });
  await upload();
  vi.spyOn(documents.users, "update").mockRejectedValueOnce(new Error("killed before it was used"));
  await upload();
  await upload();
  world.clock.advance(2 * hour);
  await deleteDueFiles(world.app);
  const key = (await documents.users.byId(user.id))?.profileImage ?? "";
  expect(await files.get(key)).not.toBeNull();
  expect(await documents.fileDeletions.due({ now: world.clock.now(), limit: 9 })).toEqual([]);
  // A replaced image is deleted like every other.
  await upload();
  await deleteDueFiles(world.app);
  expect(await files.get(key)).toBeNull();
});

test("all due files are deleted in one run; those that the storage refuses are postponed", async () => {
  await using world = await createWorld();
  const { documents, files } = world.app;
  const now = world.clock.now();
  for (let n = 0; n < 50; n += 1) {
    const key = `profile-images/gone/${n}_a.webp`;
    await files.put(key, Uint8Array.of(1));
    await documents.fileDeletions.queue({ key, createdAt: now, dueAt: now });
  }
  vi.spyOn(files, "remove").mockRejectedValueOnce(new Error("storage is down"));
  await deleteDueFiles(world.app);
  const left = await allNames(files, "profile-images/gone");
  expect(left).toHaveLength(1);
});
