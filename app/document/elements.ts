import { createContext, type ReactNode } from "react";

/** The elements that the server adds to the page. React ignores them during hydration. */
export interface CriticalPathElements {
  /** For the head: data, script, styles and, without JavaScript, fonts. */
  readonly head: ReactNode;
  /** For the end of the body: the page's data. */
  readonly end: ReactNode;
}

/** The elements of the critical path; in the browser there are none. */
export const CriticalPathContext = createContext<CriticalPathElements>({ head: null, end: null });
