/** A graceful shutdown that fails no request: readiness is withdrawn first, then the server closes. */
export interface Drain {
  /** Whether the server is stopping. Ask it once for each answer of the readiness check. */
  readonly isStopping: () => boolean;
  /** Withdraws readiness; resolves when the load balancers that check it have had time to notice. */
  readonly begin: () => Promise<void>;
}

/** Two checks within this time, in milliseconds, mean that a load balancer watches readiness. */
const watchedWithin = 15_000;
/** Most load balancers take a server out after three failed checks. */
const failedChecks = 3;
/** Requests sent here before the last failed check are still served, in milliseconds. */
const settlingTime = 1_000;
/** The longest wait, in milliseconds. A stop must end within ten seconds; the rest is for requests under way. */
const longestWait = 6_000;

/**
 * Creates the drain. When a load balancer checks readiness, it learns of the shutdown first while requests are still
 * served; otherwise the shutdown does not wait.
 */
export function createDrain(now: () => number = () => performance.now()): Drain {
  let checks: readonly number[] = [];
  let failed = 0;
  let stopping = false;
  let noticed = (): void => undefined;
  return {
    isStopping() {
      checks = [...checks.slice(-1), now()];
      if (stopping && ++failed === failedChecks) setTimeout(noticed, settlingTime);
      return stopping;
    },
    async begin() {
      stopping = true;
      const [first] = checks;
      if (first === undefined || checks.length < 2 || now() - first > watchedWithin) return;
      await new Promise<void>((resolve) => {
        noticed = resolve;
        setTimeout(resolve, longestWait);
      });
    },
  };
}
