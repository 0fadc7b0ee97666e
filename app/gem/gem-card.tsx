import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { splitSentence } from "../../domain/base/excerpt.ts";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { japaneseName } from "../../domain/gems/japanese-name.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Picture } from "../shell/picture.tsx";
import { SaveButton } from "../saves/save-button.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-card.module.css";

/**
 * The width of a card in a grid of three columns: one column, half of the row, the whole row, two columns, or one next to a
 * card of two.
 */
export type CardSize = "even" | "half" | "whole" | "wide" | "upright";

/** The `sizes` of the print. In a card of a whole row it takes 7 of 12 parts; an upright card shows a part of its width. */
const pictureSizes: Readonly<Record<CardSize, string>> = {
  even: "(width < 40rem) 100vw, (width < 60rem) 46vw, (width < 105rem) 30vw, 32rem",
  half: "(width < 40rem) 100vw, (width < 105rem) 46vw, 49rem",
  whole: "(width < 40rem) 100vw, (width < 60rem) 46vw, (width < 105rem) 55vw, 58rem",
  wide: "(width < 60rem) 100vw, (width < 105rem) 62vw, 65rem",
  upright: "(width < 40rem) 100vw, (width < 60rem) 46vw, (width < 105rem) 53vw, 58rem",
};

/**
 * A gem as a card, with the first sentence of its description and a line in plain words.
 * @param bleeds whether the print reaches both edges of a phone.
 */
export const GemCard = memo(function GemCard({
  gem,
  size = "even",
  bleeds = false,
  first = false,
  isOffer = false,
  children,
}: {
  readonly gem: GemOnCard;
  readonly size?: CardSize;
  readonly bleeds?: boolean;
  readonly first?: boolean;
  /** Whether it is offered where nothing was found: then it is no result. */
  readonly isOffer?: boolean;
  /** What its user can do with it and has added to it, in the grid of the caption. */
  readonly children?: ReactNode;
}) {
  // A gem has one card on a page.
  const titleId = `title-${gem.id}`;
  const Card = isOffer ? "div" : "article";
  const [teaser] = splitSentence(gem.description);
  return (
    <Card
      role={isOffer ? "group" : undefined}
      className={`${css["card"]} ${css[size] ?? ""} ${bleeds ? css["bleeds"] : ""}`}
      aria-labelledby={titleId}
      data-gem={gem.id}
    >
      <div className={css["print"]}>
        <Picture image={gem.image} sizes={pictureSizes[size]} first={first} alt="" />
      </div>
      <div className={css["caption"]}>
        <p className={css["line"]}>
          <span className={css["number"]}>{messages.home.sheetNumber(gem.id)}</span>
          <span>{gem.location}</span>
          <span aria-hidden="true">
            {/* One text, because React separates several by comments. */}
            {`★ ${gem.rating.toFixed(1)} (${gem.reviews.toLocaleString("en-US")})`}
          </span>
          <span className="visually-hidden">{messages.gem.rating(gem.rating, gem.reviews)}</span>
        </p>
        <div className={css["names"]}>
          <h2 className={css["title"]}>
            <Link id={titleId} className={css["link"]} to={paths.gem(gem.id)} {...prefetchOnIntent}>
              {gem.title}
            </Link>
          </h2>{" "}
          <p lang="ja" className={css["japanese"]}>
            {japaneseName(gem)}
          </p>
        </div>
        <p className={css["teaser"]}>{teaser}</p>
        <p className={css["brief"]}>
          {gem.inBrief.split("·").map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <SaveButton gemId={gem.id} title={gem.title} className={css["save"] ?? ""} />
        {children}
      </div>
    </Card>
  );
});
