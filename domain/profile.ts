import { ok, refuse, type Result } from "./result.ts";
import { longestNickname } from "./signup.ts";
import { isShowable, isShowableLine, looksEmpty } from "./text.ts";
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

/** The profile as its form sends it, texts as typed. */
export interface TypedProfile {
  readonly nickname: string;
  readonly username: string;
  readonly bio: string;
  /** Absent where the form has no such field; then the age stays as it is. */
  readonly age?: unknown;
}

/** What a refused profile form held, to be shown again; a chosen picture has to be chosen once more. */
export interface TypedBack {
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

/** docs/product.md §5, Profile edit: nickname, username, bio, and the age's own rule. */
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

/** A nickname is required; the sign-up's longest holds here too, since reviews show it. */
function readProfileNickname(typed: string): Result<string, ProfileRefusal> {
  if (typed.length > longestTyped) return refuse("nickname-too-long");
  const nickname = typed.trim();
  if (looksEmpty(nickname)) return refuse("profile-nickname-missing");
  if (nickname.length > longestNickname) return refuse("nickname-too-long");
  return isShowableLine(nickname) ? ok(nickname) : refuse("nickname-characters");
}

/** The sign-up's rule with this form's own sentences. */
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

/** At most 150 characters, counted as typed: the counter on the page counts the same. */
function readProfileBio(typed: string): Result<string, ProfileRefusal> {
  const bio = typed.replaceAll("\r\n", "\n");
  if (bio.length > longestProfileBio) return refuse("profile-bio-too-long");
  return isShowable(bio) ? ok(bio.trim()) : refuse("bio-characters");
}

const longestAge = 32;

/** docs/product.md §5, Age: empty becomes null; what is no number, or negative, is refused. Only decimal digits make a number here. */
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

/** The formats an image may have; the server tells them by content, whatever name and type say (docs/product.md §4). */
export const imageFormats = ["jpeg", "png", "webp", "gif", "avif"] as const;

/** For the file input's `accept`. */
export const imageTypes: readonly string[] = imageFormats.map((format) => `image/${format}`);

/** docs/product.md §5, Image: what a browser can say of a chosen file. */
export function checkImage({ type, size }: { type: string; size: number }): Result<null, ImageRefusal> {
  if (!type.startsWith("image/")) return refuse("image-invalid");
  return size < imageSizeLimit ? ok(null) : refuse("image-too-large");
}

/** The key an image is stored under (docs/product.md §7), its file name made safe and its format the one we write. */
export function profileImageKey(uid: string, timestamp: number, filename: string): string {
  const stem = filename
    .slice(0, 200)
    .replace(/^.*[/\\]/, "")
    .replace(/\..*$/, "");
  const safe = stem
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  return `profile-images/${uid}/${timestamp}_${safe.replace(/^-|-$/g, "") || "image"}.webp`;
}

/** Whose image a key is of. */
export const ownerOfProfileImage = (key: string): string => /^profile-images\/([\w-]+)/.exec(key)?.[1] ?? "";

/** Whether a text can be such a key; nothing else is ever looked up (docs/security.md row 18). */
export const isProfileImageKey = (text: string): boolean =>
  /^profile-images\/[\w-]{1,64}\/\d{1,15}_[a-z0-9-]{1,40}\.webp$/.test(text);
