import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { longestProfileBio, readProfile, readProfileUsername } from "../../../domain/profile.ts";
import { useToast } from "../../ui/toast.tsx";
import { ask, type Answer } from "../../actions/post.ts";
import { useChosenImage, type ChosenImage } from "./image-field.tsx";
import { keepProfileDraft, takeProfileDraft, type ProfileDraft } from "./profile-draft.ts";
import type { OwnProfile } from "./profile-page.tsx";
import { shrinkPicture } from "./shrink-picture.ts";
import { useUsernameCheck, type UsernameCheck } from "../use-username-check.ts";

type Place = keyof ProfileDraft | "image" | "form";

/** The field that a refusal is about, by its code. */
function placeOf(code: string): Place {
  if (code.startsWith("image-")) return "image";
  const place = (["nickname", "username", "bio"] as const).find((field) =>
    code.replace("profile-", "").startsWith(field),
  );
  return place ?? "form";
}

type Errors = Partial<Record<Place, string | undefined>>;

const errorsOf = (answer: Answer | undefined): Errors =>
  answer?.ok === false
    ? { [answer.refusal === null ? "form" : placeOf(answer.refusal.code)]: answer.message }
    : {};

/** The profile's form: what is typed, what is wrong with it, and how it is saved. */
interface ProfileForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: ProfileDraft;
  readonly type: (more: Partial<ProfileDraft>) => void;
  readonly image: ChosenImage;
  readonly errors: Errors;
  /** The look-up of the username. */
  readonly check: UsernameCheck;
  readonly busy: boolean;
  /** The session turned out to be over; what was typed waits for the login. */
  readonly isLoggedOut: boolean;
  /** Share of the picture that has been sent, or null. */
  readonly progress: number | null;
  readonly save: (event: SubmitEvent) => void;
}

/** @param answer what the server said to a form sent without JavaScript. */
export function useProfileForm(
  profile: OwnProfile,
  fromGoogle: boolean,
  answer: Answer | undefined,
): ProfileForm {
  const typedBefore = answer?.ok === false ? answer.typed : undefined;
  const [typed, setTyped] = useState<ProfileDraft>({
    nickname: typedBefore?.nickname ?? profile.nickname,
    username: typedBefore?.username ?? profile.username ?? "",
    // A form sends line ends as two characters.
    bio: typedBefore?.bio.replaceAll("\r\n", "\n") ?? profile.bio,
  });
  const [refused, setRefused] = useState<Errors>(errorsOf(answer));
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
  const check = useUsernameCheck(paths.editProfile(), isNew ? username.value : null);
  const taken = check.availability === "taken" ? messages.refusals["profile-username-taken"] : null;
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
    if (taken !== null) return { username: taken };
    if (check.availability === "unknown") check.retry();
    return { username: messages.signup.waitForCheck };
  }

  async function send() {
    const fields = new FormData();
    fields.set("intent", "save");
    fields.set("nickname", typed.nickname);
    fields.set("username", typed.username);
    fields.set("bio", typed.bio);
    setBusy(true);
    if (image.file !== null) fields.set("image", await shrinkPicture(image.file));
    const told = await ask(
      paths.editProfile(),
      fields,
      image.file === null ? {} : { onProgress: setProgress },
    );
    setBusy(false);
    setProgress(null);
    if (!told.ok) {
      const isOver = told.refusal?.code === "not-signed-in";
      if (isOver) keepProfileDraft(profile.username, typed);
      setLoggedOut(isOver);
      setRefused(errorsOf(told));
      return;
    }
    await revalidate();
    // Whoever has gone on in the meantime is not brought back.
    if (form.current !== null) await navigate(fromGoogle ? paths.home() : paths.profile());
    show({ type: "success", message: told.message ?? messages.profile.updated });
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
      username: taken ?? check.failure ?? (isAnswered ? undefined : refused.username),
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
