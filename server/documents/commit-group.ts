import { Refused } from "./refused.ts";

/** A transaction among those that share a commit; ended once, by the one or the other. */
export interface Unit {
  /** Keeps its work; resolves when that is on the disk. */
  readonly keep: () => Promise<void>;
  /** Undoes its work and nobody else's. */
  readonly drop: () => void;
}

/** The connection that writes. */
interface Writer {
  readonly run: (statement: string) => unknown;
  readonly isInTransaction: () => boolean;
}

/**
 * Transactions that share a commit, and with it one wait for the disk (performance row 10). They run one after the other,
 * each as a savepoint of an open transaction, which is committed when all that the event loop has at hand has had its
 * turn. Nobody is told of success before that.
 */
export class CommitGroup {
  readonly #writer: Writer;
  #lastTurn = Promise.resolve();
  #members: PromiseWithResolvers<void>[] = [];

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** Begins a transaction when it is its turn. */
  async begin(): Promise<Unit> {
    const leave = await this.#turn();
    const { run, isInTransaction } = this.#writer;
    try {
      if (!isInTransaction()) {
        // A plain "begin" that reads first fails as soon as another process has written in between.
        run("begin immediate");
        setImmediate(() => void this.alone(() => undefined).catch(() => undefined));
      }
      run("savepoint unit");
    } catch (error) {
      leave();
      throw error;
    }
    return {
      keep: () => {
        const member = Promise.withResolvers<void>();
        try {
          run("release unit");
          this.#members.push(member);
        } catch (error) {
          member.reject(error);
        }
        leave();
        return member.promise;
      },
      drop: () => {
        try {
          if (!isInTransaction()) this.#fail();
          else if (this.#members.length === 0) run("rollback");
          else {
            run("rollback to unit");
            run("release unit");
          }
        } finally {
          leave();
        }
      },
    };
  }

  /** Commits what there is, and then runs work by itself, outside of any transaction. */
  async alone<T>(work: () => T): Promise<T> {
    const leave = await this.#turn();
    try {
      if (this.#writer.isInTransaction()) this.#commit();
      return work();
    } finally {
      leave();
    }
  }

  #commit(): void {
    const { run, isInTransaction } = this.#writer;
    try {
      run("commit");
      for (const { resolve } of this.#members.splice(0)) resolve();
    } catch (error) {
      if (isInTransaction()) run("rollback");
      this.#fail(error);
    }
  }

  /** A write that fails for want of room or of the disk can end the whole transaction: what the others wrote is gone. */
  #fail(reason: unknown = new Refused({ code: "unavailable" })): void {
    for (const { reject } of this.#members.splice(0)) reject(reason);
  }

  /** Resolves when everybody before has left; the caller must leave in turn. */
  async #turn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}
