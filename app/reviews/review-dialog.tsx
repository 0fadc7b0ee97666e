import { useEffect, useRef } from "react";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { readLines } from "../../domain/base/text.ts";
import { longestReview } from "../../domain/reviews/review.ts";
import type { OwnReview } from "../../domain/reviews/shown-reviews.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../forms/dialog.tsx";
import { Counter, TextArea } from "../forms/field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { useLogIn } from "../shell/log-in.ts";
import { Picture } from "../shell/picture.tsx";
import { RatingField } from "./rating-field.tsx";
import type { DraftPlace } from "./review-draft.ts";
import { useReviewForm, type Restore, type ReviewIntent } from "./use-review-form.ts";
import css from "./review-dialog.module.css";

interface Props {
  readonly place: DraftPlace;
  readonly gem: Pick<Gem, "title" | "image">;
  /** The review to edit; null for a new one. */
  readonly own: OwnReview | null;
  /** Whether the session has ended since the dialog was opened. */
  readonly isLoggedOut: boolean;
  readonly onClose: () => void;
  readonly onDone: (intent: ReviewIntent, restore: Restore | null) => void;
}

/** The `sizes` of the gem's print across the dialog. */
const bandSizes = "(width < 40rem) 100vw, 28rem";

/** Writes, edits or deletes the person's review of a gem (docs/product.md §4, Reviews). Closing keeps the draft; Cancel discards it. */
export default function ReviewDialog({ place, gem, own, isLoggedOut, onClose, onDone }: Props) {
  const form = useReviewForm({ place, own, isLoggedOut, onDone });
  const logIn = useLogIn();
  const firstStar = useRef<HTMLInputElement>(null);
  useEffect(() => firstStar.current?.focus(), []);
  const { draft, change, busy, failed, isKept, refusal } = form;
  const isTooLong = readLines(draft.text).length > longestReview;
  const label = own === null ? messages.reviews.write : messages.reviews.edit;
  return (
    <Dialog label={label} closeLabel={messages.reviewDialog.close} onClose={onClose}>
      <Picture image={gem.image} sizes={bandSizes} alt="" className={css["band"] ?? ""} />
      <form
        className={css["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) void form.submit();
        }}
      >
        <div className={css["head"]}>
          <h2>{label}</h2>
          <p className={css["gem"]}>{gem.title}</p>
        </div>
        <RatingField rating={draft.rating} onChange={(rating) => change({ rating })} firstStar={firstStar} />
        <TextArea
          label={messages.reviewDialog.text}
          hint={messages.reviewDialog.textHint}
          error={isTooLong ? refusals["review-too-long"].message : refusal}
          note={isKept ? messages.reviewDialog.kept : null}
          counter={<Counter used={draft.text.length} most={longestReview} />}
          value={draft.text}
          rows={6}
          dir="auto"
          onChange={({ target }) => change({ text: target.value })}
        />
        <FormFailure text={isLoggedOut ? messages.reviews.logInToWrite : null} />
        {isLoggedOut && <Button onClick={logIn}>{messages.header.logIn}</Button>}
        <div className={css["actions"]}>
          <Button
            type="submit"
            look="primary"
            className={css["submit"] ?? ""}
            disabled={draft.rating === 0}
            busy={busy === "write"}
          >
            {failed === "write" ? messages.reviewDialog.tryAgainToSubmit : messages.reviewDialog.submit}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            {messages.reviewDialog.cancel}
          </Button>
          {own !== null && (
            <Button
              look="danger"
              className={css["delete"] ?? ""}
              busy={busy === "delete"}
              onClick={() => void form.remove()}
            >
              {failed === "delete" ? messages.reviewDialog.tryAgainToDelete : messages.reviewDialog.delete}
            </Button>
          )}
          {draft.rating === 0 && <p className={css["missing"]}>{messages.reviewDialog.ratingMissing}</p>}
        </div>
      </form>
    </Dialog>
  );
}
