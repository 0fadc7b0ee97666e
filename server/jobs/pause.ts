/** Waits `ms` milliseconds, or until the signal is aborted. The timer does not keep the process alive. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
