import { gemsFound } from "../../domain/messages/visitor.ts";
import { matchesSearch, type Searchable } from "../../domain/search.ts";
import type { EarlySearch } from "./early-search-hand-over.ts";

/*
 * Answers the search box of the home page until React has taken the page over, which on a slow line takes more than a
 * second. It stands in the document itself and reads the gems where they stand, in their cards. It hides cards by a
 * stylesheet of its own rather than by touching them, so that React finds the page as the server sent it.
 */
const input = document.querySelector<HTMLInputElement>("[data-early-search] [name=q]");
const count = document.querySelector("[data-count]");

// A page that answers a search holds only what it found: nothing to search further in.
if (input !== null && count !== null && input.defaultValue === "") {
  const gems = [...document.querySelectorAll<HTMLElement>("[data-gem]")].map((card) => {
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
  });
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);

  const answer = () => {
    const missed = gems.filter((gem) => !matchesSearch(gem, input.value));
    sheet.replaceSync(missed.map(({ id }) => `[data-gem="${id}"]{display:none}`).join(""));
    count.textContent = gemsFound(gems.length - missed.length);
  };
  input.addEventListener("input", answer);
  // Typed while the rest of the document was still on its way.
  if (input.value !== "") answer();
  window.earlySearch = {
    handOver() {
      input.removeEventListener("input", answer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      return input.value;
    },
  } satisfies EarlySearch;
}
