import { createContext, useContext } from "react";

/** The log-in modal, and what follows a change of the session. `app/log-in-provider.tsx` provides them. */
export interface LogIn {
  /** Opens the modal. */
  readonly open: () => void;
  /** Prefetches the modal's script when it is likely to be needed. */
  readonly prefetch: () => void;
  /** Loads the component that says that the session has changed. Without it the page only stays as it is. */
  readonly prefetchSessionChanged: () => Promise<unknown>;
}

export const LogInContext = createContext<LogIn>({
  open: () => undefined,
  prefetch: () => undefined,
  prefetchSessionChanged: () => Promise.resolve(),
});

/** Returns the function that opens the log-in modal, for any component. */
export const useLogIn = (): LogIn["open"] => useContext(LogInContext).open;

/** Returns the prefetch function, for pointing at a button that opens the modal. */
export const usePrefetchLogIn = (): LogIn["prefetch"] => useContext(LogInContext).prefetch;

/** Returns the prefetch function for an action that changes the session. */
export const usePrefetchSessionChanged = (): LogIn["prefetchSessionChanged"] =>
  useContext(LogInContext).prefetchSessionChanged;
