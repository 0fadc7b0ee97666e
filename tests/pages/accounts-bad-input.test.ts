import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { badTexts } from "../support/bad-input.ts";
import { hour } from "../support/clock.ts";
import { password, proveEmail } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const errors = () => world.log.filter((line) => /"level":(?:5|6)0/.test(line));
/** Limits are not tested here: each request comes from another address, an hour later. */
let visitors = 0;
const visitor = () => {
  visitors += 1;
  world.clock.advance(hour);
  return world.browser(`10.${visitors >> 8}.${visitors & 255}.1`);
};
const name = (text: string) =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 20)}… ${text.length}` : text);
const cases = badTexts.map((text) => [name(text), text] as const);

const forms: readonly (readonly [string, string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ["sign-in", paths.signIn(), { email: "a@b.io", password }, ["email", "password"]],
  ["a code", paths.signup(), { intent: "send-code", email: "a@b.io" }, ["intent", "email"]],
  ["verification", paths.signup(), { intent: "verify", email: "a@b.io", code: "1" }, ["email", "code"]],
  ["a username", paths.signup(), { intent: "check-username", username: "abc" }, ["username"]],
  ["a reset", paths.forgotPassword(), { email: "a@b.io" }, ["email"]],
  [
    "a new password",
    paths.resetPassword(),
    { token: "x", password, confirmPassword: password },
    ["token", "password", "confirmPassword"],
  ],
];

describe.each(forms)("in the form of %s", (form, path, good, fields) => {
  test.each(cases)(`in the form of ${form}, %s gets a sentence, never an error`, async (_name, text) => {
    for (const field of fields) {
      const answer = await visitor().post(path, { ...good, [field]: text });
      expect(answer.status, field).toBeLessThan(500);
      if (answer.body["ok"] === false) expect(answer.body["message"]).toMatch(/\S/);
    }
    expect(errors()).toEqual([]);
  });
});

describe("at the last step of the sign-up", () => {
  test.each(cases)(
    "at the last step of the sign-up, %s makes a valid account or none",
    async (_name, text) => {
      for (const field of ["password", "username", "nickname", "bio"]) {
        const browser = visitor();
        const email = `bad${visitors}@example.com`;
        await proveEmail(browser, email);
        const good = {
          password,
          confirmPassword: password,
          username: `bad${visitors}`,
          nickname: "Nick",
          bio: "",
        };
        const confirmed = field === "password" ? { confirmPassword: text } : {};
        const answer = await browser.post(paths.signup(), {
          intent: "finish",
          ...good,
          ...confirmed,
          [field]: text,
        });
        expect(answer.status, field).toBeLessThan(500);
        const user = await world.app.documents.users.byEmail(email);
        expect(user !== undefined).toBe(answer.body["ok"] === true);
        if (user === undefined) expect(browser.cookies.has("anaba-session")).toBe(false);
        else {
          expect(user.username).toMatch(/^[a-z0-9_]{3,20}$/);
          expect(user.nickname.length).toBeLessThanOrEqual(30);
          expect((await browser.get(paths.home())).status).toBe(200);
          // Otherwise the username would be taken in the next case.
          await world.app.documents.users.erase({ id: user.id, erasedAt: 0, usernameFreedUntil: 0 });
        }
      }
      expect(errors()).toEqual([]);
    },
  );
});

describe("in the profile", () => {
  test.each(cases)("in the profile, %s is saved correctly or refused as a whole", async (_name, text) => {
    visitors += 1;
    const id = `p${visitors}`;
    const { user, browser } = await world.people.signedIn(id, { username: `pro${visitors}` });
    for (const field of ["nickname", "bio", "age", "username"]) {
      const before = await world.app.documents.users.byId(id);
      const fields = { intent: "save", nickname: "Nick", username: user.username ?? "", bio: "" };
      const answer = await browser.post(
        paths.editProfile(),
        { ...fields, [field]: text },
        { multipart: true },
      );
      expect(answer.status, field).toBeLessThan(500);
      const after = await world.app.documents.users.byId(id);
      if (answer.status !== 200) expect(after).toEqual(before);
    }
    expect((await browser.get(paths.home())).status).toBe(200);
    expect(errors()).toEqual([]);
  });
});

describe("bodies that are no form", () => {
  const own = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" };
  const form = "application/x-www-form-urlencoded";
  test.each<[string, string, BodyInit | null]>([
    ["nothing", form, null],
    ["JSON", "application/json", '{"email":"a@b.io","password":{"__proto__":1}}'],
    ["JSON said to be a form", form, '{"email":"a@b.io"}'],
    ["no boundary", "multipart/form-data", "--x\r\n\r\n"],
    ["another boundary", "multipart/form-data; boundary=y", "--x\r\n\r\na\r\n--x--"],
    [
      "an endless part",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ["invalid UTF-8", form, new Uint8Array([0x65, 0x3d, 0xff, 0xfe])],
    ["UTF-16", form, new Uint8Array(Buffer.from("email=a@b.io", "utf16le"))],
    ["a broken escape", form, "email=%E0%A4%A&password=%zz"],
    ["ten thousand fields", form, Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join("&")],
    ["a name twice", form, "email=a@b.io&email=c@d.io&password=x"],
    ["text", "text/plain", "email=a@b.io"],
  ])("a body that is not a form (%s) gets a 400 or a sentence", async (_name, type, body) => {
    for (const path of [paths.signIn(), paths.signup(), paths.forgotPassword(), paths.accountSettings()]) {
      const answer = await visitor().send(path, {
        method: "POST",
        body,
        headers: { ...own, "Content-Type": type },
      });
      expect([400, 401, 413, 415, 422], path).toContain(answer.status);
      expect(answer.text).toMatch(/\S/);
    }
    expect(errors()).toEqual([]);
    expect(({} as Record<string, unknown>)["email"]).toBeUndefined();
  });

  test("an upload of ten thousand parts is refused", async () => {
    const { browser } = await world.people.signedIn("parts", { username: "parts" });
    const part = (n: number) => `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`;
    const body = `${Array.from({ length: 10_000 }, (_, n) => part(n)).join("")}--x--\r\n`;
    const headers = { ...own, "Content-Type": "multipart/form-data; boundary=x" };
    const answer = await browser.send(paths.editProfile(), { method: "POST", body, headers });
    expect(answer.status).toBe(413);
  });
});
