import { useEffect, useRef, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ShownReview, ShownReviews } from "../../domain/reviews/shown-reviews.ts";
import { useShownCopy } from "../shell/use-shown-copy.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewTotals } from "./review-totals.tsx";
import { useAsUser } from "./use-as-user.ts";
import { useOwnReview } from "./use-own-review.tsx";
import css from "./reviews-section.module.css";

/** Called when a user reports a review of the list, which gets the focus once the review is gone. */
type OnReport = (review: ShownReview, list: RefObject<HTMLElement | null>) => void;

const sectionId = "reviews";
const headingId = "reviews-heading";

/** The readers' reviews of a gem, apart from the catalogue's own rating; null when they could not be loaded (docs/product.md §8). */
export function ReviewsSection({
  gem,
  reviews,
  onReport,
}: {
  readonly gem: Pick<Gem, "id" | "title" | "image">;
  readonly reviews: ShownReviews | null;
  readonly onReport: OnReport;
}) {
  const own = reviews?.own ?? null;
  const { open, prefetch, button, dialog } = useOwnReview(gem, own);
  const isCopy = useShownCopy() !== null && reviews === null;
  return (
    <section id={sectionId} className={css["section"]} aria-labelledby={headingId}>
      <div className={css["side"]}>
        <h2 id={headingId}>{messages.reviews.heading}</h2>
        {reviews !== null && <ReviewTotals reviews={reviews} />}
        {!isCopy && (
          <Button
            ref={button}
            className={css["write"] ?? ""}
            onClick={open}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            {own === null ? messages.reviews.write : messages.reviews.edit}
          </Button>
        )}
        <Link className={css["rules"]} to={paths.howReviewsWork()} reloadDocument>
          {messages.site.howReviewsWork}
        </Link>
      </div>
      <div className={css["list"]}>
        {isCopy && <p className={css["lead"]}>{messages.reviews.needConnection}</p>}
        {!isCopy && reviews === null && <NotLoaded gemId={gem.id} />}
        {reviews !== null && (
          <ReviewList gemId={gem.id} reviews={reviews} onEdit={open} onReport={onReport} />
        )}
      </div>
      {dialog}
    </section>
  );
}

function NotLoaded({ gemId }: { readonly gemId: number }) {
  const show = useToast();
  useEffect(() => show({ type: "error", message: messages.failures.reviews }), [show]);
  return (
    <>
      <p className={css["lead"]}>{messages.failures.reviews}</p>
      <Link className={buttonClass("outline")} to={paths.gem(gemId)} reloadDocument>
        {messages.reviews.tryAgain}
      </Link>
    </>
  );
}

/** After more reviews replaced the list, moves the focus to its start, as a new document would. */
function useFocusOnChange(element: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.focus({ preventScroll: true });
  }, [element, page]);
}

function ReviewList({
  gemId,
  reviews,
  onEdit,
  onReport,
}: {
  readonly gemId: number;
  readonly reviews: ShownReviews;
  readonly onEdit: () => void;
  readonly onReport: OnReport;
}) {
  const list = useRef<HTMLUListElement>(null);
  const asUser = useAsUser();
  const report = (review: ShownReview) => asUser(messages.reports.logIn, () => onReport(review, list));
  useFocusOnChange(list, useLocation().search);
  return (
    <>
      {reviews.count === 0 && (
        <>
          <p className={css["lead"]}>{messages.reviews.none}</p>
          <p className={css["hint"]}>{messages.reviews.noneHint}</p>
        </>
      )}
      <ul ref={list} className={css["cards"]} tabIndex={-1} aria-label={messages.reviews.heading}>
        {reviews.hidden !== undefined && reviews.newest && (
          <li className={css["card"]}>
            <ReviewCard review={reviews.hidden} hiddenBecause={reviews.hidden.reason} />
          </li>
        )}
        {reviews.reviews.map((review) => (
          <li key={review.id} className={css["card"]}>
            <ReviewCard
              review={review}
              {...(review.id === reviews.own?.id ? { onEdit } : { onReport: () => report(review) })}
            />
          </li>
        ))}
      </ul>
      <ReviewPages gemId={gemId} reviews={reviews} />
    </>
  );
}

function ReviewPages({ gemId, reviews }: { readonly gemId: number; readonly reviews: ShownReviews }) {
  return (
    <div className={css["pages"]}>
      {reviews.older !== null && (
        <Link className={buttonClass("outline")} to={paths.reviews(gemId, reviews.older)}>
          {messages.reviews.more}
        </Link>
      )}
      {!reviews.newest && (
        <Link className={buttonClass("quiet")} to={paths.reviews(gemId)}>
          {messages.reviews.newest}
        </Link>
      )}
    </div>
  );
}
