import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import type { SessionEvent } from "../../domain/account/google.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { useToast } from "../ui/toast.tsx";
import { onSessionChange, reloadSoon, useSessionEvents, type SessionChange } from "./session-events.ts";
import { forgetAll, readDraft, signupDraft, takeNotice, watchReturn } from "./session-storage.ts";
import { useSite } from "./use-site.ts";

interface LogIn {
  readonly open: () => void;
  /** Prefetches the modal's script when it is likely to be needed. */
  readonly prefetch: () => void;
}

const LogInContext = createContext<LogIn>({ open: () => undefined, prefetch: () => undefined });

/** Returns the function that opens the log-in modal, for any component. */
export const useLogIn = (): (() => void) => useContext(LogInContext).open;

/** Returns the prefetch function, for pointing at a button that opens the modal. */
export const usePrefetchLogIn = (): (() => void) => useContext(LogInContext).prefetch;

const loadSessionChanged = () => import("../account/session-changed.tsx");

/** Loads the component that says that the session has changed. Without it the page only stays as it is. */
export const prefetchSessionChanged = (): Promise<unknown> => loadSessionChanged().catch(() => undefined);

/** The modal, and the dialogs after it. */
function load() {
  void prefetchSessionChanged();
  return import("../account/sign-in/log-in-dialog.tsx");
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
  const { isSessionUnknown } = useSite();
  useSessionEvents(follow);
  const sessionChanged = useSessionChanged();

  const prefetch = useCallback(() => void load().catch(() => undefined), []);
  const open = useCallback(
    () =>
      isSessionUnknown
        ? show({ type: "error", message: messages.failures.sessionUnknown })
        : void load().then(
            () => setOpen(true),
            () => show({ type: "error", message: messages.failures.network }),
          ),
    [isSessionUnknown, show],
  );
  useEffect(watchReturn, []);
  useEffect(() => {
    // A sign-up that a reload has interrupted continues.
    if (readDraft(signupDraft) !== null) open();
    const notice = takeNotice();
    if (notice !== null) show({ type: "success", message: notice });
  }, [open, show]);

  return (
    <LogInContext value={useMemo(() => ({ open, prefetch }), [open, prefetch])}>
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
