import { gemsFound } from "../../domain/messages/visitor.ts";
import { matchesSearch, type Searchable } from "../../domain/search.ts";

/**
 * Runs the search of the home page until hydration, which takes more than a second over a slow connection. It reads the
 * gems from their cards, and hides cards by a stylesheet instead of changing them, so that React finds the page as the
 * server sent it. A page of search results contains only the results: there only the typed term is handed over.
 */
export function answerSearch(): void {
  const input = document.querySelector<HTMLInputElement>("[data-search] [name=q]");
  const count = document.querySelector("[data-count]");
  if (input === null || count === null || window.beforeHydration === undefined) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const gems = [...document.querySelectorAll<HTMLElement>("[data-gem]")].map(readGem);

  const answer = () => {
    const missed = gems.filter((gem) => !matchesSearch(gem, input.value));
    sheet.replaceSync(missed.map(({ id }) => `[data-gem="${id}"]{display:none}`).join(""));
    count.textContent = gemsFound(gems.length - missed.length);
  };
  const sent = input.defaultValue;
  if (sent === "") {
    input.addEventListener("input", answer);
    // The term was typed while the document was still loading.
    if (input.value !== "") answer();
  }
  window.beforeHydration.endSearch = () => {
    input.removeEventListener("input", answer);
    sheet.replaceSync("");
    return input.value === sent ? null : input.value;
  };
}

/** A gem as its card shows it. */
function readGem(card: HTMLElement): Searchable & { readonly id: string | undefined } {
  const texts = (name: string) =>
    [...card.querySelectorAll(`[data-field="${name}"]`)].map((field) => field.textContent ?? "");
  const text = (name: keyof Searchable) => texts(name).join("");
  return {
    id: card.dataset["gem"],
    title: text("title"),
    description: text("description"),
    location: text("location"),
    categoryTitle: text("categoryTitle"),
    tags: texts("tag"),
  };
}
