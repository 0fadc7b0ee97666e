import { createContext, useCallback, useContext, useState, type ReactNode } from "react";

const LogInContext = createContext<() => void>(() => undefined);

/** The way to open the login modal from any component. */
export const useLogIn = (): (() => void) => useContext(LogInContext);

/** Holds the login modal. */
export function LogInProvider({ children }: { readonly children: ReactNode }) {
  const [, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return <LogInContext value={open}>{children}</LogInContext>;
}
