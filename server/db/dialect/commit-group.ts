import type { DatabaseSync } from "node:sqlite";

/** Milliseconds after which nobody else joins: other processes wait for the file, and the first ones for their answer. */
const longestOpen = 20;

/** Transactions that are written together at most. */
const mostMembers = 100;

/**
 * The transactions that one commit writes: each is a savepoint of one transaction of SQLite's, and none is told that it is
 * done before that is on the disk.
 */
export class CommitGroup {
  readonly #handle: DatabaseSync;
  #members = 0;
  #waiting = 0;
  #openedAt = 0;
  #outcome = Promise.withResolvers<void>();

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
  }

  /** How many have begun so far. */
  get size(): number {
    return this.#members;
  }

  /** True while its transaction is open. */
  get isOpen(): boolean {
    return this.#members > 0;
  }

  /** True while somebody's work is done and not yet written. */
  get isAwaited(): boolean {
    return this.#waiting > 0;
  }

  /** True when whoever comes now belongs to the next one. */
  get isFull(): boolean {
    return this.#members >= mostMembers || (this.isOpen && performance.now() - this.#openedAt > longestOpen);
  }

  /** Another transaction has begun, SQLite's own or a savepoint of it. */
  enter(): void {
    if (!this.isOpen) this.#openedAt = performance.now();
    this.#members += 1;
  }

  /** Resolves when the group is written; rejects with what kept it from being written. */
  async written(): Promise<void> {
    this.#waiting += 1;
    await this.#outcome.promise;
  }

  /** Writes what all have done, and tells them. */
  commit(): void {
    if (!this.isOpen) return;
    try {
      this.#handle.exec("commit");
    } catch (error) {
      this.abandon(error);
      return;
    }
    this.#close().resolve();
  }

  /** Takes everything back, where SQLite hasn't done so, and tells those who wait why. */
  abandon(reason: unknown): void {
    const { promise, reject } = this.#close();
    // Often nobody waits.
    promise.catch(() => undefined);
    reject(reason);
    if (this.#handle.isTransaction) this.#handle.exec("rollback");
  }

  #close(): PromiseWithResolvers<void> {
    const outcome = this.#outcome;
    this.#outcome = Promise.withResolvers<void>();
    this.#members = 0;
    this.#waiting = 0;
    return outcome;
  }
}
