import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ActionResponse, RefusedAction } from "../../../domain/action-response.ts";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { longestProfileBio, readProfile, readProfileUsername } from "../../../domain/profile.ts";
import { useToast } from "../../ui/toast.tsx";
import { fieldOfRefusal } from "../../../domain/refusal-fields.ts";
import type { ActionRefusal } from "../../../domain/refusals.ts";
import { failureMessage, post } from "../../actions/post.ts";
import { keepProfileDraft, takeProfileDraft, type ProfileDraft } from "./profile-draft.ts";
import type { OwnProfile } from "./profile-page.tsx";
import { preparePicture } from "./prepare-picture.ts";
import { useChosenImage, type ChosenImage } from "./use-chosen-image.ts";
import { useUsernameCheck, type UsernameCheck } from "../use-username-check.ts";

/** The response to a form sent without JavaScript. */
export type ProfileResponse = ActionResponse<{ readonly message?: string }>;

type Place = keyof ProfileDraft | "image" | "form";

/** Where a refusal is shown: at its field, or below the form. */
function placeOf(code: ActionRefusal["code"] | null): Place {
  const field = fieldOfRefusal(code);
  return field === "image" || field === "nickname" || field === "username" || field === "bio"
    ? field
    : "form";
}

/** Why a valid username is not available. */
const notToBeHadBy: Partial<Record<UsernameCheck["availability"], string>> = {
  taken: messages.refusals["profile-username-taken"],
  unavailable: messages.refusals["profile-username-unavailable"],
};

type Errors = Partial<Record<Place, string | undefined>>;

const errorsOf = (response: ProfileResponse | undefined): Errors =>
  response?.ok === false ? { [placeOf(response.refusal?.code ?? null)]: response.message } : {};

/** The profile form: its values, its errors, and the function that saves it. */
interface ProfileForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: ProfileDraft;
  readonly type: (more: Partial<ProfileDraft>) => void;
  readonly image: ChosenImage;
  readonly errors: Errors;
  /** The check whether the username is available. */
  readonly check: UsernameCheck;
  readonly busy: boolean;
  /** Whether the session has ended. What was typed is kept until the log-in. */
  readonly isLoggedOut: boolean;
  /** The share of the picture that has been sent, from 0 to 1; null when none is being sent. */
  readonly progress: number | null;
  readonly save: (event: SubmitEvent) => void;
}

/** @param response the action's response to a form sent without JavaScript. */
export function useProfileForm(
  profile: OwnProfile,
  fromGoogle: boolean,
  response: ProfileResponse | undefined,
): ProfileForm {
  const typedBefore = response?.ok === false ? response.typed : undefined;
  const [typed, setTyped] = useState<ProfileDraft>({
    nickname: typedBefore?.nickname ?? profile.nickname,
    username: typedBefore?.username ?? profile.username ?? "",
    // A form sends each line end as two characters (CRLF).
    bio: typedBefore?.bio.replaceAll("\r\n", "\n") ?? profile.bio,
  });
  const [refused, setRefused] = useState<Errors>(errorsOf(response));
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [isLoggedOut, setLoggedOut] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const image = useChosenImage();
  const show = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const username = readProfileUsername(typed.username);
  const isNew = username.ok && username.value !== profile.username;
  const check = useUsernameCheck("editProfile", isNew ? username.value : null);
  const notToBeHad = notToBeHadBy[check.availability];
  const isAnswered = refused.username === messages.signup.waitForCheck && check.availability !== "checking";

  useEffect(() => {
    const kept = takeProfileDraft(profile.username);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has it, after the server's page
    if (kept !== null) setTyped(kept);
  }, [profile.username]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each refusal draws the focus
  }, [refused]);

  function mistakes(): Errors | null {
    const read = readProfile(typed);
    if (!read.ok) return { [placeOf(read.refusal)]: messages.refusals[read.refusal] };
    if (!isNew || check.availability === "available") return null;
    if (notToBeHad !== undefined) return { username: notToBeHad };
    if (check.availability === "unknown") check.retry();
    return { username: messages.signup.waitForCheck };
  }

  /** Shows a refusal: at its field, as the prompt to log in, or as a notice. The form keeps its values (docs/product.md §8). */
  function tell(refusedAction: RefusedAction) {
    const code = refusedAction.refusal?.code ?? null;
    const isOver = code === "not-signed-in";
    if (isOver) keepProfileDraft(profile.username, typed);
    setLoggedOut(isOver);
    if (isOver || placeOf(code) !== "form") setRefused(errorsOf(refusedAction));
    else show({ type: "error", message: failureMessage(refusedAction, messages.refusals["profile-failed"]) });
  }

  async function send() {
    setBusy(true);
    const saved =
      image.file === null
        ? await post("editProfile", "save", typed)
        : await post(
            "editProfile",
            "save",
            { ...typed, image: await preparePicture(image.file, image.framing) },
            { onProgress: setProgress },
          );
    setBusy(false);
    setProgress(null);
    if (!saved.ok) {
      tell(saved);
      return;
    }
    await revalidate();
    // A person who has left the page since then stays where they are.
    if (form.current !== null) await navigate(fromGoogle ? paths.home() : paths.profile());
    show({ type: "success", message: saved.message });
  }

  return {
    form,
    typed,
    image,
    busy,
    isLoggedOut,
    progress,
    check,
    type(more) {
      setTyped((current) => ({ ...current, ...more }));
      setRefused({});
    },
    errors: {
      ...refused,
      username: notToBeHad ?? check.failure ?? (isAnswered ? undefined : refused.username),
      image: image.error ?? refused.image,
      bio: typed.bio.length > longestProfileBio ? messages.refusals["profile-bio-too-long"] : refused.bio,
    },
    save(event) {
      event.preventDefault();
      if (busy) return;
      const found = mistakes();
      setRefused(found ?? {});
      if (found === null) void send();
    },
  };
}
