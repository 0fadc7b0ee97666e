/** How a server stops without failing anybody (hardening fault 23). */
export interface StandDown {
  /** Whether the server is stopping; to be asked for each answer that says whether it is ready. */
  readonly isStopping: () => boolean;
  /** Says from now on that it is not ready; resolves when whoever sends requests here has had time to hear it. */
  readonly begin: () => Promise<void>;
}

/** Asked at least twice within this time, the server is watched by something that shares requests out. */
const watchedWithin = 15_000;
/** Most of those believe the third answer of a kind. */
const tellings = 3;
/** What was sent here before that answer arrived is served too. */
const settlingTime = 1_000;
/** The rest of the ten seconds in which a stop must be done is for requests under way. */
const longestNotice = 6_000;

/**
 * Where something asks for readiness again and again, it is told first and the server goes on serving meanwhile; where
 * nothing does, a stop need not wait.
 */
export function createStandDown(now: () => number = () => performance.now()): StandDown {
  let asked: readonly number[] = [];
  let told = 0;
  let stopping = false;
  let heard = (): void => undefined;
  return {
    isStopping() {
      asked = [...asked.slice(-1), now()];
      if (stopping && ++told === tellings) setTimeout(heard, settlingTime);
      return stopping;
    },
    async begin() {
      stopping = true;
      const [first] = asked;
      if (first === undefined || asked.length < 2 || now() - first > watchedWithin) return;
      await new Promise<void>((resolve) => {
        heard = resolve;
        setTimeout(resolve, longestNotice);
      });
    },
  };
}
