import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { distance } from "../../domain/map/distance.ts";
import { openingAtAnyTime } from "../../domain/travel/opening.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ListedGem } from "../../server/views/gem-list.ts";
import { Picture } from "../shell/picture.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { useKnownGems } from "../shell/known-gems.ts";
import { Downloads } from "./downloads.tsx";
import { FactList } from "./fact-list.tsx";
import { ListActions } from "./list-actions.tsx";
import { OpenSentence } from "./open-sentence.tsx";
import "./print.css";
import css from "./gem-list.module.css";

/** The `sizes` of a stop's print. */
const printSizes = "(width < 60rem) 100vw, (width < 105rem) 56vw, 60rem";

/**
 * A shared list of gems, in its order, each with its print, opening hours and directions. On paper it takes at most two sheets.
 * @param map a map of these gems, below the list or next to it.
 */
export function GemList({
  gems,
  origin,
  map = null,
}: {
  readonly gems: readonly ListedGem[];
  readonly origin: string;
  readonly map?: ReactNode;
}) {
  useKnownGems(gems);
  const ids = gems.map(({ id }) => id);
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.gemList.title(gems.length)}</h1>
        <p className={css["lede"]}>
          {messages.gemList.lede([...new Set(gems.map(({ location }) => location))])}
        </p>
        <ListActions ids={ids} origin={origin} />
      </div>
      <ol className={css["gems"]}>
        {gems.map((gem, index) => (
          <Stop key={gem.id} gem={gem} next={gems[index + 1]} first={index === 0} />
        ))}
      </ol>
      {map !== null && (
        <div id="map" className={css["map"]}>
          {map}
        </div>
      )}
      <div className={css["files"]}>
        <Downloads address={(format) => paths.listExport(format, ids)} />
      </div>
    </div>
  );
}

function Stop({
  gem: { id, title, location, image, imageAlt, japaneseName, facts, position },
  next,
  first,
}: {
  readonly gem: ListedGem;
  readonly next: ListedGem | undefined;
  readonly first: boolean;
}) {
  return (
    <li className={css["gem"]}>
      <Picture image={image} alt={imageAlt} sizes={printSizes} first={first} className={css["print"] ?? ""} />
      <div className={css["what"]}>
        <h2 className={css["name"]}>
          <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
            {title}
          </Link>
        </h2>
        <p className={css["japanese"]} lang="ja" translate="no">
          {japaneseName}
        </p>
        <p className={css["place"]}>{messages.gemPage.location(location)}</p>
      </div>
      <div className={css["known"]}>
        <div className={css["now"]} data-on-paper={messages.openWords(openingAtAnyTime(facts))}>
          <OpenSentence facts={facts} />
        </div>
        <FactList facts={facts} brief />
        <p className={css["card"]}>
          <Link to={paths.driverCard(id)} {...prefetchOnIntent}>
            {messages.beforeYouGo.showTheDriver}
          </Link>
        </p>
      </div>
      {next !== undefined && (
        <p className={css["next"]}>
          {/* In a straight line. */}
          {messages.gemList.toNext(messages.aboutKilometres(Math.round(distance(position, next.position))))}
        </p>
      )}
    </li>
  );
}
