import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { TypedReport } from "../../domain/reviews/report.ts";
import * as messages from "../../domain/site/messages.ts";
import { post } from "../client/post.ts";
import { useRefresh } from "../shell/use-refresh.ts";
import { useToast } from "../ui/toast.tsx";

interface ReportForm {
  readonly busy: boolean;
  /** Why the report was not sent; null when nothing is wrong. */
  readonly failure: string | null;
  readonly send: (typed: TypedReport) => Promise<void>;
}

/** Sends a report of a review, and thanks for it. */
export function useReviewReport({
  gemId,
  reviewId,
  list,
  onClose,
}: {
  readonly gemId: number;
  readonly reviewId: string;
  readonly list: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}): ReportForm {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const show = useToast();
  const refresh = useRefresh();
  return {
    busy,
    failure,
    async send({ reason, note }) {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      const response = await post("ownReviews", "report", {
        gemId: String(gemId),
        reviewId,
        reason,
        note,
      });
      setBusy(false);
      if (!response.ok) return setFailure(response.message);
      flushSync(onClose);
      show({ type: "success", message: messages.reportThanks });
      await refresh();
      list?.current?.focus({ preventScroll: true });
    },
  };
}
