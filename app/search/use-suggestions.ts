import { useCallback, useDeferredValue, useState, type KeyboardEvent } from "react";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { suggest, type Query, type Suggestion } from "../../domain/search/search.ts";

/** What the search reports to the page. */
export interface SearchEvents {
  /** Called when the term changes while typing. */
  readonly onType: (q: string) => void;
  /** Called when the term is submitted. */
  readonly onSearch: (q: string) => void;
  /** Called when a suggestion is chosen. */
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The list of suggestions below the search field. */
export interface Suggestions {
  /** The query whose suggestions are shown. While somebody types, it may be some letters behind; null before there is one. */
  readonly shown: Query | null;
  /** Its suggestions. Empty while the list is closed. */
  readonly suggestions: readonly Suggestion[];
  /** The index of the suggestion that the arrow keys have selected, or null. */
  readonly active: number | null;
  /** Opens the list with no suggestion selected; the same function at each render. */
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (suggestion: Suggestion) => void;
  /** Handles the keys of the field (WAI-ARIA Authoring Practices, Combobox). */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The index that an arrow key selects: from no suggestion to the first or last one, and around the ends. */
const moved = (active: number | null, step: 1 | -1, count: number): number =>
  active === null ? (step === 1 ? 0 : count - 1) : (active + step + count) % count;

/**
 * The suggestions for a term, and what the keys do with them. None is active until an arrow key selects it. The field
 * updates at once, the list after it: the letter is seen sooner (bench/README.md row 6). The keys go by the term of the field.
 */
export function useSuggestions(
  gems: readonly GemOnCard[],
  query: Query,
  { onType, onSearch, onChoose }: SearchEvents,
): Suggestions {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  // Null while it is closed: an opening list never shows an earlier term.
  const shown = useDeferredValue(isOpen ? query : null);
  const suggestionsFor = (asked: Query | null) => (isOpen && asked !== null ? suggest(gems, asked.q) : []);
  const suggestions = suggestionsFor(shown);

  const open = useCallback(() => {
    setOpen(true);
    setActive(null);
  }, []);

  function close() {
    setOpen(false);
    setActive(null);
  }

  function choose(suggestion: Suggestion) {
    close();
    onChoose(suggestion);
  }

  function move(step: 1 | -1) {
    const count = suggestionsFor(query).length;
    setOpen(true);
    if (count > 0) setActive(moved(active, step, count));
  }

  function enter() {
    const suggestion = active === null ? undefined : suggestionsFor(query)[active];
    if (suggestion !== undefined) return choose(suggestion);
    close();
    onSearch(query.q);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method choose characters, not suggestions. Safari ends the composition before it sends its last
    // key, the Enter, which then has only the code 229 (UI Events, "keyCode").
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Tab") return close();
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") enter();
    else if (event.key !== "Escape") return;
    else if (suggestions.length > 0) close();
    else onType("");
    event.preventDefault();
  }

  // An option is only active where the list has it.
  return { shown, suggestions, active: shown === query ? active : null, open, close, choose, onKeyDown };
}
