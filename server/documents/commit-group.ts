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
  /** Refuses where nothing may be written any more. */
  readonly check: () => void;
}

/**
 * Transactions that share a commit, and with it one wait for the disk (bench/README.md row 10). They run one after the other,
 * each as a savepoint of an open transaction, which is committed when all that the event loop has at hand has had its
 * turn. Nobody is told of success before that.
 */
export class CommitGroup {
  readonly #writer: Writer;
  #lastTurn = Promise.resolve();
  /** The transaction to share, whose commit is on its way, and whether that waits for the disk. */
  #open: { readonly durable: boolean } | null = null;
  /** Whether commits wait for the disk at present. */
  #waits = true;
  #members: PromiseWithResolvers<void>[] = [];

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /**
   * Begins a transaction when it is its turn. One that is not `durable` is kept through the end of the process but not
   * through a power cut, unless something durable comes after it; its commit does not wait for the disk.
   */
  async begin({ durable }: { readonly durable: boolean }): Promise<Unit> {
    const leave = await this.#turn();
    const { run, isInTransaction, check } = this.#writer;
    try {
      if (durable && this.#open?.durable === false) this.#commit();
      check();
      if (this.#open === null) {
        this.#undoRest();
        this.#wait(durable);
        // A plain "begin" that reads first fails as soon as another process has written in between.
        run("begin immediate");
        this.#open = { durable };
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
          this.#abandon();
        } finally {
          leave();
        }
        return member.promise;
      },
      drop: () => {
        try {
          if (this.#members.length === 0 || !isInTransaction()) return this.#abandon();
          run("rollback to unit");
          run("release unit");
        } catch (error) {
          this.#abandon();
          throw error;
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
      if (this.#open !== null) this.#commit();
      this.#undoRest();
      return work();
    } finally {
      leave();
    }
  }

  #commit(): void {
    try {
      this.#writer.run("commit");
      this.#open = null;
      for (const { resolve } of this.#members.splice(0)) resolve();
    } catch (error) {
      this.#abandon(error);
    }
  }

  /**
   * Gives up what would have shared the next commit, and says so to all whose work it was. A write that fails for want of
   * room or of the disk can have ended the whole transaction already.
   */
  #abandon(reason: unknown = new Refused({ code: "unavailable" })): void {
    this.#open = null;
    for (const { reject } of this.#members.splice(0)) reject(reason);
    try {
      this.#undoRest();
    } catch {
      // Whoever comes next tries again, and is told where it cannot be done.
    }
  }

  /** Undoes what was given up, of which nothing may come into a later commit, and waits for the disk again. */
  #undoRest(): void {
    const { run, isInTransaction } = this.#writer;
    if (isInTransaction()) run("rollback");
    this.#wait(true);
  }

  #wait(durable: boolean): void {
    if (this.#waits === durable) return;
    this.#writer.run(`pragma synchronous = ${durable ? "full" : "normal"}`);
    this.#waits = durable;
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
