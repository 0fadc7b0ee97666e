import { Link } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { hyakkaenD } from "../../domain/prints/pictures.ts";
import type { SearchHelp } from "../../domain/search/search-help.ts";
import { knownCategory, search, type Query } from "../../domain/search/search.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { Picture } from "../shell/picture.tsx";
import { buttonClass } from "../ui/button.tsx";
import css from "./nothing-found.module.css";

/** A cricket beside its cage at dusk, the print of this state. */
const print = hyakkaenD;

/** A longer search term is cut, at this many characters. */
const shownLength = 80;
const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

function headingOf(gems: readonly GemOnCard[], { q, category }: Query): string {
  if (category !== null && knownCategory(gems, category) === null)
    return messages.home.noSuchCategory(shorten(category));
  const asked = [
    messages.home.nothingMatches,
    q !== "" && messages.home.nothingMatchesSearch(shorten(q)),
    category !== null && messages.home.nothingMatchesFilter(category),
  ];
  return asked.filter((part) => part !== false).join(" ");
}

/** What was pressed here is gone once something is found: the focus goes to the pressed filter, before the results. */
const keepFocus = (words: HTMLElement | null) => () => {
  if (words?.contains(document.activeElement))
    document.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
};

/** Shown when no gem matches: the search, suggestions, and a link to all gems. */
export function NothingFound({
  gems,
  query,
  help,
  onReset,
}: {
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  readonly help: SearchHelp | null;
  readonly onReset: () => void;
}) {
  const withAllWords = gems.filter(({ id }) => help?.withAllWords.includes(id));
  const spelling = help?.didYouMean ?? null;
  return (
    <div className={css["nothing"]}>
      <div ref={keepFocus} className={css["words"]}>
        <h2 className={css["title"]}>{headingOf(gems, query)}</h2>
        {/* The place is as high as the longest offer, which may come later: nothing that is about to be pressed may move. */}
        <p className={css["spelling"]}>
          {spelling !== null && (
            <>
              {messages.home.didYouMean}{" "}
              <Link to={paths.home(search({ ...query, category: null }, spelling))}>{spelling}</Link>?
            </>
          )}
          {help !== null && spelling === null && (
            <span className={css["hint"]}>{messages.home.nothingMatchesHint}</span>
          )}
        </p>
        <ActionLink className={buttonClass("primary")} to={paths.home()} onPress={onReset}>
          {messages.home.reset}
        </ActionLink>
        {/* Last, because it may come later, with up to three lines. */}
        {withAllWords.length > 0 && (
          <>
            <p id="all-words">{messages.home.withAllWords}</p>
            <ul className={css["gems"]} aria-labelledby="all-words">
              {withAllWords.map(({ id, title, location }) => (
                <li key={id}>
                  <Link to={paths.gem(id)}>{title}</Link> <span className={css["hint"]}>{location}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <figure className={css["print"]}>
        <Picture image={print} sizes="(width < 48rem) 92vw, (width < 60rem) 32rem, 44rem" first alt="" />
        <figcaption className={css["hint"]}>{messages.home.quiet}</figcaption>
      </figure>
    </div>
  );
}
