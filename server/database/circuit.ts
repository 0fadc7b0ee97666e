import { Refused } from "../base/refused.ts";

interface Options {
  /** Checks whether the engine answers. Has its own timeout; rejects when there is no answer. */
  readonly probe: () => Promise<unknown>;
  /** Called at each change, with whether the engine is unreachable. */
  readonly onChange?: ((isAway: boolean) => void) | undefined;
  /** The pause between two probes, in milliseconds. */
  readonly pause?: number;
}

/**
 * A circuit breaker. After a call without an answer it probes the engine until a probe succeeds; meanwhile every
 * other call is refused at once instead of waiting for a timeout. The first probe starts with the failure, and calls
 * wait for it: often only one connection was broken and not the engine.
 */
export class CircuitBreaker {
  readonly #options: Options;
  /** The first probe after a failure; null when there is none. */
  #first: Promise<void> | null = null;
  #isOpen = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when a call may be made. Refuses with unavailable while the circuit is open. */
  async pass(): Promise<void> {
    if (this.#first !== null) await this.#first;
    if (this.#isOpen) throw new Refused({ code: "unavailable" }, new Error("the database is unavailable"));
  }

  /** Reports that a call got no answer. */
  failed(): void {
    if (this.#isOpen || this.#isClosed) return;
    this.#first ??= this.#probe(() => {
      this.#first = null;
    });
  }

  /** Stops the probes. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #probe(atEnd: () => void = () => undefined): Promise<void> {
    const isAlive = await this.#options.probe().then(
      () => true,
      () => false,
    );
    if (this.#isOpen === isAlive) this.#options.onChange?.(!isAlive);
    this.#isOpen = !isAlive;
    atEnd();
    if (isAlive || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#probe(), this.#options.pause ?? 500);
    this.#timer.unref();
  }
}
