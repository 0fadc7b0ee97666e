import { useCallback } from "react";
import { useNavigate } from "react-router";

/** What ends the wait: the visitor's next press, or Back. */
const ends = ["click", "keydown", "popstate"] as const;

/** What happens around a navigation that waits for a paint. */
interface Steps {
  /** Shows what was pressed, in a frame of its own before the navigation; for what takes longer than a frame itself. */
  readonly show?: () => void;
  /** Called instead of the navigation when the visitor has gone back or forward before it. */
  readonly onReturn: () => void;
}

/**
 * Changes the address at once, and navigates there within the page after the browser has painted.
 * @param options `replace`: in the same history entry; `state`: the state of the entry.
 */
type NavigateAfterPaint = (
  to: string,
  options: { readonly replace: boolean; readonly state: unknown },
  steps: Steps,
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
    (to, { replace, state }, { show, onReturn }) => {
      window.history[replace ? "replaceState" : "pushState"](window.history.state, "", to);
      let timer: ReturnType<typeof setTimeout>;
      let frame = 0;
      let pending = show;
      const showPending = () => {
        pending?.();
        pending = undefined;
      };
      const end = (event?: Event) => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        for (const name of ends) window.removeEventListener(name, end, true);
        if (event?.type === "popstate") return onReturn();
        showPending();
        void navigate(to, { replace: true, state, preventScrollReset: true });
      };
      const endAfterPaint = () => {
        showPending();
        // A browser may run a timer before the frame, when no press came before it.
        frame = requestAnimationFrame(() => {
          timer = setTimeout(end);
        });
      };
      timer = setTimeout(show === undefined ? end : endAfterPaint);
      for (const name of ends) window.addEventListener(name, end, true);
    },
    [navigate],
  );
}
