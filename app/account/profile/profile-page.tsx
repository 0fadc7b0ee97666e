import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { Pigment } from "../../../domain/account/pigment.ts";
import { sattaB } from "../../../domain/prints/pictures.ts";
import { mostSavedPrints } from "../../../domain/saves/saved-prints.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../shell/picture.tsx";
import { prefetchOnIntent } from "../../shell/use-prefetch-on-intent.ts";
import { LargeAvatar } from "./large-avatar.tsx";
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
  readonly shortTitle: string;
  readonly image: string;
}

/** Shown while nothing is saved: a person who sets out. */
const settingOut = sattaB;

/**
 * The owner's view of a profile (docs/product.md §2, Profile), with a print of the place saved last. The figures are the
 * placeholders of the specification.
 */
export function ProfileView({
  profile: { nickname, username, bio, profileImage, pigment, cover, savedPrints },
}: {
  readonly profile: OwnProfile & {
    readonly cover: string | null;
    readonly savedPrints: readonly SavedPrint[];
  };
}) {
  return (
    <div className={css["page"]}>
      <Picture
        image={cover ?? settingOut}
        sizes="(width < 48rem) 100vw, 56vw"
        first
        alt=""
        className={css["cover"] ?? ""}
      />
      <div className={css["person"]}>
        <div className={css["who"]}>
          <LargeAvatar nickname={nickname} image={profileImage} pigment={pigment} />
          <div className={css["names"]}>
            <h1 className={css["nickname"]} dir="auto">
              {nickname}
            </h1>
            {username !== null && <p className={css["username"]}>{messages.account.at(username)}</p>}
          </div>
        </div>
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
        <div className={css["edit"]}>
          <Link className={buttonClass("outline")} to={paths.editProfile()} {...prefetchOnIntent}>
            {messages.account.editProfile}
          </Link>
          <Link className={buttonClass("outline")} to={paths.stamps()} reloadDocument>
            {messages.ownProfile.stampBook}
          </Link>
        </div>
      </div>
      <SavedPrints prints={savedPrints} />
    </div>
  );
}

/** The prints of the newest saves, each a link to its gem. */
function SavedPrints({ prints }: { readonly prints: readonly SavedPrint[] }) {
  return (
    <section className={css["saved"]} aria-labelledby="saved-prints">
      <div className={css["savedHead"]}>
        <h2 id="saved-prints">{messages.ownProfile.savedPrints}</h2>
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
          {prints.map(({ id, title, shortTitle, image }) => (
            <li key={id}>
              <Link className={css["print"]} to={paths.gem(id)} {...prefetchOnIntent}>
                <Picture image={image} sizes="(width < 40rem) 45vw, (width < 60rem) 30vw, 23vw" alt="" />
                <span>
                  {shortTitle}
                  <span className="visually-hidden">{title.slice(shortTitle.length)}</span>
                </span>
              </Link>
            </li>
          ))}
          {prints.length < mostSavedPrints && (
            <li className={css["empty"]}>
              <p>{messages.ownProfile.nextSaved}</p>
              <Link to={paths.home()}>{messages.saves.explore}</Link>
            </li>
          )}
          {Array.from(
            { length: (prints.length < 4 ? 4 : mostSavedPrints) - prints.length - 1 },
            (_, place) => (
              <li key={`empty-${place}`} aria-hidden="true" className={css["blank"]} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}
