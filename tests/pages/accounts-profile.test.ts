import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { refusals } from "../../domain/site/refusals.ts";
import { paths } from "../../domain/site/paths.ts";
import { allNames } from "../../server/files/files.ts";
import { deleteDueFiles } from "../../server/jobs/delete-files.ts";
import type { Browser, Fields } from "../support/browser-in-process.ts";
import { day, hour, second } from "../support/clock.ts";
import { changeUser, writeReview } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const json = { Accept: "application/json" };
const world = useWorld();
const save = (browser: Browser, fields: Fields) =>
  browser.post(
    paths.editProfile(),
    { intent: "save", nickname: "Nick", username: "same", bio: "", ...fields },
    { multipart: true },
  );
/** Whether the page contains the sentence. */
const told = (text: string, sentence: string) => text.includes(sentence);
const userOf = (id: string) => world.app.documents.users.byId(id);
/** Gives a user another username, so that the one before is blocked for others. */
const moveOn = (id: string, username: string) =>
  changeUser(world.app.documents, id, { username, usernameFreedUntil: world.clock.now() + 180 * day });
const picture = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const file = async (bytes: Promise<Uint8Array> | Uint8Array, name: string, type: string) =>
  new File([new Uint8Array(await bytes)], name, { type });

describe("saving the profile", () => {
  test("saving the profile changes its fields and the name that reviews show", async () => {
    const { user, browser } = await world.people.signedIn("hana");
    await writeReview(world.app.documents, { gemId: 1, userId: user.id, at: world.clock.now() });
    world.clock.advance(second);
    const answer = await browser.post(paths.editProfile(), {
      intent: "save",
      nickname: "  Hana K. ",
      username: "Hana_K",
      bio: "Walks.\r\nWrites.",
      age: "33",
    });
    expect([answer.status, told(answer.text, "Profile updated successfully!")]).toEqual([200, true]);
    expect(await userOf(user.id)).toEqual({
      ...user,
      nickname: "Hana K.",
      name: "Hana K.",
      username: "hana_k",
      bio: "Walks.\nWrites.",
      age: 33,
      updatedAt: world.clock.now(),
    });
    const { reviews } = await world.app.documents.reviews.page({ gemId: 1 });
    expect(reviews[0]).toMatchObject({
      userNickname: "Hana K.",
      updatedAt: world.clock.now() - second,
    });
  });

  test.each([
    [{ nickname: " " }, "Nickname is required"],
    [{ username: "ab" }, "Username must be at least 3 characters long"],
    [{ username: "a".repeat(21) }, "Username must be less than 20 characters"],
    [{ username: "a b c" }, "Username can only contain letters, numbers, and underscores"],
    [{ bio: "b".repeat(151) }, "Bio must be less than 150 characters"],
    [{ age: "-1" }, "Invalid age value"],
    [{ age: "12abc" }, "Invalid age value"],
    [{ username: "neighbour" }, "Username is already taken"],
    [{ username: "admin" }, "Username is not available"],
    [{ username: "given_up" }, "Username is not available"],
  ])("the profile %j is refused: %s; nothing changes", async (fields, sentence) => {
    const id = `p${world.app.random.id().slice(0, 12)}`;
    const { user, browser } = await world.people.signedIn(id, { username: id });
    await world.people.settle("neighbour", { username: "neighbour" }).catch(() => undefined);
    const other = await world.people.settle("mover", { username: "given_up" }).catch(() => undefined);
    if (other) await moveOn("mover", "moved_on");
    const answer = await save(browser, { username: id, ...fields });
    expect([answer.status >= 400 && answer.status < 500, told(answer.text, sentence)]).toEqual([true, true]);
    expect(await userOf(id)).toEqual(user);
  });

  test("a user's own username is available to them, and so is one that they gave up", async () => {
    const { browser } = await world.people.signedIn("keeper", { username: "keeper" });
    const check = (username: string) =>
      browser.post(paths.editProfile(), { intent: "check-username", username }, { headers: json });
    expect((await check("KEEPER")).text).toContain("available");
    expect((await save(browser, { username: "keeper_2" })).status).toBe(200);
    expect((await check("keeper")).text).toContain("available");
    expect((await check("hana_k")).text).toContain("taken");
    expect((await save(browser, { username: "keeper" })).status).toBe(200);
  });

  test("the check of a username gives the same result as saving it", async () => {
    const { browser } = await world.people.signedIn("asker", { username: "asker" });
    await world.people.settle("resident", { username: "resident" });
    await world.people.settle("nomad", { username: "left_behind" });
    await moveOn("nomad", "camped_on");
    const looksUp = async (username: string) => {
      const fields = { intent: "check-username", username };
      return (await browser.post(paths.editProfile(), fields, { headers: json })).body["availability"];
    };
    const said = new Map([
      ["asker_2", "available"],
      ["RESIDENT", "taken"],
      ["Admin", "unavailable"],
      ["left_behind", "unavailable"],
    ]);
    for (const [username, availability] of said)
      expect([username, await looksUp(username)]).toEqual([username, availability]);
  });

  test("in the sign-up a reserved name is reported as taken, and nothing more", async () => {
    const { body } = await world
      .browser()
      .post(paths.signup(), { intent: "check-username", username: "admin" }, { headers: json });
    expect(body).toEqual({ ok: true, availability: "taken" });
  });

  test("a profile that the server fails to save changes nothing, and the page says so", async () => {
    const { user, browser } = await world.people.signedIn("steady", { username: "steady" });
    vi.spyOn(world.app.documents.users, "update").mockRejectedValueOnce(new Error("disk full"));
    const answer = await browser.post(
      paths.editProfile(),
      { intent: "save", nickname: "Other", username: "steady", bio: "" },
      { headers: json },
    );
    expect([answer.status, answer.body["message"]]).toEqual([503, "Failed to update profile"]);
    expect(await userOf(user.id)).toEqual(user);
  });

  test("a bio of a hundred words from the sign-up is never shortened", async () => {
    const bio = "w".repeat(6).concat(" ").repeat(100).trim();
    const { user, browser } = await world.people.signedIn("wordy", { username: "wordy", bio });
    expect(told((await save(browser, { username: "wordy", bio })).text, "Bio must be less than 150")).toBe(
      true,
    );
    expect((await userOf(user.id))?.bio).toBe(bio);
  });
});

