import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { hyakkaenD } from "../../domain/prints/pictures.ts";
import type { SearchHelp } from "../../domain/search/search-help.ts";
import { findGems, knownCategory, maxOffered, search, type Query } from "../../domain/search/search.ts";
import { ActionLink } from "../shell/action-link.tsx";
import { Picture } from "../shell/picture.tsx";
import css from "./nothing-found.module.css";

/** A bell cricket at moonrise, the print of this state. */
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
  renderOffers,
  onReset,
}: {
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  readonly help: SearchHelp | null;
  /** The gems that are offered, as cards. */
  readonly renderOffers: (gems: readonly GemOnCard[]) => ReactNode;
  readonly onReset: () => void;
}) {
  const offerId = useId();
  const withAllWords = gems.filter(({ id }) => help?.withAllWords.includes(id));
  const spelling = help?.didYouMean ?? null;
  const meant = spelling === null ? null : search({ ...query, category: null }, spelling);
  const offered = meant === null ? withAllWords : findGems(gems, meant).slice(0, maxOffered);
  const offer =
    meant !== null ? (
      <>
        {messages.home.didYouMean} <Link to={paths.home(meant)}>{spelling}</Link>?
      </>
    ) : offered.length > 0 ? (
      messages.home.withAllWords
    ) : (
      help && [
        messages.home.nothingMatchesHint,
        ...help.examples.flatMap((q, index) => [
          index === 0 ? " " : ", ",
          <Link key={q} to={paths.home({ q })}>
            {q}
          </Link>,
        ]),
      ]
    );
  return (
    <div className={offered.length > 0 ? css["offering"] : css["nothing"]}>
      <div ref={keepFocus} className={css["words"]}>
        {/* Before the offers, which may come later: nothing that is about to be pressed may move. */}
        <div className={css["asked"]}>
          <h2>{headingOf(gems, query)}</h2>
          <ActionLink className={css["reset"]} to={paths.home()} onPress={onReset}>
            {messages.home.reset}
          </ActionLink>
        </div>
        <p id={offerId} className={css["offer"]}>
          {offer}
        </p>
      </div>
      {offered.length > 0 ? (
        <div role="group" aria-labelledby={offerId}>
          {renderOffers(offered)}
        </div>
      ) : (
        <figure className={css["print"]}>
          <Picture image={print} sizes="(width < 48rem) 92vw, (width < 60rem) 32rem, 44rem" first alt="" />
          <figcaption className={css["hint"]}>{messages.home.quiet}</figcaption>
        </figure>
      )}
    </div>
  );
}
