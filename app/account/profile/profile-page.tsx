import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { Pigment } from "../../../domain/account/pigment.ts";
import { sattaB } from "../../../domain/prints/pictures.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { Picture } from "../../shell/picture.tsx";
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
  /** The colour of the initial that replaces a missing picture. */
  readonly pigment: Pigment;
}

/** A saved gem whose print is shown on the profile. */
interface SavedPrint {
  readonly id: number;
  readonly title: string;
  readonly image: string;
}

/** Shown while nothing is saved: a person who sets out. */
const settingOut = sattaB;

/**
 * The owner's view of a profile (docs/product.md §2, Profile), below the print of the newest save. The figures are the
 * placeholders of the specification.
 */
export function ProfileView({
  profile: { nickname, username, bio, profileImage, pigment, savedPrints },
}: {
  readonly profile: OwnProfile & { readonly savedPrints: readonly SavedPrint[] };
}) {
  return (
    <>
      <div className={css["band"]}>
        <Picture
          image={savedPrints[0]?.image ?? settingOut}
          sizes="100vw"
          first
          alt=""
          className={savedPrints.length > 0 ? "" : (css["settingOut"] ?? "")}
        />
      </div>
      <div className={css["page"]}>
        <div className={css["portrait"]}>
          <Avatar nickname={nickname} image={profileImage} pigment={pigment} size="large" />
        </div>
        <div className={css["names"]}>
          <h1 className={css["nickname"]} dir="auto">
            {nickname}
          </h1>
          {username !== null && <p className={css["username"]}>{messages.account.at(username)}</p>}
        </div>
        <div className={css["edit"]}>
          <Link className={buttonClass("outline")} to={paths.editProfile()} {...prefetchOnIntent}>
            {messages.account.editProfile}
          </Link>
          <Link className={buttonClass("outline")} to={paths.stamps()} reloadDocument>
            {messages.ownProfile.stampBook}
          </Link>
        </div>
        <div className={css["words"]}>
          {bio !== "" && (
            <p className={css["bio"]} dir="auto">
              {bio}
            </p>
          )}
          <ul className={css["tiles"]} aria-label={messages.ownProfile.figures}>
            {messages.ownProfile.tiles.map(({ value, label }) => (
              <li key={label} className={css["tile"]}>
                <b className={css["figure"]}>{value}</b>
                <span className={css["what"]}>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <SavedPrints prints={savedPrints} />
      </div>
    </>
  );
}

/** The prints of the newest saves, each a link to its gem. */
function SavedPrints({ prints }: { readonly prints: readonly SavedPrint[] }) {
  return (
    <section className={css["saved"]} aria-labelledby="saved-prints">
      <div className={css["savedHead"]}>
        <h2 id="saved-prints" className={css["heading"]}>
          {messages.ownProfile.savedPrints}
        </h2>
        {prints.length > 0 && (
          <Link className={css["all"]} to={paths.saved()} {...prefetchOnIntent}>
            {messages.ownProfile.allSaved}
          </Link>
        )}
      </div>
      {prints.length === 0 ? (
        <p className={css["none"]}>
          {messages.ownProfile.noneSaved} <Link to={paths.home()}>{messages.saves.explore}</Link>
        </p>
      ) : (
        <ul className={css["prints"]}>
          {prints.map(({ id, title, image }) => (
            <li key={id}>
              <Link className={css["print"]} to={paths.gem(id)} {...prefetchOnIntent}>
                <Picture image={image} sizes="(width < 40rem) 45vw, (width < 60rem) 30vw, 23vw" alt="" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
