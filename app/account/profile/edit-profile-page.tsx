import { Link } from "react-router";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { hyakkaenHero } from "../../../domain/pictures.ts";
import { buttonClass, Button } from "../../ui/button.tsx";
import { Counter, TextArea, TextField } from "../../forms/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { longestProfileBio } from "../../../domain/profile.ts";
import { ActionLink } from "../../shell/action-link.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { AccountPage } from "../account-page.tsx";
import { ImageField } from "./image-field.tsx";
import { useLogIn } from "../../shell/log-in-provider.tsx";
import type { OwnProfile } from "./profile-page.tsx";
import { useHydrated } from "../../forms/use-hydrated.ts";
import { useProfileForm, type ProfileResponse } from "./use-profile-form.ts";
import { UsernameField } from "../username-field.tsx";
import { prefetchOnIntent } from "../../shell/use-prefetch-on-intent.ts";
import css from "./edit-profile-page.module.css";

/** A person in a tunnel of bush clover. */
const print = hyakkaenHero;

/**
 * The profile form (docs/product.md §2, Edit profile). It also works without JavaScript.
 * @param response the action's response to a form sent without JavaScript.
 */
export function EditProfileView({
  profile,
  fromGoogle,
  response,
}: {
  readonly profile: OwnProfile;
  /** Whether this completes a first sign-in with Google. */
  readonly fromGoogle: boolean;
  readonly response?: ProfileResponse | undefined;
}) {
  const { form, typed, type, image, errors, check, busy, isLoggedOut, progress, save } = useProfileForm(
    profile,
    fromGoogle,
    response,
  );
  const hydrated = useHydrated();
  const logIn = useLogIn();
  // Without JavaScript the browser moves the focus to the invalid field.
  const draw = (field: keyof typeof errors) => ({
    autoFocus: response?.ok === false && errors[field] !== undefined,
  });
  return (
    <AccountPage
      print={print}
      back={
        !fromGoogle && (
          <Link className={css["back"]} to={paths.profile()} {...prefetchOnIntent}>
            <Icon name="left" />
            {messages.profile.back}
          </Link>
        )
      }
      title={fromGoogle ? messages.profile.completeTitle : messages.account.editProfile}
    >
      {fromGoogle && <p className={css["hint"]}>{messages.profile.completeHint}</p>}
      {response?.ok === true && (
        <p role="status" className={css["done"]}>
          {response.message}
        </p>
      )}
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
          isLost={response?.ok === false && response.typed?.withImage === true}
          progress={progress}
        />
        <div className={css["fields"]}>
          <TextField
            label={messages.signup.nickname}
            hint={messages.signup.nicknameHint}
            name="nickname"
            autoComplete="nickname"
            dir="auto"
            required
            value={typed.nickname}
            error={errors.nickname}
            {...draw("nickname")}
            onChange={(event) => type({ nickname: event.target.value })}
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
          <FormFailure text={errors.form ?? null} />
          {isLoggedOut && <Button onClick={logIn}>{messages.header.logIn}</Button>}
          <div className={css["buttons"]}>
            <Button type="submit" look="primary" busy={busy}>
              {messages.profile.save}
            </Button>
            <ActionLink
              className={buttonClass("quiet")}
              to={fromGoogle ? paths.home() : paths.profile()}
              preventScrollReset={false}
            >
              {fromGoogle ? messages.profile.skip : messages.profile.cancel}
            </ActionLink>
          </div>
        </div>
      </form>
    </AccountPage>
  );
}
