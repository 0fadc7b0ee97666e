import type { GemOnCard } from "../../domain/gems/gem.ts";
import { gemsFound } from "../../domain/site/messages/visitor.ts";
import type { PageName } from "../../domain/site/paths.ts";
import { matchesSearch } from "../../domain/search/search.ts";
import { readPageData } from "./data.ts";

/**
 * Runs the search of the home page until hydration, which takes more than a second over a slow connection. It reads the
 * gems from the page's data, and hides cards by a stylesheet instead of changing them, so that React finds the page as
 * the server sent it. A page of search results contains only the results: there only the typed term is handed over.
 */
export function answerSearch(): void {
  const input = document.querySelector<HTMLInputElement>("[data-search] [name=q]");
  const count = document.querySelector("[data-count]");
  if (input === null || count === null || window.beforeHydration === undefined) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const gems = shownGems();

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

/** The gems whose cards the document has. */
function shownGems(): readonly GemOnCard[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the home page's own data
  const { gems } = readPageData().loaderData["home" satisfies PageName] as {
    readonly gems: readonly GemOnCard[];
  };
  const shown = new Set(
    [...document.querySelectorAll<HTMLElement>("[data-gem]")].map((card) => Number(card.dataset["gem"])),
  );
  return gems.filter(({ id }) => shown.has(id));
}
