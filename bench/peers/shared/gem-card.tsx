import type { ComponentType, ReactNode } from "react";
import type { GemOnCard } from "../../../domain/gems/gem.ts";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Picture } from "./picture.tsx";

/** The framework's own link. */
export type LinkTo = ComponentType<{ readonly href: string; readonly children: ReactNode }>;

/** A gem as a card, with its heart. */
export function GemCard({
  gem,
  isSaved,
  onToggle,
  Link,
}: {
  readonly gem: GemOnCard;
  readonly isSaved: boolean;
  readonly onToggle: (gemId: number) => void;
  readonly Link: LinkTo;
}) {
  return (
    <article className="card">
      <Picture
        image={gem.image}
        alt=""
        sizes="(width < 40rem) 100vw, (width < 60rem) 46vw, (width < 105rem) 30vw, 32rem"
      />
      <p>
        {messages.home.sheetNumber(gem.id)} {gem.location} ★ {gem.rating.toFixed(1)} (
        {gem.reviews.toLocaleString("en-US")})
      </p>
      <h2>
        <Link href={paths.gem(gem.id)}>{gem.title}</Link>
      </h2>
      <p className="teaser">{gem.description}</p>
      <button
        type="button"
        className="heart"
        aria-label={messages.gem.save(gem.title)}
        aria-pressed={isSaved}
        onClick={() => onToggle(gem.id)}
      >
        {isSaved ? "♥" : "♡"}
      </button>
    </article>
  );
}
