import { describe, expect, test } from "vitest";
import {
  checkImage,
  normaliseAge,
  ownerOfProfileImage,
  isProfileImageKey,
  profileImageKey,
  readProfile,
  type TypedProfile,
} from "../../../domain/account/profile.ts";
import { refusalMessage, refusalStep } from "../../../domain/site/refusals.ts";

const typed = { nickname: "Hana", username: "Hana_1", bio: "" };
const told = (profile: Partial<TypedProfile>) => {
  const read = readProfile({ ...typed, ...profile });
  return read.ok ? read.value : refusalMessage({ code: read.refusal });
};

describe("the edit form's rules, in the spec's words", () => {
  test.each([
    [{ nickname: "" }, "Nickname is required"],
    [{ nickname: "\u200b " }, "Nickname is required"],
    [{ nickname: "a".repeat(31) }, "Nickname must be no more than 30 characters long"],
    [{ nickname: "a\u202eb" }, "Nickname contains characters that cannot be shown"],
    [{ username: "" }, "Username must be at least 3 characters long"],
    [{ username: "ab" }, "Username must be at least 3 characters long"],
    [{ username: "a".repeat(21) }, "Username must be less than 20 characters"],
    [{ username: "a b" }, "Username can only contain letters, numbers, and underscores"],
    [{ bio: "a".repeat(151) }, "Bio must be less than 150 characters"],
    [{ bio: "\u0007" }, "Bio contains characters that cannot be shown"],
    [{ age: "-1" }, "Invalid age value"],
  ])("the profile %j is refused: %s", (profile, message) => expect(told(profile)).toBe(message));

  test.each([
    [{}, { nickname: "Hana", username: "hana_1", bio: "" }],
    [{ nickname: " H " }, { nickname: "H", username: "hana_1", bio: "" }],
    [{ username: "A".repeat(20) }, { nickname: "Hana", username: "a".repeat(20), bio: "" }],
    [{ bio: "a".repeat(150) }, { nickname: "Hana", username: "hana_1", bio: "a".repeat(150) }],
    [{ bio: "a\r\nb" }, { nickname: "Hana", username: "hana_1", bio: "a\nb" }],
    [{ age: "" }, { nickname: "Hana", username: "hana_1", bio: "", age: null }],
    [{ age: "41" }, { nickname: "Hana", username: "hana_1", bio: "", age: 41 }],
  ])("the profile %j is accepted", (profile, read) => expect(told(profile)).toEqual(read));
});

describe("age", () => {
  test.each([
    ["", null],
    [" ", null],
    [null, null],
    ["0", 0],
    ["33.5", 33.5],
    ["150", 150],
    [42, 42],
  ])("the age %j becomes %j", (age, value) => expect(normaliseAge(age)).toEqual({ ok: true, value }));
  test.each([
    ["-1"],
    ["-0"],
    ["0x10"],
    ["1e3"],
    ["１２"],
    ["12abc"],
    ["NaN"],
    ["Infinity"],
    ["9".repeat(400)],
    [[]],
    [true],
    [{}],
    [-1],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])("the age %j is refused", (age) =>
    expect(normaliseAge(age)).toEqual({ ok: false, refusal: "age-invalid" }),
  );
});

describe("the image", () => {
  test.each([
    [{ type: "text/html", size: 1 }, "image-invalid"],
    [{ type: "", size: 1 }, "image-invalid"],
    [{ type: "image/png", size: 5_242_880 }, "image-too-large"],
    [{ type: "image/png", size: 5_242_881 }, "image-too-large"],
  ])("the image file %j is refused: %s", (file, refusal) =>
    expect(checkImage(file)).toEqual({ ok: false, refusal }),
  );
  test("an image of one byte less than 5 MB is accepted", () => {
    expect(checkImage({ type: "image/png", size: 5_242_879 }).ok).toBe(true);
  });
  test("the key of an image names its owner, and has the form of a key", () => {
    const key = profileImageKey("u1", 1700, "0123456789abcdef0123456789abcdef");
    expect(key).toBe("profile-images/u1/1700_0123456789abcdef0123456789abcdef.webp");
    expect([ownerOfProfileImage(key), isProfileImageKey(key)]).toEqual(["u1", true]);
  });
});

test("a refusal at the last step of the sign-up leads back to the step of its field", () => {
  expect(
    (
      [
        "email-taken",
        "code-wrong",
        "passwords-differ",
        "username-taken",
        "nickname-missing",
        "bio-characters",
      ] as const
    ).map((code) => refusalStep(code)),
  ).toEqual(["email", "code", "password", "username", "nickname", "bio"]);
  expect(refusalStep("too-many")).toBeNull();
});
