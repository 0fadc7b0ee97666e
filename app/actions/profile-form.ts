import { ok, refuse, type Result } from "../../domain/result.ts";
import type { ProfileForm } from "../../server/usecases/update-profile.ts";
import type { TypedBack } from "../../domain/profile.ts";
import { readTexts, type InvalidForm } from "./form-data.ts";

/** Reads the edit form: its texts, and at most one picture. An empty file field is no picture. */
export function readProfileForm(form: FormData): Result<ProfileForm, InvalidForm> {
  const images = form.getAll("image");
  const [image = null] = images;
  if (images.length > 1 || (typeof image === "string" && image !== ""))
    return refuse({ code: "request-invalid" });
  form.delete("image");
  const hasAge = form.has("age");
  const texts = readTexts(form, ["intent", "nickname", "username", "bio", "age"]);
  if (!texts.ok) return texts;
  const { nickname, username, bio, age } = texts.value;
  const isChosen = image instanceof File && (image.size > 0 || image.name !== "");
  return ok({ typed: { nickname, username, bio, ...(hasAge && { age }) }, image: isChosen ? image : null });
}

/** Longer texts are cut before they are shown again: no page of ours sends any. */
const longestTypedBack = 20_000;

/** What a form held, for a person without JavaScript who would have to type it again. */
export function readTypedBack(form: FormData): TypedBack {
  const text = (name: string) => {
    const typed = form.get(name);
    return typeof typed === "string" ? typed.slice(0, longestTypedBack) : "";
  };
  const image = form.get("image");
  return {
    nickname: text("nickname"),
    username: text("username"),
    bio: text("bio"),
    withImage: image instanceof File && image.size > 0,
  };
}
