import { Link } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { search, type Query } from "../../domain/search.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import css from "./nothing-found.module.css";

/** Longer searches are shown with their beginning only. */
const shownLength = 80;
const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** What stands where no gem matches: what was asked, a better spelling where there is one, and the way back to all. */
export function NothingFound({ query, offer }: { readonly query: Query; readonly offer: string | null }) {
  const asked = [
    messages.home.nothingMatches,
    query.q !== "" && messages.home.nothingMatchesSearch(shorten(query.q)),
    query.category !== null && messages.home.nothingMatchesFilter(shorten(query.category)),
  ];
  return (
    <div className={css["nothing"]}>
      <h2 className={css["title"]}>{asked.filter((part) => part !== false).join(" ")}</h2>
      {offer !== null && (
        <p>
          {messages.home.didYouMean}{" "}
          <Link to={paths.home(search({ ...query, category: null }, offer))}>{offer}</Link>?
        </p>
      )}
      <p className={css["hint"]}>{messages.home.nothingHint}</p>
      <ActionLink className={buttonClass("primary")} to={paths.home()}>
        {messages.home.reset}
      </ActionLink>
    </div>
  );
}
