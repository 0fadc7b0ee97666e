import { memo, useId } from "react";
import { Link } from "react-router";
import { splitText } from "../../domain/excerpt.ts";
import type { Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { Picture } from "../shell/picture.tsx";
import { SaveButton } from "../saves/save-button.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-card.module.css";

/** More than three lines hold at any width: what comes after costs the browser nothing until somebody searches it. */
const mostTeaser = 300;

/**
 * A gem on the home page. Every field that the search rule reads stands in it, marked with `data-field`, because the
 * search before hydration reads them there.
 */
export const GemCard = memo(function GemCard({
  gem,
  first = false,
}: {
  readonly gem: Gem;
  readonly first?: boolean;
}) {
  const titleId = useId();
  const [teaser, rest] = splitText(gem.description, mostTeaser);
  return (
    <article className={css["card"]} aria-labelledby={titleId} data-gem={gem.id}>
      <div className={css["mount"]}>
        <Picture
          image={gem.image}
          sizes="(width < 40rem) 92vw, (width < 66rem) 45vw, (width < 100rem) 30vw, 22vw"
          first={first}
          alt=""
        />
      </div>
      <p className={css["line"]}>
        <span>
          <span className={css["number"]}>{messages.home.sheetNumber(gem.id)}</span>{" "}
          <span data-field="location">{gem.location}</span>
        </span>
        <span aria-hidden="true">
          ★ {gem.rating.toFixed(1)} ({gem.reviews.toLocaleString("en-US")})
        </span>
        <span className="visually-hidden">{messages.gem.rating(gem.rating, gem.reviews)}</span>
      </p>
      <h2 className={css["title"]}>
        <Link
          id={titleId}
          className={css["link"]}
          to={paths.gem(gem.id)}
          {...prefetchOnIntent}
          data-field="title"
        >
          {gem.title}
        </Link>
      </h2>
      <p className={css["teaser"]} data-field="description">
        {teaser}
        <span hidden>{rest}</span>
      </p>
      <ul className={css["tags"]} aria-label={messages.gem.tags}>
        <li data-field="categoryTitle">{gem.categoryTitle}</li>
        {gem.tags.map((tag) => (
          <li key={tag} data-field="tag">
            {tag}
          </li>
        ))}
      </ul>
      <SaveButton gemId={gem.id} title={gem.title} className={css["save"] ?? ""} />
    </article>
  );
});
