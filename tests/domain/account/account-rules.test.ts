import { describe, expect, test } from "vitest";
import { readEmail } from "../../../domain/account/account.ts";
import { checkPassword } from "../../../domain/account/password.ts";
import { refusalMessage, type ActionRefusal, type RefusalCode } from "../../../domain/site/refusals.ts";
import { checkCode, readNickname, readSignupBio } from "../../../domain/account/signup.ts";
import { isReservedUsername, readUsername } from "../../../domain/account/username.ts";
import type { Result } from "../../../domain/base/result.ts";

/** The value, or the sentence of the refusal. */
function told(result: Result<unknown, RefusalCode | ActionRefusal>): unknown {
  if (result.ok) return { value: result.value };
  const { refusal } = result;
  return refusalMessage(typeof refusal === "string" ? { code: refusal } : refusal);
}

describe("the password rules, in the spec's words", () => {
  const good = "Kumano8Kodo";
  test.each([
    ["", "", "Please fill in all fields"],
    [good, "", "Please fill in all fields"],
    ["Short7a", "Short7a", "Password must be at least 8 characters long"],
    ["kumano8kodo", "kumano8kodo", "Password must contain at least one uppercase letter"],
    ["KUMANO8KODO", "KUMANO8KODO", "Password must contain at least one lowercase letter"],
    ["KumanoKodo", "KumanoKodo", "Password must contain at least one number"],
    ["Password1", "Password1", "This password is too common"],
    ["PASSWORD1a".slice(0, 9) + "a", "x", "Passwords do not match"],
    [good, `${good} `, "Passwords do not match"],
    ["🍣🍣🍣🍣", "🍣🍣🍣🍣", "Password must contain at least one uppercase letter"],
    [`A1${"a".repeat(127)}`, "x", "Password must be no more than 128 characters long"],
    ["A1" + "a".repeat(10_000), "x", "Password must be no more than 128 characters long"],
  ])("the password %j, repeated as %j, is refused: %s", (password, repeated, message) => {
    expect(told(checkPassword(password, repeated))).toBe(message);
  });

  test.each([good, ` ${good} `, `A1${"a".repeat(126)}`, "Ａ１a1Aaaa"])(
    "the password %j is accepted unchanged",
    (password) => {
      expect(told(checkPassword(password, password))).toEqual({ value: password });
    },
  );
});

describe("the email address", () => {
  test.each([
    "a@b.io",
    "A@X.io",
    "first.last+tag@sub.example.com",
    "o'neil@example.jp",
    `${"l".repeat(64)}@x.io`,
  ])("%s is a valid email address", (email) =>
    expect(readEmail(` ${email} `)).toEqual({ ok: true, value: email }),
  );
  test.each([
    ["", "Please enter your email address"],
    ["   ", "Please enter your email address"],
    ...[
      "a",
      "a@b",
      "a@@b.io",
      "a@b@c.io",
      "a@b.io.",
      '"quoted"@b.io',
      "İ@x.io",
      "a@日本.jp",
      "a@b.io\r\nBcc: c@d.io",
      "a b@c.io",
      "<a@b.io>",
      "a@[127.0.0.1]",
      `${"l".repeat(65)}@x.io`,
      `a@${"d.".repeat(130)}io`,
      "a\u0000@b.io",
    ].map((email) => [email, "Please enter a valid email address"]),
  ])("the email address %j is refused: %s", (email, message) => expect(told(readEmail(email))).toBe(message));
});

describe("the verification code", () => {
  test.each([
    ["a@b.io", "", "Please enter the verification code"],
    ["a@b.io", "  ", "Please enter the verification code"],
    ["a@b.io", " - ", "Please enter the verification code"],
    ["", "123456", "Email is required"],
  ])("for the address %j, the code %j is refused: %s", (email, code, message) =>
    expect(told(checkCode(email, code))).toBe(message),
  );
  test.each([
    " 123456 ",
    "123 456",
    "123-456",
    "12 34 56",
    "123\u00a0456",
    "123\u3000456",
    "123\u2011456",
    "123–456\n",
  ])("spaces and hyphens in the verification code %j are ignored", (code) =>
    expect(checkCode("a@b.io", code)).toEqual({ ok: true, value: "123456" }),
  );
});

describe("the username", () => {
  test.each([
    ["", "Please enter a username"],
    ["ab", "Username must be at least 3 characters long"],
    ["a".repeat(21), "Username must be no more than 20 characters long"],
    ...["abc\n", "a b c", "\u212aenji", "\u017fora", "ａｂｃ", "a-b-c", "日本語", "a.b"].map((name) => [
      name,
      "Username can only contain letters, numbers, and underscores",
    ]),
  ])("the username %j is refused: %s", (name, message) => expect(told(readUsername(name))).toBe(message));
  test.each([
    ["abc", "abc"],
    ["A".repeat(20), "a".repeat(20)],
    ["Kenji_1", "kenji_1"],
    ["___", "___"],
  ])("the username %j is read as %j", (name, username) =>
    expect(readUsername(name)).toEqual({ ok: true, value: username }),
  );
  test.each(["admin", "api", "null", "__proto__"])("the username %s is reserved", (name) => {
    expect(isReservedUsername(name)).toBe(true);
  });
});

describe("the nickname", () => {
  test.each([
    ["", "Please enter a nickname"],
    [" \u3000\t", "Please enter a nickname"],
    ...["\u200b\u200b", "\u3164\u3164", "\u2800\u2800", "\u00ad\u00ad"].map((n) => [
      n,
      "Please enter a nickname",
    ]),
    ["a", "Nickname must be at least 2 characters long"],
    ["a".repeat(31), "Nickname must be no more than 30 characters long"],
    ["😀".repeat(16), "Nickname must be no more than 30 characters long"],
    ["a".repeat(1_000_000), "Nickname must be no more than 30 characters long"],
    ...["a\u0000b", "a\nb", "\u202eabc", "ab\u2066", "a\ud800", `a${"\u0301".repeat(5)}`, "a\u0085b"].map(
      (n) => [n, "Nickname contains characters that cannot be shown"],
    ),
  ])("the nickname %j is refused: %s", (typed, message) => expect(told(readNickname(typed))).toBe(message));
  test.each(["Mo", "a".repeat(30), "花子 🌸", "עברית", "👨‍👩‍👧‍👦", "Zoë\u0301"])(
    "the nickname %j is accepted, trimmed",
    (nickname) => {
      expect(readNickname(` ${nickname} `)).toEqual({ ok: true, value: nickname });
    },
  );
});

describe("the sign-up's bio", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  test.each([
    [words(101), "Bio must be 100 words or less (currently 101 words)"],
    [words(3000), "Bio must be 100 words or less (currently 3000 words)"],
    ["日".repeat(4097), "Bio must be no more than 4,096 characters long"],
    ["a\u0000b", "Bio contains characters that cannot be shown"],
    ["\u202egnp.exe", "Bio contains characters that cannot be shown"],
  ])("the sign-up's bio %j is refused: %s", (typed, message) =>
    expect(told(readSignupBio(typed))).toBe(message),
  );
  test.each(["", words(99), words(100), words(100).replaceAll(" ", " \u3000\n"), "日".repeat(4096)])(
    "the sign-up's bio %j is accepted",
    (bio) => expect(readSignupBio(`${bio}\n`)).toEqual({ ok: true, value: bio }),
  );
});
