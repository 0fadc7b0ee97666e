import type { ActionResponse } from "../../../domain/site/action-response.ts";
import { refusalField, type ActionRefusal } from "../../../domain/site/refusals.ts";
import type { ProfileDraft } from "./profile-draft.ts";

/** The response to a form sent without JavaScript. */
export type ProfileResponse = ActionResponse<{ readonly message?: string }>;

/** Where an error is shown: at a field, or below the form. */
type Place = keyof ProfileDraft | "image" | "form";

/** The errors that are shown, by their place. */
export type ProfileErrors = Partial<Record<Place, string | undefined>>;

/** Where a refusal is shown. */
export function placeOf(code: ActionRefusal["code"] | null): Place {
  const field = refusalField(code);
  return field === "image" || field === "nickname" || field === "username" || field === "bio"
    ? field
    : "form";
}

/** The error of a response; none when it is not a refusal. */
export const errorsOf = (response: ProfileResponse | undefined): ProfileErrors =>
  response?.ok === false ? { [placeOf(response.refusal?.code ?? null)]: response.message } : {};
