import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { RefusedAction } from "../../../domain/site/action-response.ts";
import { paths } from "../../../domain/site/paths.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { longestProfileBio, readProfile } from "../../../domain/account/profile.ts";
import { failureMessage } from "../../client/post.ts";
import { useToast } from "../../ui/toast.tsx";
import type { UsernameCheck } from "../use-username-check.ts";
import type { ProfileDraft } from "./profile-draft.ts";
import { errorsOf, placeOf, type ProfileErrors, type ProfileResponse } from "./profile-errors.ts";
import { useChosenImage, type ChosenImage } from "./use-chosen-image.ts";
import { useOwnUsername } from "./use-own-username.ts";
import { useProfileDraft, type EditedProfile } from "./use-profile-draft.ts";
import { useSendProfile } from "./use-send-profile.ts";

/** The profile form: its values, its errors, and the function that saves it. */
export interface ProfileFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: ProfileDraft;
  readonly type: (more: Partial<ProfileDraft>) => void;
  readonly image: ChosenImage;
  /** Whether a picture was chosen before the page was loaded, and is lost. */
  readonly isImageLost: boolean;
  readonly errors: ProfileErrors;
  /** The check whether the username is available. */
  readonly check: UsernameCheck;
  readonly busy: boolean;
  /** The share of the picture that has been sent, from 0 to 1; null when none is being sent. */
  readonly progress: number | null;
  readonly save: (event: SubmitEvent) => void;
  /** Leaves the form, whose draft is removed. */
  readonly discard: () => void;
}

/** @param response the action's response to a form sent without JavaScript. */
export function useProfileForm(
  profile: EditedProfile,
  fromGoogle: boolean,
  response: ProfileResponse | undefined,
): ProfileFormState {
  const image = useChosenImage();
  const { draft, change, forget } = useProfileDraft(profile, response, image.file !== null);
  const { withImage: isImageLost, ...typed } = draft;
  const [refused, setRefused] = useState(errorsOf(response));
  const form = useRef<HTMLFormElement>(null);
  const username = useOwnUsername(profile.username, typed.username);
  const { busy, progress, send } = useSendProfile();
  const show = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const next = fromGoogle ? paths.home() : paths.profile();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each refusal draws the focus
  }, [refused]);

  function mistakes(): ProfileErrors | null {
    const read = readProfile(typed);
    if (!read.ok) return { [placeOf(read.refusal)]: refusals[read.refusal].message };
    const mistake = username.mistake();
    return mistake === null ? null : { username: mistake };
  }

  /** Shows a refusal: at its field, or as a notice. The form keeps its values (docs/product.md §8). */
  function tell(refusedAction: RefusedAction) {
    const code = refusedAction.refusal?.code ?? null;
    // The form says so by itself once the session has ended.
    if (code === "not-signed-in") return;
    if (placeOf(code) !== "form") setRefused(errorsOf(refusedAction));
    else show({ type: "error", message: failureMessage(refusedAction, refusals["profile-failed"].message) });
  }

  async function submit() {
    const saved = await send(typed, image);
    if (!saved.ok) return tell(saved);
    forget();
    await revalidate();
    // A person who has left the page since then stays where they are.
    if (form.current !== null) await navigate(next);
    show({ type: "success", message: saved.message });
  }

  return {
    form,
    typed,
    image,
    isImageLost,
    busy,
    progress,
    check: username.check,
    type(more) {
      change(more);
      setRefused({});
    },
    errors: {
      ...refused,
      username: username.errorAfter(refused.username),
      image: image.error ?? refused.image,
      bio: typed.bio.length > longestProfileBio ? refusals["profile-bio-too-long"].message : refused.bio,
    },
    save(event) {
      event.preventDefault();
      if (busy) return;
      const found = mistakes();
      setRefused(found ?? {});
      if (found === null) void submit();
    },
    discard() {
      forget();
      void navigate(next);
    },
  };
}
