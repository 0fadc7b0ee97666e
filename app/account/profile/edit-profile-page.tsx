import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { hyakkaenHero } from "../../../domain/prints/pictures.ts";
import { prefetchOnIntent } from "../../shell/use-prefetch-on-intent.ts";
import { Icon } from "../../ui/icon.tsx";
import { AccountPage } from "../account-page.tsx";
import type { ProfileResponse } from "./profile-errors.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { EditedProfile } from "./use-profile-draft.ts";
import css from "./edit-profile-page.module.css";

/** A person in a tunnel of bush clover. */
const print = hyakkaenHero;

/**
 * The page with the profile form (docs/product.md §2, Edit profile).
 * @param response the action's response to a form sent without JavaScript.
 */
export function EditProfileView({
  profile,
  fromGoogle,
  response,
}: {
  readonly profile: EditedProfile;
  /** Whether this completes a first sign-in with Google. */
  readonly fromGoogle: boolean;
  readonly response?: ProfileResponse | undefined;
}) {
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
      <ProfileForm profile={profile} fromGoogle={fromGoogle} response={response} />
    </AccountPage>
  );
}
