import { Link } from "react-router";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { PageLinks } from "../shell/page-links.tsx";
import { Picture } from "../shell/picture.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { useSavedOnPhone } from "./saved-on-phone.ts";
import css from "./contents.module.css";

/** A gem as the list of what is kept shows it. */
export type KeptGem = Pick<Gem, "id" | "title" | "location" | "season" | "image">;

/** Links to what is kept. */
export function Contents({ gems }: { readonly gems: readonly KeptGem[] }) {
  useKnownGems(gems);
  return (
    <section className={css["contents"]} aria-labelledby="contents">
      <div className={css["head"]}>
        <h2 id="contents">{messages.offline.contents}</h2>
        <div className={css["links"]}>
          <Link to={paths.home()} {...prefetchOnIntent}>
            {messages.menu.home}
          </Link>
          <PageLinks />
          <Link to={paths.list(gems.map(({ id }) => id))} {...prefetchOnIntent}>
            {messages.offline.list}
          </Link>
          <Link to={paths.phrases()} reloadDocument>
            {messages.offline.phrases}
          </Link>
        </div>
      </div>
      <Sheets gems={gems} />
    </section>
  );
}

/** The saved gems, as far as this phone knows; nothing where there are none. */
export function SavedGems({ gems }: { readonly gems: readonly KeptGem[] }) {
  const saved = useSavedOnPhone().flatMap((id) => gems.filter((gem) => gem.id === id));
  if (saved.length === 0) return null;
  return (
    <section className={css["contents"]} aria-labelledby="saved">
      <h2 id="saved">{messages.offline.saved}</h2>
      <Sheets gems={saved} />
    </section>
  );
}

/** Gems as small sheets, each with the number and the place. */
function Sheets({ gems }: { readonly gems: readonly KeptGem[] }) {
  return (
    <ul className={css["sheets"]}>
      {gems.map(({ id, title, location, image }) => (
        <li key={id} className={css["sheet"]}>
          <Picture image={image} sizes="6rem" alt="" className={css["print"] ?? ""} />
          <div className={css["what"]}>
            <span className={css["number"]}>{messages.home.sheetNumber(id)}</span>
            <Link className={css["title"]} to={paths.gem(id)} {...prefetchOnIntent}>
              {title}
            </Link>
            <span className={css["place"]}>{location}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