describe("the picture", () => {
  const upload = async (browser: Browser, username: string, image: Blob) =>
    save(browser, { username, image });
  const stored = async (id: string) => {
    const key = (await userOf(id))?.profileImage ?? "";
    return { key, bytes: await world.app.files.get(key) };
  };

  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "an image in %s becomes 512×512 WebP",
    async (format) => {
      const id = `pic_${format}`;
      const { browser } = await world.people.signedIn(id, { username: id });
      const image = await file(picture().toFormat(format).toBuffer(), "Me & you.PNG", `image/${format}`);
      expect((await upload(browser, id, image)).status).toBe(200);
      const { key, bytes } = await stored(id);
      const name = /^profile-images\/(\w+)\/(\d+_[\da-f]{32}\.webp)$/.exec(key);
      expect([name?.[1], name?.[2]?.split("_")[0]]).toEqual([id, String(world.clock.now())]);
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
        format: "webp",
        width: 512,
        height: 512,
      });
      const served = await world.browser().get(`/${key}`);
      expect(served.status).toBe(200);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=300",
        "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        "content-disposition": `inline; filename="${name?.[2]}"`,
      });
      expect((await browser.get(paths.home())).text).toContain(key);
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "an image with the EXIF orientation %i is stored upright without metadata",
    async (orientation) => {
      const id = `exif_${orientation}`;
      const { browser } = await world.people.signedIn(id, { username: id });
      const left = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
        .composite([
          { input: await picture(40, 10).toColourspace("srgb").png().toBuffer(), left: 0, top: 10 },
        ])
        .withExif({
          IFD0: { Copyright: "canary-person", Software: "canary-phone" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 0/1 0/1" },
        })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      expect(left.includes("canary-person")).toBe(true);
      expect((await upload(browser, id, await file(left, "a.jpg", "image/jpeg"))).status).toBe(200);
      const { bytes } = await stored(id);
      const { exif, xmp, iptc, icc, orientation: kept } = await sharp(bytes ?? undefined).metadata();
      expect([exif, xmp, iptc, icc, kept]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes ?? []).includes("canary")).toBe(false);
    },
  );

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ["an SVG", () => Buffer.from(svg), "a.svg", "image/svg+xml"],
    ["an SVG called PNG", () => Buffer.from(svg), "a.png", "image/png"],
    ["HTML called PNG", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "a.png", "image/png"],
    ["TIFF", () => picture().tiff().toBuffer(), "a.tiff", "image/tiff"],
    [
      "a truncated PNG",
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 60),
      "a.png",
      "image/png",
    ],
    ["nothing but a beginning", () => Buffer.from([0x89, 0x50, 0x4e, 0x47]), "a.png", "image/png"],
    ["an empty file", () => new Uint8Array(), "a.png", "image/png"],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), "a.pdf", "image/png"],
    ["an icon", () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), "a.ico", "image/x-icon"],
  ])("the image %s is refused, and nothing of the form is saved", async (_, bytes, name, type) => {
    const id = `r${world.app.random.id().slice(0, 12)}`;
    const { user, browser } = await world.people.signedIn(id, { username: id });
    const answer = await save(browser, {
      username: id,
      nickname: "Changed",
      image: await file(bytes(), name, type),
    });
    expect([answer.status, told(answer.text, "Please select a valid image file")]).toEqual([422, true]);
    expect(await userOf(id)).toEqual(user);
  });

  test("an image of 900 million pixels is refused before it is decoded", async () => {
    const { browser } = await world.people.signedIn("bomber", { username: "bomber" });
    const small = await picture(1, 1).png().toBuffer();
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const answer = await upload(browser, "bomber", await file(bomb, "a.png", "image/png"));
    expect([answer.status, told(answer.text, "Please select a valid image file")]).toEqual([422, true]);
  });

  test("HTML that is appended to an image is not stored", async () => {
    const { browser } = await world.people.signedIn("polyglot", { username: "polyglot" });
    const png = await picture().png().toBuffer();
    const both = Buffer.concat([png, Buffer.from("<script>alert('canary')</script>")]);
    expect((await upload(browser, "polyglot", await file(both, "a.png.html", "text/html"))).status).toBe(200);
    expect(Buffer.from((await stored("polyglot")).bytes ?? []).includes("canary")).toBe(false);
  });

  test.each([
    [5_242_879, 422, "Please select a valid image file"],
    [5_242_880, 422, "Image size must be less than 5MB"],
    [5_242_881, 422, "Image size must be less than 5MB"],
  ])("an upload of %i bytes that is not an image gets %i %s", async (size, status, sentence) => {
    const id = `s${size}`;
    const { browser } = await world.people.signedIn(id, { username: id });
    const answer = await upload(browser, id, await file(new Uint8Array(size), "a.png", "image/png"));
    expect([answer.status, told(answer.text, sentence)]).toEqual([status, true]);
  });

  test("an upload larger than any form is refused with 413", async () => {
    const { browser } = await world.people.signedIn("giant", { username: "giant" });
    const answer = await upload(
      browser,
      "giant",
      await file(new Uint8Array(7_000_000), "a.png", "image/png"),
    );
    expect(answer.status).toBe(413);
  });

  test("two images, or a text in place of the image, are refused", async () => {
    const { browser } = await world.people.signedIn("doubler", { username: "doubler" });
    const image = await file(picture().png().toBuffer(), "a.png", "image/png");
    for (const two of [
      ["a", "b"],
      [image, image],
    ])
      expect((await save(browser, { username: "doubler", image: two })).status).toBe(400);
    expect((await save(browser, { username: "doubler", image: "https://evil.test/a.png" })).status).toBe(400);
    expect((await userOf("doubler"))?.profileImage).toBeNull();
  });

  test("a new image replaces the old one, which is deleted; an unused one is deleted after an hour", async () => {
    const { browser } = await world.people.signedIn("changer", { username: "changer" });
    const image = async () => file(picture().png().toBuffer(), "a.png", "image/png");
    await upload(browser, "changer", await image());
    const first = await stored("changer");
    world.clock.advance(second);
    await upload(browser, "changer", await image());
    const next = await stored("changer");
    await deleteDueFiles(world.app);
    expect(await world.app.files.get(first.key)).toBeNull();
    expect(next.bytes).not.toBeNull();
    world.clock.advance(second);
    vi.spyOn(world.app.documents.users, "update").mockRejectedValueOnce(new Error("killed"));
    expect((await upload(browser, "changer", await image())).status).toBe(503);
    const names = await allNames(world.app.files, "profile-images/changer");
    const orphan = `profile-images/changer/${names.find((name) => name.startsWith(`${world.clock.now()}_`))}`;
    expect(await world.app.files.get(orphan)).not.toBeNull();
    world.clock.advance(hour);
    await deleteDueFiles(world.app);
    expect(await world.app.files.get(orphan)).toBeNull();
    expect((await stored("changer")).bytes).not.toBeNull();
  });

  test("when the storage does not answer, the rest of the profile is saved and the message says so", async () => {
    const { user, browser } = await world.people.signedIn("unlucky", { username: "unlucky" });
    vi.spyOn(world.app.files, "put").mockRejectedValueOnce(new Error("storage answered 500"));
    const image = await file(picture().png().toBuffer(), "a.png", "image/png");
    const answer = await save(browser, { username: "unlucky", nickname: "Still", image });
    expect([answer.status, told(answer.text, "Failed to upload image: ")]).toEqual([503, true]);
    expect(await userOf(user.id)).toMatchObject({ nickname: "Still", profileImage: null });
  });

  test("a user can upload ten images an hour", async () => {
    const { browser } = await world.people.signedIn("flooder", { username: "flooder" });
    const image = await file(picture().png().toBuffer(), "a.png", "image/png");
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await upload(browser, "flooder", image)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test("an upload that is broken off counts, and the one over the limit is refused before it is read", async () => {
    const { browser } = await world.people.signedIn("breaker", { username: "breaker" });
    const send = (accept: string, pull: (body: ReadableStreamDefaultController) => void) =>
      browser.send(paths.editProfile(), {
        method: "POST",
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        // @ts-expect-error -- a stream needs it; the types of browsers do not know it
        duplex: "half",
        headers: {
          Origin: world.origin,
          Accept: accept,
          "Content-Type": "multipart/form-data; boundary=b",
        },
      });
    const gone = Object.assign(new Error("gone"), { name: "ClientGone" });
    for (let n = 0; n < 10; n += 1) await expect(send("*/*", (body) => body.error(gone))).rejects.toBe(gone);
    const pull = vi.fn<() => void>();
    const forScript = await send("application/json", pull);
    expect(forScript.body).toEqual({
      ok: false,
      refusal: { code: "too-many", retryAfter: 3600 },
      message: refusals["too-many"].message,
    });
    const forForm = await send("text/html", pull);
    expect(forForm.text).toBe(refusals["too-many"].message);
    for (const { status, headers } of [forScript, forForm])
      expect([status, headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(pull).not.toHaveBeenCalled();
  });

  test("a profile form without an image is no upload", async () => {
    const { browser } = await world.people.signedIn("plain", { username: "plain" });
    for (const image of [[], new File([], "")])
      for (let n = 0; n < 6; n += 1)
        expect((await save(browser, { username: "plain", image })).status).toBe(200);
    const image = await file(picture().png().toBuffer(), "a.png", "image/png");
    expect((await upload(browser, "plain", image)).status).toBe(200);
  });

  test.each([
    "/profile-images/x/1_a.webp",
    "/profile-images/../auth-secret",
    "/profile-images/..%2f..%2fauth-secret",
    "/profile-images/a/1_a.webp/../../../auth-secret",
    "/profile-images/a/1_a.png",
    "/profile-images/",
  ])("the image address %s is answered 404", async (address) => {
    expect([400, 404]).toContain((await world.browser().get(address)).status);
  });
});
