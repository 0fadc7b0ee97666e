import { useCallback } from "react";
import { useNavigate } from "react-router";

/** What ends the wait: the visitor's next press, or Back. */
const ends = ["click", "keydown", "popstate"] as const;

/**
 * Changes the address at once, and navigates there within the page after the browser has painted.
 * @param options `replace`: in the same history entry; `state`: the state of the entry.
 * @param onReturn called instead of the navigation when the visitor has gone back or forward before it.
 * @param show shows what was pressed, in a frame of its own before the navigation, if that takes long. It may be called
 *   twice.
 */
type NavigateAfterPaint = (
  to: string,
  options: { readonly replace: boolean; readonly state: unknown },
  onReturn: () => void,
  show?: () => void,
) => void;

/**
 * Returns the function for a press that shows its effect by the page's own state. React Router's navigation takes
 * longer than a frame on a weak phone, so it comes in a task of its own: after a press a browser paints before it runs timers. The
 * next press or key begins it at once, so that everything happens in the order in which it was pressed. The history
 * entry is there before, so that Back leads to where the visitor was.
 */
export function useNavigateAfterPaint(): NavigateAfterPaint {
  const navigate = useNavigate();
  return useCallback(
    (to, { replace, state }, onReturn, show) => {
      window.history[replace ? "replaceState" : "pushState"](window.history.state, "", to);
      const listening = new AbortController();
      const { signal } = listening;
      const end = (event?: Event) => {
        if (signal.aborted) return;
        listening.abort();
        if (event?.type === "popstate") return onReturn();
        show?.();
        void navigate(to, { replace: true, state, preventScrollReset: true });
      };
      setTimeout(() => {
        if (show === undefined || signal.aborted) return end();
        show();
        // Without a press before it, a timer may run before the frame.
        requestAnimationFrame(() => setTimeout(end));
      });
      for (const name of ends) window.addEventListener(name, end, { capture: true, signal });
    },
    [navigate],
  );
}
