import { Refused } from "../base/refused.ts";
import type { Patience } from "./sqlite-patience.ts";

/** A transaction of the group. It ends once, with `keep` or with `drop`. */
export interface Unit {
  /** Commits its work; resolves when the commit is on the disk. */
  readonly keep: () => Promise<void>;
  /** Rolls its own work back, and nothing else. */
  readonly drop: () => void;
}

/** The writing connection. */
interface Writer {
  readonly run: (statement: string) => unknown;
  readonly isInTransaction: () => boolean;
  /** Refuses with unavailable when nothing may be written any more, after a failed fsync. */
  readonly check: () => void;
  /** Waits for the lock of another process. */
  readonly patience: Patience;
}

/**
 * Group commit: several transactions share one commit, and so one wait for the disk (bench/README.md row 10). They
 * run one after the other, each as a savepoint of an open transaction. That transaction is committed when the event
 * loop has handled everything that was ready. No caller learns of success before the commit.
 */
export class CommitGroup {
  readonly #writer: Writer;
  #lastTurn = Promise.resolve();
  /** The open transaction that others may join, and whether its commit waits for the disk; null when none is open. */
  #open: { readonly durable: boolean } | null = null;
  /** Whether commits wait for the disk now (`synchronous = full`). */
  #waits = true;
  #members: PromiseWithResolvers<void>[] = [];

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /**
   * Begins a transaction when the ones before it have ended. One that is not `durable` survives the end of the
   * process but not a power cut, unless a durable one follows it; its commit does not wait for the disk.
   */
  async begin({ durable }: { readonly durable: boolean }): Promise<Unit> {
    const { run, isInTransaction, check, patience } = this.#writer;
    // Begins here, so that those who wait for their turn do not each wait their full time after the one before.
    const attempt = patience();
    const leave = await this.#turn();
    try {
      if (durable && this.#open?.durable === false) this.#commit();
      check();
      if (this.#open === null) {
        this.#undoRest();
        this.#wait(durable);
        // A plain "begin" takes the write lock late and fails when another process has written since its first read.
        await attempt(() => run("begin immediate"));
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

  /** Commits the open transaction, then runs `work` outside of any transaction. */
  async alone<T>(work: () => T): Promise<T> {
    const attempt = this.#writer.patience();
    const leave = await this.#turn();
    try {
      if (this.#open !== null) this.#commit();
      this.#undoRest();
      return await attempt(work);
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
   * Rolls the open transaction back and rejects all its members. SQLite may already have ended it by itself, after a
   * full disk or an I/O error.
   */
  #abandon(reason: unknown = new Refused({ code: "unavailable" })): void {
    this.#open = null;
    for (const { reject } of this.#members.splice(0)) reject(reason);
    try {
      this.#undoRest();
    } catch {
      // The next transaction tries the rollback again and reports its failure.
    }
  }

  /**
   * Rolls back what is left of an abandoned transaction, so that no later commit includes it, and makes commits wait
   * for the disk again.
   */
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

  /** Resolves when all callers before have finished, with the function by which the caller reports its own end. */
  async #turn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}
