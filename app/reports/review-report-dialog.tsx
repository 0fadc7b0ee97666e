import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { longestReportNote, reportReasons, type ReportReason } from "../../domain/reviews/report.ts";
import type { ShownReview } from "../../domain/reviews/shown-reviews.ts";
import * as messages from "../../domain/site/messages.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { readLines } from "../../domain/base/text.ts";
import { Dialog } from "../forms/dialog.tsx";
import { Counter, TextArea } from "../forms/field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { useLogIn } from "../shell/log-in.ts";
import { useSite } from "../shell/use-site.ts";
import { Button } from "../ui/button.tsx";
import radio from "../ui/radio.module.css";
import { useReviewReport } from "./use-review-report.ts";
import css from "./review-report-dialog.module.css";

const words = messages.reportDialog;

/** Reports somebody else's review (docs/product.md §4, Reports). */
export function ReviewReportDialog({
  gemId,
  review,
  list,
  onClose,
}: {
  readonly gemId: number;
  readonly review: Pick<ShownReview, "id" | "nickname">;
  /** Gets the focus once the review is gone from it. */
  readonly list?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}) {
  const { busy, failure, send } = useReviewReport({ gemId, reviewId: review.id, list, onClose });
  // The session may have ended since the dialog was opened.
  const isLoggedOut = useSite().currentUser === null;
  const logIn = useLogIn();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isTooLong = readLines(note).trim().length > longestReportNote;
  return (
    <Dialog label={words.title} closeLabel={words.close} look="low" onClose={onClose}>
      <form
        className={css["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) void send({ reason: reason ?? "", note });
        }}
      >
        <div className={css["head"]}>
          <h2>{words.title}</h2>
          <p className={css["effect"]}>{words.effect}</p>
        </div>
        <Reasons chosen={reason} first={first} onChange={setReason} />
        <TextArea
          label={words.note}
          hint={words.noteHint}
          error={isTooLong ? refusals["report-too-long"].message : null}
          counter={<Counter used={note.length} most={longestReportNote} />}
          value={note}
          rows={3}
          dir="auto"
          onChange={({ target }) => setNote(target.value)}
        />
        <FormFailure text={isLoggedOut ? messages.reports.logIn : failure} />
        {isLoggedOut && <Button onClick={logIn}>{messages.header.logIn}</Button>}
        <div className={css["actions"]}>
          <Button type="submit" look="primary" busy={busy}>
            {words.send}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Reasons({
  chosen,
  first,
  onChange,
}: {
  readonly chosen: ReportReason | null;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (reason: ReportReason) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} aria-required="true" className={css["reasons"]}>
      <p id={name} className={css["question"]}>
        {words.reason}
      </p>
      {reportReasons.map((reason, index) => (
        <label key={reason} className={css["reason"]}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={`${name}-reason`}
            value={reason}
            checked={reason === chosen}
            onChange={() => onChange(reason)}
            className={`${radio["radio"]} ${css["radio"]}`}
          />
          {words.reasons[reason]}
        </label>
      ))}
    </div>
  );
}
