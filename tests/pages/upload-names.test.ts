import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { isProfileImageKey } from "../../domain/account/profile.ts";
import { apng, blackPng } from "../hardening/uploads.ts";
import { badTexts } from "../support/bad-input.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { hour } from "../support/clock.ts";
import { useWorld } from "../support/world.ts";

/** More names, types and kinds of images than in accounts-profile.test.ts. */

const world = useWorld();
const errors = () => world.log.filter((line) => /"level":(?:5|6)0/.test(line));
const solid = (width = 9, height = 9) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const save = (browser: Browser, username: string, image: Blob) => {
  world.clock.advance(hour);
  const fields = { intent: "save", nickname: "Nick", username, bio: "", image };
  return browser.post(paths.editProfile(), fields, { multipart: true });
};
const imageOf = async (id: string) => (await world.app.documents.users.byId(id))?.profileImage ?? null;

test("an image with any file name is stored under a random name and served", async () => {
  const { browser, user } = await world.people.signedIn("namer");
  const png = new Uint8Array(await solid().png().toBuffer());
  const names = [
    ...badTexts.filter((text) => text !== "" && text.length < 6000),
    "a.jpg.php",
    "x".repeat(5000),
    "CON",
    ".png",
  ];
  const keys = new Set<string>();
  for (const name of names) {
    const answer = await save(browser, "namer", new File([png], name, { type: "image/png" }));
    expect(answer.status, JSON.stringify(name.slice(0, 40))).toBe(200);
    const key = (await imageOf(user.id)) ?? "";
    expect(isProfileImageKey(key), key).toBe(true);
    expect(key).toMatch(/_[\da-f]{32}\.webp$/);
    keys.add(key);
    expect((await browser.get(paths.profileImage(key))).status).toBe(200);
  }
  expect(keys.size).toBe(names.length);
  expect(errors()).toEqual([]);
});

test("the declared type of an image does not matter", async () => {
  const { browser, user } = await world.people.signedIn("typer");
  const png = new Uint8Array(await solid().png().toBuffer());
  for (const type of ["", "text/html", "image/svg+xml", "image/heic", "x", "image/png; charset=\u00e9"])
    expect((await save(browser, "typer", new File([png], "a.png", { type }))).status, type).toBe(200);
  expect(await imageOf(user.id)).not.toBeNull();
  expect(errors()).toEqual([]);
});

describe("a picture", () => {
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1");
  test.each<readonly [string, () => Promise<Uint8Array> | Uint8Array, 200 | 422]>([
    ["HEIC", () => heic, 422],
    ["a JPEG in CMYK", () => solid().toColourspace("cmyk").jpeg().toBuffer(), 200],
    ["a PNG of 16 bits", () => solid().toColourspace("rgb16").png({ palette: false }).toBuffer(), 200],
    ["a PNG that moves", () => solid().png().toBuffer().then(apng), 200],
    ["a WebP that moves", () => moving().webp().toBuffer(), 200],
    ["a GIF that moves", () => moving().gif().toBuffer(), 200],
    ["one pixel", () => blackPng(1, 1), 200],
    ["a strip of 1 × 100,000", () => blackPng(1, 100_000), 422],
  ])("an upload of %s gets %i", async (kind, bytes, status) => {
    const id = `k${kind.replaceAll(/\W/g, "").toLowerCase()}`.slice(0, 20);
    const { browser, user } = await world.people.signedIn(id);
    const answer = await save(
      browser,
      id,
      new File([new Uint8Array(await bytes())], "a.png", { type: "image/png" }),
    );
    expect(answer.status).toBe(status);
    expect((await imageOf(user.id)) !== null).toBe(status === 200);
    expect(errors()).toEqual([]);
  });
});

const moving = () =>
  sharp(Buffer.alloc(16 * 16 * 3 * 3, 7), { raw: { width: 16, height: 48, channels: 3, pageHeight: 16 } });
