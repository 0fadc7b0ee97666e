import { useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { longestSearch, type Query } from "../../domain/search/search.ts";
import { Icon } from "../ui/icon.tsx";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions, type SearchEvents } from "./use-suggestions.ts";
import css from "./search-field.module.css";

/** The search of the page, and what the field reports to it. */
export interface SearchBoxProps extends SearchEvents {
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  /** Whether the term was typed before hydration. */
  readonly isTypedBeforeHydration: boolean;
}

/**
 * The search field with its suggestions: a combobox with a listbox popup (WAI-ARIA Authoring Practices), inside a form
 * that works without JavaScript. No suggestion is active until an arrow key selects it.
 */
export function SearchBox({ gems, query, isTypedBeforeHydration, ...events }: SearchBoxProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const { shown, suggestions, active, open, close, choose, onKeyDown } = useSuggestions(gems, query, events);
  const expanded = suggestions.length > 0;

  // On a phone the keyboard leaves little room: the field goes to the top, and what it finds is in sight.
  useEffect(() => {
    if (expanded && window.matchMedia("(width < 40rem)").matches) field.current?.form?.scrollIntoView();
  }, [expanded]);

  // What was typed before hydration has suggestions too (docs/product.md §9).
  useEffect(() => {
    if (isTypedBeforeHydration && field.current === document.activeElement) open();
  }, [isTypedBeforeHydration, open]);

  return (
    <Form
      action={paths.home()}
      role="search"
      className={css["form"]}
      data-search
      discover="none"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        events.onSearch(query.q);
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
        aria-controls={list}
        aria-activedescendant={active === null || !expanded ? undefined : optionId(list, active)}
        maxLength={longestSearch}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={messages.home.searchPlaceholder}
        value={query.q}
        onChange={(event) => {
          events.onType(event.currentTarget.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button type="submit" className={css["submit"]} aria-label={messages.home.searchButton}>
        <Icon name="search" />
      </button>
      <SuggestionList
        id={list}
        gems={gems}
        query={shown ?? query}
        suggestions={suggestions}
        active={active}
        onChoose={choose}
      />
    </Form>
  );
}
