import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import type { OwnReview } from "../../domain/reviews/shown-reviews.ts";
import type { CurrentUser } from "../../domain/site/site-data.ts";
import { useToast } from "../ui/toast.tsx";
import { useRefresh } from "../shell/use-refresh.ts";
import { useSite } from "../shell/use-site.ts";
import { useAsUser } from "./use-as-user.ts";
import { consumeInterruption } from "./review-draft.ts";
import type { Restore, ReviewIntent } from "./use-review-form.ts";

const load = () => import("./review-dialog.tsx");
const ReviewDialog = lazy(load);

/** What the gem page needs to write or edit the person's own review. */
export interface OwnReviewing {
  readonly open: () => void;
  /** Prefetches the dialog's script when it is likely to be needed. */
  readonly prefetch: () => void;
  /** The button that opens the dialog. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly dialog: ReactNode;
}

/** Opens the dialog, whose script is loaded on first use; asks visitors to log in instead (docs/product.md §8). */
export function useOwnReview(gem: Pick<Gem, "id" | "title" | "image">, own: OwnReview | null): OwnReviewing {
  const { currentUser } = useSite();
  const show = useToast();
  const asUser = useAsUser();
  const refresh = useRefresh();
  // Whose dialog is open. It stays open when their session ends, with what they have written.
  const [writer, setWriter] = useState<CurrentUser | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (currentUser === null || !consumeInterruption({ gemId: gem.id, owner: currentUser.key })) return;
    load().then(
      () => setWriter(currentUser),
      () => undefined,
    );
  }, [currentUser, gem.id]);

  const submitted = () => {
    show({ type: "success", message: messages.reviews.submitted });
    void refresh();
  };

  const deleted = (restore: Restore | null) => {
    // The dialog may have been opened from the card, which disappears with its review.
    button.current?.focus({ preventScroll: true });
    const undo = async () => ((await restore?.()) ? submitted() : setWriter(currentUser));
    show({
      type: "success",
      message: messages.reviews.deleted,
      ...(restore !== null && { action: { label: messages.reviews.undo, run: () => void undo() } }),
    });
    void refresh();
  };

  const done = (intent: ReviewIntent, restore: Restore | null) => {
    flushSync(() => setWriter(null));
    if (intent === "write") submitted();
    else deleted(restore);
  };

  return {
    button,
    prefetch: () => void (currentUser !== null && load().catch(() => undefined)),
    open: () =>
      asUser(
        messages.reviews.logInToWrite,
        () =>
          void load().then(
            () => setWriter(currentUser),
            () => show({ type: "error", message: messages.failures.network }),
          ),
      ),
    dialog: writer !== null && (
      <Suspense>
        <ReviewDialog
          place={{ gemId: gem.id, owner: writer.key }}
          gem={gem}
          own={own}
          isLoggedOut={currentUser === null}
          onClose={() => setWriter(null)}
          onDone={done}
        />
      </Suspense>
    ),
  };
}
