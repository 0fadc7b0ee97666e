import { useId, useRef, useState, type MouseEvent } from "react";
import * as messages from "../../domain/site/messages.ts";
import { isFolded, shownReviewText } from "../../domain/reviews/review-text.ts";
import type { ShownReview } from "../../domain/reviews/shown-reviews.ts";
import { Icon } from "../ui/icon.tsx";
import { Avatar } from "../shell/avatar.tsx";
import { Stars } from "../ui/stars.tsx";
import css from "./review-card.module.css";

/** In one time zone, so that the server and every browser show the same day. */
const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * A review. Its text is shown as plain text with its line breaks, no more than one empty line at a time, and its own direction. Another person's can be reported. With `onEdit` it is the reader's
 * own review: a press anywhere on it opens the editor (docs/product.md §4, Reviews).
 */
export function ReviewCard({
  review,
  onEdit,
  onReport,
  hiddenBecause,
}: {
  readonly review: ShownReview;
  readonly onEdit?: () => void;
  readonly onReport?: () => void;
  /** Why an operator has hidden the reader's own review, which nobody else sees. */
  readonly hiddenBecause?: string;
}) {
  const { nickname, image, pigment, rating, text, createdAt, edited } = review;
  const writer = useId();
  const name = nickname || messages.reviews.anonymous;
  const edit = useRef<HTMLButtonElement>(null);
  const press = ({ target }: MouseEvent) => {
    // Selecting text is not a press. The button does its work also while some text is selected.
    const isOnButton = target instanceof Node && edit.current?.contains(target) === true;
    if (!isOnButton && window.getSelection()?.isCollapsed === false) return;
    // The focus returns here when the dialog closes.
    edit.current?.focus({ preventScroll: true });
    onEdit?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button inside is for the keyboard
    <article
      className={`${css["card"]} ${onEdit === undefined ? "" : css["own"]}`}
      aria-labelledby={writer}
      onClick={onEdit && press}
    >
      <Avatar nickname={name} image={image} pigment={pigment} />
      <p className={css["writer"]}>
        <bdi id={writer}>{name}</bdi>
        {onReport === undefined && <span className={css["yours"]}>{messages.reviews.yours}</span>}
      </p>
      <div className={css["line"]}>
        <p className={css["mark"]}>
          <Stars value={rating} />
          <span className="visually-hidden">{messages.reviews.stars(rating)}</span>
        </p>
        <p className={css["date"]}>
          <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
          {edited && ` · ${messages.reviews.edited}`}
        </p>
      </div>
      {onReport && (
        <button type="button" className={css["report"]} aria-describedby={writer} onClick={onReport}>
          {messages.reports.report}
        </button>
      )}
      {text !== "" && <ReviewText text={shownReviewText(text)} mayFold={onReport !== undefined} />}
      {hiddenBecause !== undefined && (
        <p className={css["hidden"]}>{messages.reports.hidden(hiddenBecause)}</p>
      )}
      {onEdit && (
        <button ref={edit} type="button" className={css["edit"]} aria-label={messages.reviews.changeName}>
          <Icon name="pen" />
          {messages.reviews.change}
        </button>
      )}
    </article>
  );
}

/** What somebody wrote. The end of a long text is folded; without JavaScript and for a screen reader it is whole. */
function ReviewText({ text, mayFold }: { readonly text: string; readonly mayFold: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const folds = mayFold && isFolded(text);
  return (
    <>
      <p id={id} className={`${css["text"]} ${folds && !isOpen ? css["folded"] : ""}`} dir="auto">
        {text}
      </p>
      {folds && (
        <button
          type="button"
          className={css["fold"]}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.reviews.showLess : messages.reviews.readOn}
        </button>
      )}
    </>
  );
}
