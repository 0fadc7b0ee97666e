import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Form } from "react-router";
import type { GemOnCard } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { longestSearch, suggest, type Query, type Suggestion } from "../../domain/search.ts";
import { Icon } from "../ui/icon.tsx";
import css from "./search-field.module.css";

/** What the search field reports to the page. */
export interface SearchBoxProps {
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  /** Whether the term was typed before hydration. */
  readonly isTypedBeforeHydration: boolean;
  /** Called when the term changes while typing. */
  readonly onType: (q: string) => void;
  /** Called when the term is submitted or chosen. */
  readonly onSearch: (q: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/**
 * The search field with its suggestions: a combobox with a listbox popup (WAI-ARIA Authoring Practices), inside a form
 * that works without JavaScript. No suggestion is active until an arrow key selects it (docs/product.md §2).
 */
export function SearchBox({
  gems,
  query,
  isTypedBeforeHydration,
  onType,
  onSearch,
  onChoose,
}: SearchBoxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const suggestions = open ? suggest(gems, query.q) : [];
  const expanded = suggestions.length > 0;

  // What was typed before hydration has suggestions too (docs/product.md §2).
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTypedBeforeHydration && field.current === document.activeElement) setOpen(true);
  }, [isTypedBeforeHydration]);

  function close() {
    setOpen(false);
    setActive(null);
  }

  function choose(suggestion: Suggestion) {
    close();
    onChoose(suggestion);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys of an input method choose characters, not suggestions.
    if (event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) setOpen(true);
      if (count === 0) return;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(active === null ? (step === 1 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const suggestion = active === null ? undefined : suggestions[active];
      if (suggestion !== undefined) return choose(suggestion);
      close();
      onSearch(query.q);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (expanded) close();
      else onType("");
    } else if (event.key === "Tab") {
      close();
    }
  }

  return (
    <Form
      action={paths.home()}
      role="search"
      className={css["form"]}
      data-search
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onSearch(query.q);
      }}
    >
      {query.category !== null && <input type="hidden" name="category" value={query.category} />}
      <input
        ref={field}
        className={css["input"]}
        type="search"
        name="q"
        role="combobox"
        aria-label={messages.home.searchLabel}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null || !expanded ? undefined : `${id}-${active}`}
        maxLength={longestSearch}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={messages.home.searchPlaceholder}
        value={query.q}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setOpen(true);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button type="submit" className={css["submit"]} aria-label={messages.home.searchButton}>
        <Icon name="search" />
      </button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.home.suggestions}
        className={css["list"]}
        hidden={!expanded}
      >
        {suggestions.map((suggestion, index) => (
          // The field has the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-describedby={`${id}-${index}-kind`}
            className={css["option"]}
            // The field keeps the focus, so that its blur does not close the list before the press arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.text}
            <span id={`${id}-${index}-kind`} className={css["kind"]} aria-hidden="true">
              {messages.home.suggestionKinds[suggestion.kind]}
            </span>
          </div>
        ))}
      </div>
    </Form>
  );
}
