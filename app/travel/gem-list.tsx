import type { ReactNode } from "react";
import { Link } from "react-router";
import { newestDate } from "../../domain/gems/evidence.ts";
import { knownFacts, type GemFacts } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import { openingAtAnyTime } from "../../domain/travel/opening.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ListedGem } from "../../server/views/gem-list.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { useKnownGems } from "../shell/known-gems.ts";
import { ListActions } from "./list-actions.tsx";
import { OpenSentence } from "./open-sentence.tsx";
import "./print.css";
import css from "./gem-list.module.css";

/**
 * A shared list of gems, in its order, with opening hours and directions. On paper it takes at most two sheets.
 * @param map a map of these gems, shown above the list.
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
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{messages.gemList.title(gems.length)}</h1>
        <ListActions ids={gems.map(({ id }) => id)} origin={origin} />
      </div>
      {map !== null && (
        <div id="map" className={css["map"]}>
          {map}
        </div>
      )}
      <ol className={css["gems"]}>
        {gems.map((gem) => (
          <Stop key={gem.id} gem={gem} />
        ))}
      </ol>
    </div>
  );
}

function Stop({
  gem: { id, title, location, japaneseName, facts, kilometresToNext },
}: {
  readonly gem: ListedGem;
}) {
  return (
    <li className={css["gem"]}>
      <div className={css["what"]}>
        <h2 className={css["name"]}>
          <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
            {title}
          </Link>
        </h2>
        {japaneseName !== null && (
          <p className={css["japanese"]} lang="ja" translate="no">
            {japaneseName}
          </p>
        )}
        <p className={css["place"]}>{messages.gem.location(location)}</p>
        <p className={css["card"]}>
          <Link to={paths.driverCard(id)} {...prefetchOnIntent}>
            {messages.beforeYouGo.showTheDriver}
          </Link>
        </p>
      </div>
      {facts !== null && (
        <div className={css["known"]}>
          <div className={css["now"]} data-on-paper={messages.openWords(openingAtAnyTime(facts))}>
            <OpenSentence facts={facts} />
          </div>
          <Facts facts={facts} />
        </div>
      )}
      {kilometresToNext !== null && (
        <p className={css["next"]}>{messages.gemList.toNext(messages.aboutKilometres(kilometresToNext))}</p>
      )}
    </li>
  );
}

/** The facts without their sources, which are on the gem's page. */
function Facts({ facts }: { readonly facts: GemFacts }) {
  return (
    <dl className={css["facts"]}>
      {knownFacts(facts).map(({ name, fact }) => (
        <div key={name} className={css["fact"]}>
          <dt className={css["term"]}>{messages.factTerms[name]}</dt>
          {fact.statements.map(({ text, sources }) => (
            <dd key={text}>
              {text}{" "}
              <small className={css["seen"]}>
                {messages.evidence(fact.sure, newestDate(sources), facts.checkedOn)}
              </small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
