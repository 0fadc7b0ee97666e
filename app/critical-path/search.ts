import { gemsFound } from "../../domain/messages/visitor.ts";
import { matchesSearch, type Searchable } from "../../domain/search.ts";

/**
 * Answers the search box of the home page until React has hydrated it, which on a slow line takes more than a second.
 * It reads the gems where they stand, in their cards, and hides cards by a stylesheet of its own rather than by touching
 * them, so that React finds the page as the server sent it. A page that answers a search holds only what it found: there
 * is nothing to search further in, and the term is handed over alone.
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
    // Typed while the rest of the document was still on its way.
    if (input.value !== "") answer();
  }
  window.beforeHydration.endSearch = () => {
    input.removeEventListener("input", answer);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
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
