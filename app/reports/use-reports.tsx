import { lazy, Suspense, useState, type ReactNode, type RefObject } from "react";
import type { ShownReview } from "../../domain/reviews/shown-reviews.ts";
import * as messages from "../../domain/site/messages.ts";
import { useToast } from "../ui/toast.tsx";

const load = () => import("./report-dialog.tsx");
const ReportDialog = lazy(load);

/** What is reported: a review, or a mistake in the facts. */
export interface Reported {
  /** Null for a mistake. */
  readonly review: ShownReview | null;
  /** Gets the focus once the review is gone: the button that opened the dialog went with it. */
  readonly list?: RefObject<HTMLElement | null> | undefined;
}

/** The reports from a gem's page: opens their dialog, whose script is loaded on first use. */
export function useReports(gemId: number): {
  readonly report: (what: Reported) => void;
  readonly dialog: ReactNode;
} {
  const show = useToast();
  const [reported, setReported] = useState<Reported | null>(null);
  return {
    report: (what) =>
      void load().then(
        () => setReported(what),
        () => show({ type: "error", message: messages.failures.network }),
      ),
    dialog: reported && (
      <Suspense>
        <ReportDialog gemId={gemId} {...reported} onClose={() => setReported(null)} />
      </Suspense>
    ),
  };
}
