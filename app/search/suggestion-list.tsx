import * as messages from "../../domain/site/messages.ts";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { japaneseName } from "../../domain/gems/japanese-name.ts";
import type { Suggestion } from "../../domain/search/search.ts";
import { Picture } from "../shell/picture.tsx";
import css from "./suggestion-list.module.css";

/** The `sizes` of the print of a suggested gem. */
const printSizes = "4rem";

/** The id of an option, for `aria-activedescendant` of the field. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The listbox of the search field, a gem with its Japanese name and its print. It is empty and hidden while it is closed. */
export function SuggestionList({
  id,
  gems,
  suggestions,
  active,
  onChoose,
}: {
  readonly id: string;
  readonly gems: readonly GemOnCard[];
  readonly suggestions: readonly Suggestion[];
  /** The index of the selected suggestion, or null. */
  readonly active: number | null;
  readonly onChoose: (suggestion: Suggestion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages.home.suggestions}
      className={css["list"]}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => {
        const gem = suggestion.kind === "gem" ? gems.find((each) => each.id === suggestion.id) : undefined;
        return (
          // The field has the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
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
            <span className={css["title"]}>
              {suggestion.text}
              {gem && (
                <span lang="ja" className={css["japanese"]} aria-hidden="true">
                  {` ${japaneseName(gem)}`}
                </span>
              )}
            </span>
            <span
              id={`${optionId(id, index)}-kind`}
              className={gem ? "visually-hidden" : css["kind"]}
              aria-hidden="true"
            >
              {messages.home.suggestionKinds[suggestion.kind]}
            </span>
            {gem && <Picture image={gem.image} sizes={printSizes} alt="" className={css["print"] ?? ""} />}
          </div>
        );
      })}
    </div>
  );
}
