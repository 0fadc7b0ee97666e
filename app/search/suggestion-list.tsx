import * as messages from "../../domain/site/messages.ts";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { japaneseName } from "../../domain/gems/japanese-name.ts";
import { findGems, suggestedQuery, type Query, type Suggestion } from "../../domain/search/search.ts";
import { Picture } from "../shell/picture.tsx";
import css from "./suggestion-list.module.css";

/** The `sizes` of the print of a suggested gem. */
const printSizes = "4rem";

/** The id of an option, for `aria-activedescendant` of the field. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/**
 * The popup of the search field. Its listbox has what can be chosen, each with the print of its first gem; below it stands
 * how many gems a search finds besides. It is empty and hidden while it is closed.
 */
export function SuggestionList({
  id,
  gems,
  query,
  suggestions,
  active,
  onChoose,
}: {
  readonly id: string;
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  readonly suggestions: readonly Suggestion[];
  /** The index of the selected suggestion, or null. */
  readonly active: number | null;
  readonly onChoose: (suggestion: Suggestion) => void;
}) {
  const meant = suggestions.map((suggestion) =>
    suggestion.kind === "gem"
      ? gems.filter((gem) => gem.id === suggestion.id)
      : findGems(gems, suggestedQuery(query, suggestion)),
  );
  const found = suggestions.length === 0 ? [] : findGems(gems, query);
  const more = found.filter((gem) => !meant.some((listed) => listed.includes(gem))).length;
  return (
    <div className={css["popup"]} hidden={suggestions.length === 0}>
      <div id={id} role="listbox" aria-label={messages.suggestions.label}>
        {suggestions.map((suggestion, index) => {
          const { kind, text } = suggestion;
          const isGem = kind === "gem";
          const itsGems = meant[index] ?? [];
          // A search for a place also finds its letters in other words.
          const gem = itsGems.find(({ location }) => location === text) ?? itsGems[0];
          return (
            // The field has the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${kind} ${text}`}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-describedby={`${optionId(id, index)}-kind`}
              className={css["option"]}
              // The field keeps the focus, so that its blur does not close the list before the press arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              <span>
                {text}
                <span className={css["note"]} aria-hidden="true">
                  <span id={`${optionId(id, index)}-kind`} hidden={isGem}>
                    {messages.suggestions.kinds[kind]}
                  </span>
                  {isGem && gem ? (
                    <span lang="ja">{japaneseName(gem)}</span>
                  ) : (
                    ` · ${messages.suggestions.gems(itsGems.length)}`
                  )}
                </span>
              </span>
              {gem && <Picture image={gem.image} sizes={printSizes} alt="" className={css["print"] ?? ""} />}
            </div>
          );
        })}
      </div>
      {active === null && more > 0 && (
        <p className={css["more"]}>{messages.suggestions.more(more, query.q)}</p>
      )}
    </div>
  );
}
