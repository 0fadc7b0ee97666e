/**
 * Runs in each page before its own scripts. Notices stay, so that none is over before a busy machine has looked; that
 * they end, and when, has journeys of its own (`tests/journeys/visitor-notices.spec.ts`).
 */
export function holdNotices(): void {
  const lifetime = 3000;
  const start = window.setTimeout.bind(window);
  const startUnhurried = (run: TimerHandler, delay = 0, ...args: unknown[]) =>
    start(run, delay === lifetime ? 3_600_000 : delay, ...args);
  Object.assign(window, { setTimeout: startUnhurried });
}

declare global {
  interface Window {
    /** Where `webkit-window.js` listens. */
    readonly webkit?: {
      readonly messageHandlers: {
        readonly complaints: { readonly postMessage: (text: string) => void };
      };
    };
  }
}

/** Runs in each page in WebKit: tells the window of errors and warnings, of uncaught errors and of refusals by the policy. */
export function tellComplaints(): void {
  const complaints = window.webkit?.messageHandlers.complaints;
  const tell = (kind: string, what: unknown) => {
    const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to WebKit's window, not to a page
    complaints?.postMessage(`${kind}: ${text} at ${location.pathname}`);
  };
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...all: unknown[]) => {
      for (const one of all) tell(`console ${level}`, one);
      write(...all);
    };
  }
  window.addEventListener("error", (event) => tell("uncaught", event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => tell("unhandled rejection", event.reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("refused by the policy", `${violatedDirective} ${blockedURI}`),
  );
}
