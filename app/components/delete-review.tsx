import { useEffect, useId, useRef } from "react";
import * as messages from "../../domain/messages.ts";
import { Button } from "../ui/button.tsx";
import css from "./review-dialog.module.css";

/** The question before a review is deleted, in place of the dialog's buttons. */
export function DeleteReview({
  busy,
  failed,
  onConfirm,
  onKeep,
}: {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}) {
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={question} className={css["question"]}>
      <p id={question}>{messages.reviews.deleteSure}</p>
      <div className={css["actions"]}>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {failed ? messages.reviews.tryAgainToSubmit : messages.reviews.deleteConfirm}
        </Button>
        <Button ref={keep} look="quiet" onClick={onKeep}>
          {messages.reviews.keep}
        </Button>
      </div>
    </div>
  );
}
