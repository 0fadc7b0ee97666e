import type { Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import { GemTitle } from "../prints/gem-title.tsx";
import { SaveButton } from "../saves/save-button.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { Stars } from "../ui/stars.tsx";
import css from "./gem-head.module.css";

/** A gem's title with where it lies, the catalogue's own mark, and what can be done with it. */
export function GemHead({ gem, url }: { readonly gem: Gem; readonly url: string }) {
  return (
    <div className={css["head"]}>
      <div className={css["name"]}>
        <p className={css["place"]}>
          <span className={css["number"]}>{messages.home.sheetNumber(gem.id)}</span>
          {messages.gem.location(gem.location)}
        </p>
        <GemTitle title={gem.title} />
      </div>
      <dl className={css["mark"]}>
        <dt className={css["whose"]}>{messages.gem.catalogueRating}</dt>
        <dd className={css["value"]}>
          <Stars value={gem.rating} />
          <b>{messages.reviews.mean(gem.rating)}</b>
        </dd>
        <dd>{messages.gem.reviewCount(gem.reviews)}</dd>
      </dl>
      <div className={css["actions"]}>
        <SaveButton gemId={gem.id} title={gem.title} />
        <ShareMenu title={gem.title} url={url} />
      </div>
    </div>
  );
}
