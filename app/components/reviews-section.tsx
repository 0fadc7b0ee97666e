import { useEffect, useRef, type RefObject } from "react";
import { Link } from "react-router";
import { messages } from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { ShownReviews } from "../../domain/shown-reviews.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { useLogIn } from "./log-in.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewTotals } from "./review-totals.tsx";
import css from "./reviews-section.module.css";

const sectionId = "reviews";
const headingId = "reviews-heading";

/** What visitors wrote about a gem, apart from the catalogue's own mark; null where it could not be read (spec §8). */
export function ReviewsSection({
  gemId,
  reviews,
}: {
  readonly gemId: number;
  readonly reviews: ShownReviews | null;
}) {
  return (
    <section id={sectionId} className={css["section"]} aria-labelledby={headingId}>
      <div className={css["side"]}>
        <h2 id={headingId}>{messages.reviews.heading}</h2>
        {reviews !== null && <ReviewTotals reviews={reviews} />}
        <WriteButton />
      </div>
      <div className={css["list"]}>
        {reviews === null ? <NotLoaded gemId={gemId} /> : <ReviewList gemId={gemId} reviews={reviews} />}
      </div>
    </section>
  );
}

function WriteButton() {
  const show = useToast();
  const logIn = useLogIn();
  return (
    <Button
      className={css["write"] ?? ""}
      onClick={() =>
        show({
          type: "info",
          message: messages.reviews.logInToWrite,
          action: { label: messages.header.logIn, run: logIn },
        })
      }
    >
      {messages.reviews.write}
    </Button>
  );
}

function NotLoaded({ gemId }: { readonly gemId: number }) {
  const show = useToast();
  useEffect(() => show({ type: "error", message: messages.reviews.failedToLoad }), [show]);
  return (
    <>
      <p className={css["lead"]}>{messages.reviews.failedToLoad}</p>
      <Link className={buttonClass("outline")} to={paths.gem(gemId)} reloadDocument>
        {messages.reviews.tryAgain}
      </Link>
    </>
  );
}

/** After a change of page in place, the focus goes to the top of the new one, as it would with a new document. */
function useFocusOnChange(element: RefObject<HTMLElement | null>, page: string | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.focus({ preventScroll: true });
  }, [element, page]);
}

function ReviewList({ gemId, reviews }: { readonly gemId: number; readonly reviews: ShownReviews }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnChange(list, reviews.reviews[0]?.id);
  return (
    <>
      {reviews.count === 0 && (
        <>
          <p className={css["lead"]}>{messages.reviews.none}</p>
          <p className={css["hint"]}>{messages.reviews.noneHint}</p>
        </>
      )}
      <ul ref={list} className={css["cards"]} tabIndex={-1} aria-label={messages.reviews.heading}>
        {reviews.reviews.map((review) => (
          <li key={review.id} className={css["card"]}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
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
    </>
  );
}
