import { Refused } from "./refused.ts";

interface Wiring {
  /** Asks the engine for a sign of life, and gives up by itself; rejects where there is none. */
  readonly probe: () => Promise<unknown>;
  /** Told at each change: whether the engine is away. */
  readonly onChange?: ((isAway: boolean) => void) | undefined;
  /** Between two probes, in milliseconds. */
  readonly pause?: number;
}

/**
 * Keeps callers from an engine that does not answer, so that only the first of them wait for it: after a call without an
 * answer the engine is probed until one comes, and meanwhile every other call is refused at once. The first probe begins
 * with the failure and is waited for, since often it was one connection that broke and not the engine.
 */
export class CircuitBreaker {
  readonly #wiring: Wiring;
  /** The probe that follows a failure; null while nothing has failed. */
  #first: Promise<void> | null = null;
  #isOpen = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  /** Resolves when a call may be made. Refuses with unavailable while the engine is away. */
  async pass(): Promise<void> {
    if (this.#first !== null) await this.#first;
    if (this.#isOpen) throw new Refused({ code: "unavailable" }, new Error("the database is away"));
  }

  /** Says that a call got no answer. */
  failed(): void {
    if (this.#isOpen || this.#isClosed) return;
    this.#first ??= this.#probe(() => {
      this.#first = null;
    });
  }

  /** Ends the probing. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #probe(atEnd: () => void = () => undefined): Promise<void> {
    const answers = await this.#wiring.probe().then(
      () => true,
      () => false,
    );
    if (this.#isOpen === answers) this.#wiring.onChange?.(!answers);
    this.#isOpen = !answers;
    atEnd();
    if (answers || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#probe(), this.#wiring.pause ?? 500);
    this.#timer.unref();
  }
}
