import { memo } from "react";
import { categoryTitles, filters, filterTags, type Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { chooseCategory, knownCategory } from "../../domain/search.ts";
import { ActionLink } from "../shell/action-link.tsx";
import css from "./filters.module.css";

/** A gem's own tag, which has no button, joins the row while it is chosen. */
const ownTag = (gems: readonly Gem[], current: string | null) =>
  current !== null && !filters.includes(current) && knownCategory(gems, current) === current ? [current] : [];

/** All, the category titles and the tags (docs/product.md §9). Choosing one clears the search term (docs/product.md §4). */
export const Filters = memo(function Filters({
  gems,
  current,
}: {
  readonly gems: readonly Gem[];
  readonly current: string | null;
}) {
  const filter = (category: string | null, look = "") => (
    <ActionLink
      key={category}
      className={`${css["filter"]} ${look}`}
      to={paths.home(chooseCategory(category))}
      pressed={current === category}
    >
      {category ?? messages.home.all}
    </ActionLink>
  );
  return (
    <div role="group" aria-label={messages.home.filters} className={css["filters"]}>
      <div className={css["row"]}>
        {[null, ...Object.values(categoryTitles)].map((title) => filter(title, css["category"]))}
      </div>
      <div className={css["row"]}>{[...ownTag(gems, current), ...filterTags].map((tag) => filter(tag))}</div>
    </div>
  );
});
