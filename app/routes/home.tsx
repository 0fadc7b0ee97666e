import { memo, useCallback, useDeferredValue, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { sharePicture } from "../../domain/prints/picture-set.ts";
import { paths } from "../../domain/site/paths.ts";
import type { SearchHelp } from "../../domain/search/search-help.ts";
import {
  chooseCategory,
  everything,
  findGems,
  knownCategory,
  readQuery,
  resolveQuery,
  search,
  suggestedQuery,
  type Query,
  type Suggestion,
} from "../../domain/search/search.ts";
import { Filters } from "../search/filters.tsx";
import { GemGrid } from "../gem/gem-grid.tsx";
import { ThisMonth } from "../gem/this-month.tsx";
import { useInSeason } from "../gem/use-in-season.ts";
import { NothingFound } from "../search/nothing-found.tsx";
import { SmallMap } from "../map/small-map.tsx";
import { useKnownGems } from "../shell/known-gems.ts";
import { PageLinks } from "../shell/page-links.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { Picture } from "../shell/picture.tsx";
import { SearchBox } from "../search/search-field.tsx";
import { useSearchHelp } from "../search/use-search-help.ts";
import { useQuery } from "../search/use-query.ts";
import { useReflow } from "../search/use-reflow.ts";
import { useResultsInSight } from "../search/use-results-in-sight.ts";
import type { PageProps } from "../page.ts";
import css from "./home.module.css";

type HomeData = PageProps<"home">["loaderData"];

/** The `sizes` of the hero's print: the whole width of a narrow window, the right part of a wide one. */
const heroSizes = "(width < 45rem) and (height >= 30rem) 100vw, 57vw";

/** The metadata of the page. It depends on the address alone, so typing does not render it. */
const HomeMeta = memo(function HomeMeta({ gems, hero, origin }: Pick<HomeData, "gems" | "hero" | "origin">) {
  const { search: query } = useLocation();
  const { q, category } = resolveQuery(gems, readQuery(new URLSearchParams(query)));
  const known = category !== null && knownCategory(gems, category) !== null;
  const title = known ? messages.titles.page(category) : messages.titles.home;
  return (
    <PageMeta
      title={
        category !== null && !known
          ? messages.titles.page(messages.home.noSuchCategory(category))
          : q === ""
            ? title
            : messages.titles.search(q)
      }
      description={known ? messages.descriptions.category(category) : messages.site.description}
      path={paths.home(known ? { category } : everything)}
      picture={sharePicture(hero.image)}
      pictureAlt={hero.alt}
      origin={origin}
      indexed={q === "" && (known || category === null)}
      schema={{ "@type": "WebSite", name: messages.site.name, url: origin }}
    />
  );
});

export default function HomePage({
  loaderData: { origin, hero, thisMonth, thisYear, gems, help },
}: PageProps<"home">) {
  useKnownGems(gems);
  const { query, folded, isTypedBeforeHydration, type, settle, go } = useQuery(gems);
  const inSeason = useInSeason(thisMonth, thisYear);
  const navigate = useNavigate();
  // The field and the filters update at once, the gems in the next frame.
  const deferred = useDeferredValue(query);
  const shown = isTypedBeforeHydration ? query : deferred;
  const results = useRef<HTMLElement>(null);
  const keepPlaces = useReflow(results, shown);
  const showResults = useResultsInSight(results, shown);
  const filter = useCallback(
    (chosen: string | null) => {
      keepPlaces();
      showResults(chosen);
      go(chooseCategory(chosen));
    },
    [keepPlaces, showResults, go],
  );
  const reset = useCallback(() => go(everything), [go]);

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === "gem") {
      settle();
      return void navigate(paths.gem(suggestion.id));
    }
    go(suggestedQuery(query, suggestion));
  }

  return (
    <>
      <HomeMeta gems={gems} hero={hero} origin={origin} />
      <section className={`${css["hero"]} ${folded ? css["folded"] : ""}`}>
        {/* First, because it is first on a phone: a page that arrives in parts must not jump. */}
        {!folded && (
          <div className={css["print"]}>
            <Picture image={hero.image} alt={hero.alt} sizes={heroSizes} first />
          </div>
        )}
        <div className={css["words"]}>
          {!folded && (
            <p className={css["meaning"]}>
              <span lang="ja">{messages.site.kanji}</span> {messages.site.themeNote}
            </p>
          )}
          <h1 className={css["title"]}>{messages.home.title}</h1>
          {!folded && <p className={css["lede"]}>{messages.home.lede}</p>}
          <SearchBox
            gems={gems}
            query={query}
            isTypedBeforeHydration={isTypedBeforeHydration}
            onType={type}
            onSearch={(term) => go(search(query, term))}
            onChoose={choose}
          />
          {!folded && <ThisMonth inSeason={inSeason} />}
        </div>
      </section>
      <section ref={results} className={css["results"]} aria-label={messages.home.gemsHeading}>
        <Filters gems={gems} current={query.category} onChoose={filter} />
        <Found gems={gems} query={shown} firstHelp={help} folded={folded} onReset={reset} />
      </section>
      <SmallMap />
    </>
  );
}

const Found = memo(function Found({
  gems,
  query,
  firstHelp,
  folded,
  onReset,
}: {
  readonly gems: readonly GemOnCard[];
  readonly query: Query;
  readonly firstHelp: SearchHelp | null;
  readonly folded: boolean;
  readonly onReset: () => void;
}) {
  const found = findGems(gems, query);
  const help = useSearchHelp(gems, query, found.length === 0, firstHelp);
  return (
    <>
      <div className={css["counted"]}>
        {/* Where nothing is found, the heading says so. Screen readers announce the count. */}
        <p
          role="status"
          className={found.length === 0 ? "visually-hidden" : css["count"]}
          data-count
          suppressHydrationWarning
        >
          {messages.home.found(found.length)}
        </p>
        <PageLinks />
      </div>
      {found.length === 0 ? (
        <NothingFound
          gems={gems}
          query={query}
          help={help}
          renderOffers={(offered) => <GemGrid gems={offered} first areOffers />}
          onReset={onReset}
        />
      ) : (
        <GemGrid gems={found} varied={query.q === "" && query.category === null} first={folded} />
      )}
    </>
  );
});
