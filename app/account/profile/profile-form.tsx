import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { longestProfileBio } from "../../../domain/account/profile.ts";
import { FormFailure } from "../../forms/form-failure.tsx";
import { Counter, TextArea } from "../../forms/field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ActionLink } from "../../shell/action-link.tsx";
import { useLogIn } from "../../shell/log-in.ts";
import { useIsLoggedOut } from "../use-is-logged-out.ts";
import { buttonClass, Button } from "../../ui/button.tsx";
import { NicknameField } from "../nickname-field.tsx";
import { UsernameField } from "../username-field.tsx";
import { ImageField } from "./image-field.tsx";
import type { ProfileErrors, ProfileResponse } from "./profile-errors.ts";
import type { EditedProfile } from "./use-profile-draft.ts";
import { useProfileForm, type ProfileFormState } from "./use-profile-form.ts";
import css from "./profile-form.module.css";

/** The form itself: the picture, the fields and the buttons. It also works without JavaScript. */
export function ProfileForm({
  profile,
  fromGoogle,
  response,
}: {
  readonly profile: EditedProfile;
  readonly fromGoogle: boolean;
  readonly response: ProfileResponse | undefined;
}) {
  const state = useProfileForm(profile, fromGoogle, response);
  const { form, typed, image, isImageLost, errors, busy, progress, save, discard } = state;
  const hydrated = useHydrated();
  const isLoggedOut = useIsLoggedOut();
  const logIn = useLogIn();
  const refused = response?.ok === false ? response : null;
  return (
    <form
      ref={form}
      method="post"
      action={paths.editProfile(fromGoogle ? "google" : undefined)}
      encType="multipart/form-data"
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={save}
    >
      <input type="hidden" name="intent" value="save" />
      <ImageField
        nickname={typed.nickname}
        profile={profile}
        image={image}
        error={errors.image}
        isLost={isImageLost}
        progress={progress}
      />
      <div className={css["fields"]}>
        <TextFields state={state} isRefused={refused !== null} />
        <FormFailure text={isLoggedOut ? refusals["not-signed-in"].message : (errors.form ?? null)} />
        {isLoggedOut && <Button onClick={logIn}>{messages.header.logIn}</Button>}
        <div className={css["buttons"]}>
          <Button type="submit" look="primary" busy={busy}>
            {messages.profile.save}
          </Button>
          <ActionLink
            className={buttonClass("quiet")}
            to={fromGoogle ? paths.home() : paths.profile()}
            onPress={discard}
          >
            {fromGoogle ? messages.profile.skip : messages.profile.cancel}
          </ActionLink>
        </div>
      </div>
    </form>
  );
}

/** @param isRefused whether the page answers a refused form sent without JavaScript. */
function TextFields({
  state: { typed, type, errors, check },
  isRefused,
}: {
  readonly state: ProfileFormState;
  readonly isRefused: boolean;
}) {
  // Without JavaScript the browser moves the focus to the invalid field.
  const draw = (field: keyof ProfileErrors) => ({ autoFocus: isRefused && errors[field] !== undefined });
  return (
    <>
      <NicknameField
        value={typed.nickname}
        error={errors.nickname}
        onType={(nickname) => type({ nickname })}
        {...draw("nickname")}
      />
      <UsernameField
        hint={messages.profile.usernameHint}
        value={typed.username}
        error={errors.username}
        check={check}
        onType={(username) => type({ username })}
        {...draw("username")}
      />
      <TextArea
        label={messages.signup.bio}
        counter={<Counter used={typed.bio.length} most={longestProfileBio} />}
        name="bio"
        dir="auto"
        rows={4}
        value={typed.bio}
        error={errors.bio}
        {...draw("bio")}
        onChange={(event) => type({ bio: event.target.value })}
      />
    </>
  );
}
