import { ok, refuse, type Result } from "../base/result.ts";
import { longestNickname } from "./signup.ts";
import { isShowable, isShowableLine, looksEmpty } from "../base/text.ts";
import { readUsername } from "./username.ts";

export type ProfileRefusal =
  | "profile-nickname-missing"
  | "nickname-too-long"
  | "nickname-characters"
  | "profile-username-too-short"
  | "profile-username-too-long"
  | "username-characters"
  | "profile-bio-too-long"
  | "bio-characters"
  | "age-invalid";

/** The profile form, as typed. */
export interface TypedProfile {
  readonly nickname: string;
  readonly username: string;
  readonly bio: string;
  /** Absent when the form has no such field; then the age stays unchanged. */
  readonly age?: unknown;
}

/** The contents of a refused profile form, which the page shows again. A chosen image must be chosen again. */
export interface RefusedProfile {
  readonly nickname: string;
  readonly username: string;
  readonly bio: string;
  readonly withImage: boolean;
}

export interface Profile {
  readonly nickname: string;
  /** Lower case. */
  readonly username: string;
  readonly bio: string;
  readonly age?: number | null;
}

export const longestProfileBio = 150;
const longestTyped = 4096;

/** Checks the profile form (docs/product.md §5, Profile edit). */
export function readProfile(typed: TypedProfile): Result<Profile, ProfileRefusal> {
  const nickname = readProfileNickname(typed.nickname);
  if (!nickname.ok) return nickname;
  const username = readProfileUsername(typed.username);
  if (!username.ok) return username;
  const bio = readProfileBio(typed.bio);
  if (!bio.ok) return bio;
  const profile = { nickname: nickname.value, username: username.value, bio: bio.value };
  if (typed.age === undefined) return ok(profile);
  const age = normaliseAge(typed.age);
  return age.ok ? ok({ ...profile, age: age.value }) : age;
}

/** A nickname is required. The sign-up's maximum length applies too, because reviews show it. */
function readProfileNickname(typed: string): Result<string, ProfileRefusal> {
  if (typed.length > longestTyped) return refuse("nickname-too-long");
  const nickname = typed.trim();
  if (looksEmpty(nickname)) return refuse("profile-nickname-missing");
  if (nickname.length > longestNickname) return refuse("nickname-too-long");
  return isShowableLine(nickname) ? ok(nickname) : refuse("nickname-characters");
}

/** The sign-up's rules, with this form's own refusals. */
export function readProfileUsername(typed: string): Result<string, ProfileRefusal> {
  const read = readUsername(typed);
  if (read.ok) return read;
  switch (read.refusal) {
    case "username-missing":
    case "username-too-short":
      return refuse("profile-username-too-short");
    case "username-too-long":
      return refuse("profile-username-too-long");
    case "username-characters":
      return refuse("username-characters");
  }
}

/** At most 150 characters, counted like the counter on the page, which is before trimming. */
function readProfileBio(typed: string): Result<string, ProfileRefusal> {
  const bio = typed.replaceAll("\r\n", "\n");
  if (bio.length > longestProfileBio) return refuse("profile-bio-too-long");
  return isShowable(bio) ? ok(bio.trim()) : refuse("bio-characters");
}

const longestAge = 32;

/**
 * Reads an age (docs/product.md §5, Age): empty becomes null; anything but a non-negative decimal number is refused.
 */
export function normaliseAge(age: unknown): Result<number | null, "age-invalid"> {
  if (age === null) return ok(null);
  if (typeof age === "number") return Number.isFinite(age) && age >= 0 ? ok(age + 0) : refuse("age-invalid");
  if (typeof age !== "string" || age.length > longestAge) return refuse("age-invalid");
  const text = age.trim();
  if (text === "") return ok(null);
  return /^\d+(?:\.\d+)?$/.test(text) ? ok(Number(text)) : refuse("age-invalid");
}

export type ImageRefusal = "image-invalid" | "image-too-large";

/** Files of this many bytes and more are refused (docs/product.md §5). */
export const imageSizeLimit = 5_242_880;

/** The accepted image formats. The server detects the format by content, not by name or type (docs/product.md §5). */
export const imageFormats = ["jpeg", "png", "webp", "gif", "avif"] as const;

/** For the file input's `accept`. */
export const imageTypes: readonly string[] = imageFormats.map((format) => `image/${format}`);

/** The checks that a browser can make on a chosen file (docs/product.md §5, Image). */
export function checkImage({ type, size }: { type: string; size: number }): Result<null, ImageRefusal> {
  if (!type.startsWith("image/")) return refuse("image-invalid");
  return size < imageSizeLimit ? ok(null) : refuse("image-too-large");
}

/**
 * The storage key of an image (docs/product.md §7). Its file name is a random id: the address is public, so that it must
 * neither be guessable nor carry the name that the user's file has.
 */
export const profileImageKey = (uid: string, timestamp: number, id: string): string =>
  `profile-images/${uid}/${timestamp}_${id}.webp`;

/** The id of the user who owns the image with this key. */
export const ownerOfProfileImage = (key: string): string => /^profile-images\/([\w-]+)/.exec(key)?.[1] ?? "";

/** The file name in an image's key; its characters need no quoting in a header. */
export const nameOfProfileImage = (key: string): string => key.split(/[/]/).at(-1) ?? "";

/** Whether a text has the form of an image key. Nothing else is looked up in the storage (docs/security.md row 18). */
export const isProfileImageKey = (text: string): boolean =>
  /^profile-images\/[\w-]{1,64}\/\d{1,15}_[a-z0-9-]{1,40}\.webp$/.test(text);
