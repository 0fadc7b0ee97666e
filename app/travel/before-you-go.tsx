import { Link } from "react-router";
import { factNames } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { TravelView } from "../../server/views/travel.ts";
import { Locator } from "../map/locator.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { FactList } from "./fact-list.tsx";
import { MapsMenu } from "./maps-menu.tsx";
import { OpenSentence } from "./open-sentence.tsx";
import "./print.css";
import css from "./before-you-go.module.css";

/** The facts about a gem for travellers, links to maps, and the card for a driver (docs/product.md §11). */
export function BeforeYouGo({
  gemId,
  travel: { facts, maps, place },
}: {
  readonly gemId: number;
  readonly travel: Pick<TravelView, "facts" | "maps" | "place">;
}) {
  const missing = factNames.filter((name) => facts.facts[name] === undefined);
  return (
    <section className={css["section"]} aria-labelledby="before-you-go">
      <h2 id="before-you-go">{messages.beforeYouGo.title}</h2>
      <div className={css["now"]}>
        <OpenSentence facts={facts} />
      </div>
      <div className={css["ways"]}>
        <MapsMenu links={maps} />
        <Link className={buttonClass("outline")} to={paths.driverCard(gemId)} {...prefetchOnIntent}>
          {messages.beforeYouGo.showTheDriver}
        </Link>
        <Locator gemId={gemId} />
        <p className={css["note"]}>{messages.beforeYouGo.position(place.goodTo, place.point)}</p>
      </div>
      <div className={css["known"]}>
        <FactList facts={facts} />
        {missing.length > 0 && <p className={css["note"]}>{messages.beforeYouGo.notKnown(missing)}</p>}
      </div>
    </section>
  );
}
