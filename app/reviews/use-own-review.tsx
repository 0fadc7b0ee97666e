import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Gem } from "../../domain/gem.ts";
import * as messages from "../../domain/messages.ts";
import type { OwnReview } from "../../domain/shown-reviews.ts";
import { useToast } from "../ui/toast.tsx";
import { useLogIn } from "../shell/log-in-provider.tsx";
import { useRefresh } from "../shell/use-refresh.ts";
import { useSite } from "../shell/use-site.ts";
import type { Restore, ReviewIntent } from "./use-review-form.ts";

const load = () => import("./review-dialog.tsx");
const ReviewDialog = lazy(load);

/** The way to write one's review of a gem, or to change the one there is. */
export interface OwnReviewing {
  readonly open: () => void;
  /** Fetches the dialog's script, for when it is likely to be wanted. */
  readonly prefetch: () => void;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly dialog: ReactNode;
}

/** Asks visitors to log in (docs/product.md §8) and opens the dialog, which is fetched when first wanted, for everybody else. */
export function useOwnReview(gem: Pick<Gem, "id" | "title">, own: OwnReview | null): OwnReviewing {
  const { currentUser, isSessionUnknown } = useSite();
  const show = useToast();
  const logIn = useLogIn();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const askToLogIn = () =>
    // Where nobody can be asked to, the way to log in says why.
    isSessionUnknown
      ? logIn()
      : show({
          type: "info",
          message: messages.reviews.logInToWrite,
          action: { label: messages.header.logIn, run: logIn },
        });

  const submitted = () => {
    show({ type: "success", message: messages.reviews.submitted });
    void refresh();
  };

  const deleted = (restore: Restore | null) => {
    // The card that the dialog may have been opened from goes with its review.
    button.current?.focus({ preventScroll: true });
    const undo = async () => ((await restore?.()) ? submitted() : setOpen(true));
    show({
      type: "success",
      message: messages.reviews.deleted,
      ...(restore !== null && { action: { label: messages.reviews.undo, run: () => void undo() } }),
    });
    void refresh();
  };

  const done = (intent: ReviewIntent, restore: Restore | null) => {
    flushSync(() => setOpen(false));
    if (intent === "write") submitted();
    else deleted(restore);
  };

  return {
    button,
    prefetch: () => void (currentUser !== null && load().catch(() => undefined)),
    open: () =>
      void (currentUser === null
        ? askToLogIn()
        : load().then(
            () => setOpen(true),
            () => show({ type: "error", message: messages.failures.network }),
          )),
    dialog: isOpen && currentUser !== null && (
      <Suspense>
        <ReviewDialog
          place={{ gemId: gem.id, username: currentUser.username }}
          gemTitle={gem.title}
          own={own}
          onClose={() => setOpen(false)}
          onDone={done}
          onLoggedOut={() => {
            setOpen(false);
            askToLogIn();
            void refresh();
          }}
        />
      </Suspense>
    ),
  };
}
