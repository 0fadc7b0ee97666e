import type { Gem } from "../../domain/gem.ts";
import { messages } from "../../domain/messages.ts";
import { SaveButton } from "./save-button.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { Stars } from "./stars.tsx";
import css from "./gem-head.module.css";

/** A gem's title with where it lies, the catalogue's own mark, and what can be done with it. */
export function GemHead({ gem, url }: { readonly gem: Gem; readonly url: string }) {
  return (
    <div className={css["head"]}>
      <p className={css["place"]}>
        <span className={css["number"]}>{messages.home.sheetNumber(gem.id)}</span>
        {messages.gem.location(gem.location)}
      </p>
      <h1 className={css["title"]}>{gem.title}</h1>
      <dl className={css["mark"]}>
        <dt className={css["whose"]}>{messages.gem.catalogueNote}</dt>
        <dd className={css["value"]}>
          <Stars value={gem.rating} />
          <b>{messages.reviews.mean(gem.rating)}</b>
        </dd>
        <dd>{messages.gem.reviewCount(gem.reviews)}</dd>
      </dl>
      <div className={css["actions"]}>
        <SaveButton title={gem.title} />
        <ShareMenu title={gem.title} url={url} />
      </div>
    </div>
  );
}
