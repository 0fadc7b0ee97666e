import { Link } from "react-router";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import type { Pigment } from "../../../domain/pigment.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { prefetchOnIntent } from "../../shell/use-prefetch-on-intent.ts";
import css from "./profile-page.module.css";

/** A profile as its owner sees it. */
export interface OwnProfile {
  readonly nickname: string;
  /** Null until one is chosen after a first Google sign-in. */
  readonly username: string | null;
  readonly bio: string;
  /** Address of the picture, or null. */
  readonly profileImage: string | null;
  /** The colour of the seal that stands in its place. */
  readonly pigment: Pigment;
}

/** One's own profile (docs/product.md §2, Profile). The figures are the specification's placeholders. */
export function ProfileView({
  profile: { nickname, username, bio, profileImage, pigment },
}: {
  readonly profile: OwnProfile;
}) {
  return (
    <div className={css["page"]}>
      <div className={css["portrait"]}>
        <Avatar nickname={nickname} image={profileImage} pigment={pigment} size="large" />
      </div>
      <div className={css["words"]}>
        <div className={css["names"]}>
          <h1 className={css["nickname"]} dir="auto">
            {nickname}
          </h1>
          {username !== null && <p className={css["username"]}>{messages.profile.at(username)}</p>}
        </div>
        {bio !== "" && (
          <p className={css["bio"]} dir="auto">
            {bio}
          </p>
        )}
        <ul className={css["tiles"]} aria-label={messages.profile.figures}>
          {messages.profile.tiles.map(({ value, label }) => (
            <li key={label} className={css["tile"]}>
              <b className={css["figure"]}>{value}</b>
              <span className={css["what"]}>{label}</span>
            </li>
          ))}
        </ul>
        <Link
          className={`${buttonClass("outline")} ${css["edit"]}`}
          to={paths.editProfile()}
          {...prefetchOnIntent}
        >
          {messages.account.editProfile}
        </Link>
      </div>
    </div>
  );
}
