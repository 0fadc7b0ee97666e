import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { SessionEvent } from "../domain/account/google.ts";
import * as messages from "../domain/site/messages.ts";
import { paths } from "../domain/site/paths.ts";
import { useToast } from "./ui/toast.tsx";
import { LogInContext } from "./shell/log-in.ts";
import { onSessionChange, reloadSoon, useSessionEvents, type SessionChange } from "./shell/session-events.ts";
import { forgetAll, settlePhone } from "./shell/phone-storage.ts";
import { readDraft, signupDraft, consumeNotice, watchReturn } from "./shell/session-storage.ts";
import { useSite } from "./shell/use-site.ts";

const loadSessionChanged = () => import("./account/session-changed.tsx");

const prefetchSessionChanged = () => loadSessionChanged().catch(() => undefined);

/** The modal, and the dialogs after it. */
function load() {
  void prefetchSessionChanged();
  return import("./account/sign-in/log-in-dialog.tsx");
}
const LogInDialog = lazy(load);

/** What an event of another window means for this window's session; null when it changes nothing. */
function changeBy(event: SessionEvent): SessionChange | null {
  if (event.kind !== "google") return event.kind === "signed-in" ? "signed-in" : "signed-out";
  return event.outcome === "signed-in" || event.outcome === "complete-profile" ? "signed-in" : null;
}

/** Follows a sign-in or sign-out of another window (docs/product.md §4), except in the popup that caused it. */
function follow(event: SessionEvent): void {
  if (window.location.pathname === paths.signInDone()) return;
  if (event.kind === "signed-out") forgetAll();
  const change = changeBy(event);
  if (change !== null) reloadSoon(change);
}

/** What covers the page from a change of session until the new document; null before. */
function useSessionChanged(): ReactNode {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(
    () =>
      onSessionChange((change) => {
        void loadSessionChanged().then(
          // Synchronously: a page that is being left may not be painted again.
          ({ SessionChanged }) => flushSync(() => setSheet(<SessionChanged change={change} />)),
          () => undefined,
        );
      }),
    [],
  );
  return sheet;
}

/** Holds the log-in modal, whose script is loaded on first use, and keeps the session in step with other windows. */
export function LogInProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const show = useToast();
  const { currentUser, isSessionUnknown, isCopy } = useSite();
  useSessionEvents(follow);
  const sessionChanged = useSessionChanged();

  const prefetch = useCallback(() => void load().catch(() => undefined), []);
  const open = useCallback(
    () =>
      isSessionUnknown
        ? show({ type: "error", message: messages.failures[isCopy ? "copyKnowsNobody" : "sessionUnknown"] })
        : void load().then(
            () => setOpen(true),
            () => show({ type: "error", message: messages.failures.network }),
          ),
    [isSessionUnknown, isCopy, show],
  );
  useEffect(watchReturn, []);
  const owner = currentUser?.key ?? null;
  const isSettled = useRef(false);
  useEffect(() => {
    if (isSessionUnknown) return;
    settlePhone(owner, isSettled.current ? Infinity : performance.timeOrigin);
    isSettled.current = true;
  }, [owner, isSessionUnknown]);
  useEffect(() => {
    // A sign-up that a reload has interrupted continues.
    if (readDraft(signupDraft) !== null) open();
    const notice = consumeNotice();
    if (notice !== null) show({ type: "success", message: notice });
  }, [open, show]);

  return (
    <LogInContext value={useMemo(() => ({ open, prefetch, prefetchSessionChanged }), [open, prefetch])}>
      {children}
      {sessionChanged ??
        (isOpen && (
          <Suspense>
            <LogInDialog onClose={() => setOpen(false)} />
          </Suspense>
        ))}
    </LogInContext>
  );
}
