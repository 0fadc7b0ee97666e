import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { NearbyGem } from "../../server/views/travel.ts";
import { unbroken } from "../prints/gem-title.tsx";
import { Picture } from "../shell/picture.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./nearby-gems.module.css";

/** The `sizes` of a print: next to the words on a phone, above them in a wider window. */
const printSizes = "(width < 48rem) 40vw, (width < 60rem) 45vw, (width < 105rem) 34vw, 36rem";

/** The gems near the gem of the page, where there are any (docs/product.md §11). */
export function NearbyGems({ gems }: { readonly gems: readonly NearbyGem[] }) {
  if (gems.length === 0) return null;
  return (
    <section className={css["section"]} aria-labelledby="nearby">
      <div className={css["head"]}>
        <h2 id="nearby">{messages.beforeYouGo.nearby}</h2>
        <p className={css["note"]}>{messages.beforeYouGo.straightLines}</p>
      </div>
      <ul className={css["gems"]}>
        {gems.map(({ id, title, location, image, imageAlt, kilometres }) => (
          <li key={id} className={css["gem"]}>
            <Picture image={image} alt={imageAlt} sizes={printSizes} />
            <div>
              <p className={css["title"]}>
                <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
                  {unbroken(title)}
                </Link>
              </p>
              <p className={css["place"]}>
                <span>{messages.gemPage.location(location)}</span>
                <span>{messages.aboutKilometres(kilometres)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
