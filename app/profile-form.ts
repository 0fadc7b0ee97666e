import { ok, refuse, type Result } from "../domain/result.ts";
import type { ProfileForm } from "../server/usecases/update-profile.ts";
import { readTexts, type InvalidForm } from "./form.ts";

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
