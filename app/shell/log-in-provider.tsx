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
import type { SessionEvent } from "../../domain/google.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { useToast } from "../ui/toast.tsx";
import { onSessionChange, reloadSoon, useSessionEvents, type SessionChange } from "./session-events.ts";
import { forgetAll, readDraft, signupDraft, takeNotice, watchReturn } from "./session-storage.ts";
import { useSite } from "./use-site.ts";

interface LogIn {
  readonly open: () => void;
  /** Fetches the modal's script, for when it is likely to be wanted. */
  readonly prefetch: () => void;
}

const LogInContext = createContext<LogIn>({ open: () => undefined, prefetch: () => undefined });

/** The way to open the login modal from any component. */
export const useLogIn = (): (() => void) => useContext(LogInContext).open;

/** For what opens the modal, to be called when it is pointed at. */
export const usePrefetchLogIn = (): (() => void) => useContext(LogInContext).prefetch;

const loadSessionChanged = () => import("../account/session-changed.tsx");

/** Fetches what says that the session has changed, for when it is about to; without it the page only stands still. */
export const prefetchSessionChanged = (): Promise<unknown> => loadSessionChanged().catch(() => undefined);

/** The modal, and what follows it. */
function load() {
  void prefetchSessionChanged();
  return import("../account/sign-in/log-in-dialog.tsx");
}
const LogInDialog = lazy(load);

/** What an event of another window means for this one's session; null where it changes nothing. */
function changeBy(event: SessionEvent): SessionChange | null {
  if (event.kind !== "google") return event.kind === "signed-in" ? "signed-in" : "signed-out";
  return event.outcome === "signed-in" || event.outcome === "complete-profile" ? "signed-in" : null;
}

/** Another window has signed in or out: this one follows (docs/product.md §2), unless it is the popup that said so. */
function follow(event: SessionEvent): void {
  if (window.location.pathname === paths.signInDone()) return;
  if (event.kind === "signed-out") forgetAll();
  const change = changeBy(event);
  if (change !== null) reloadSoon(change);
}

/** What stands over the page from a change of session until the document that shows it; null before. */
function useSessionChanged(): ReactNode {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(
    () =>
      onSessionChange((change) => {
        void loadSessionChanged().then(
          // At once: a page that is being left may not be painted any more.
          ({ SessionChanged }) => flushSync(() => setSheet(<SessionChanged change={change} />)),
          () => undefined,
        );
      }),
    [],
  );
  return sheet;
}

/** Holds the login modal, which is fetched when first wanted, and keeps the session in step with other windows. */
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
    // A sign-up that a reload has interrupted goes on.
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
