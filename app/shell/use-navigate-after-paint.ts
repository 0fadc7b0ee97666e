import { useCallback } from "react";
import { useNavigate } from "react-router";

/** What a visitor may do next. Its own effects must come after the delayed navigation. */
const nextActs = ["pointerdown", "click", "keydown"] as const;

/**
 * Changes the address at once, and navigates there within the page after the browser has painted.
 * @param options `replace`: in the same history entry; `state`: the state of the entry.
 * @param onReturn called instead of the navigation when the visitor has gone back or forward before it.
 */
type NavigateAfterPaint = (
  to: string,
  options: { readonly replace: boolean; readonly state: unknown },
  onReturn: () => void,
) => void;

/**
 * Returns the function for a press that shows its effect by the page's own state: React Router's navigation takes
 * longer than a frame on a weak phone, so it comes after the frame. The history entry is there before, so that Back leads to
 * where the visitor was.
 */
export function useNavigateAfterPaint(): NavigateAfterPaint {
  const navigate = useNavigate();
  return useCallback(
    (to, { replace, state }, onReturn) => {
      window.history[replace ? "replaceState" : "pushState"](window.history.state, "", to);
      afterPaint(() => void navigate(to, { replace: true, state, preventScrollReset: true }), onReturn);
    },
    [navigate],
  );
}

/**
 * Calls `run` in a task of its own: after a press a browser paints before it runs timers. The next press or key calls
 * it at once, so that everything happens in the order in which it was pressed.
 */
function afterPaint(run: () => void, onReturn: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (call: () => void) => () => {
    clearTimeout(timer);
    waiting.abort();
    call();
  };
  const timer = setTimeout(end(run));
  for (const act of nextActs) window.addEventListener(act, end(run), { capture: true, signal });
  window.addEventListener("popstate", end(onReturn), { capture: true, signal });
}
