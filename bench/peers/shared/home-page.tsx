import { useDeferredValue, useState } from "react";
import { filters, type GemOnCard } from "../../../domain/gems/gem.ts";
import * as messages from "../../../domain/site/messages.ts";
import { chooseCategory, everything, findGems, search } from "../../../domain/search/search.ts";
import { GemCard, type LinkTo } from "./gem-card.tsx";
import type { Hero } from "./hero.ts";
import { Picture } from "./picture.tsx";

/** The home page: the hero, the search, the filters, and the gems as cards. */
export function HomePage({
  hero,
  gems,
  saved,
  onToggle,
  Link,
}: {
  readonly hero: Hero;
  readonly gems: readonly GemOnCard[];
  readonly saved: readonly number[];
  readonly onToggle: (gemId: number) => void;
  readonly Link: LinkTo;
}) {
  const [query, setQuery] = useState(everything);
  const found = findGems(gems, useDeferredValue(query));
  return (
    <main>
      <section className="hero">
        <Picture image={hero.image} alt={hero.alt} sizes="(width < 60rem) 100vw, 57vw" first />
        <h1>{messages.home.title}</h1>
        <p>{messages.home.lede}</p>
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={messages.home.searchLabel}
          aria-expanded={false}
          aria-controls="gems"
          placeholder={messages.home.searchPlaceholder}
          value={query.q}
          onChange={({ currentTarget }) => setQuery(search(query, currentTarget.value))}
        />
      </section>
      <div role="group" aria-label={messages.home.filters} className="filters">
        {[null, ...filters].map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={query.category === category}
            onClick={() => setQuery(chooseCategory(category))}
          >
            {category ?? messages.home.all}
          </button>
        ))}
      </div>
      <p role="status">{messages.home.found(found.length)}</p>
      <div id="gems" className="grid">
        {found.map((gem) => (
          <GemCard key={gem.id} gem={gem} isSaved={saved.includes(gem.id)} onToggle={onToggle} Link={Link} />
        ))}
      </div>
    </main>
  );
}
