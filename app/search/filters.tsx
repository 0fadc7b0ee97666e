import { memo, useEffect, useRef } from "react";
import { categoryTitles, filters, filterTags, type GemOnCard } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { chooseCategory, knownCategory } from "../../domain/search/search.ts";
import { ActionLink } from "../shell/action-link.tsx";
import css from "./filters.module.css";

/** A tag without a button of its own gets one while it is chosen. */
const ownTag = (gems: readonly GemOnCard[], current: string | null) =>
  current !== null && !filters.includes(current) && knownCategory(gems, current) === current ? [current] : [];

/** Scrolls only the row, so that its pressed button is visible. */
function showPressed(row: Element): void {
  const pressed = row.querySelector('[aria-pressed="true"]');
  if (pressed === null) return;
  const { left, right, width } = pressed.getBoundingClientRect();
  const sight = row.getBoundingClientRect();
  const edge = (sight.width - width) / 2;
  if (left < sight.left || right > sight.right) row.scrollLeft += left - sight.left - edge;
}

/**
 * All, the category titles and the tags (docs/product.md §9). Choosing one clears the search term (docs/product.md §4).
 * @param onChoose called with the category or tag of the pressed button; null for All. It must stay the same function
 *   while nothing is chosen: while somebody types, the buttons do not render again.
 */
export const Filters = memo(function Filters({
  gems,
  current,
  onChoose,
}: {
  readonly gems: readonly GemOnCard[];
  readonly current: string | null;
  readonly onChoose: (category: string | null) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const row of group.current?.children ?? []) showPressed(row);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another button is pressed
  }, [current]);
  const filter = (category: string | null, look = css["tag"]) => (
    <ActionLink
      key={category}
      className={`${css["filter"]} ${look}`}
      to={paths.home(chooseCategory(category))}
      pressed={current === category}
      onPress={() => onChoose(category)}
    >
      {category ?? messages.home.all}
    </ActionLink>
  );
  return (
    <div ref={group} role="group" aria-label={messages.home.filters} className={css["filters"]}>
      <div className={css["row"]} data-scroll-driven>
        {[null, ...Object.values(categoryTitles)].map((title) => filter(title, css["category"]))}
      </div>
      <div className={css["row"]} data-scroll-driven>
        {[...ownTag(gems, current), ...filterTags].map((tag) => filter(tag))}
      </div>
    </div>
  );
});
