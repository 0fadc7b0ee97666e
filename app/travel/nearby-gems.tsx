import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { NearbyGem } from "../../server/views/travel.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./nearby-gems.module.css";

/** The gems nearest to the gem of the page (docs/product.md §11). */
export function NearbyGems({ gems }: { readonly gems: readonly NearbyGem[] }) {
  return (
    <section className={css["section"]} aria-labelledby="nearby">
      <div className={css["head"]}>
        <h2 id="nearby">{messages.beforeYouGo.nearby}</h2>
        <p className={css["note"]}>{messages.beforeYouGo.straightLines}</p>
      </div>
      <ul className={css["gems"]}>
        {gems.map(({ id, title, location, kilometres }) => (
          <li key={id} className={css["gem"]}>
            <p className={css["distance"]}>{messages.aboutKilometres(kilometres)}</p>
            <p className={css["title"]}>
              <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
                {title}
              </Link>
            </p>
            <p className={css["place"]}>{messages.gem.location(location)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
