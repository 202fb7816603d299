import type { DatabaseSync } from "node:sqlite";

import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/**
 * A connection that stays inside its transaction. A full or broken disk makes SQLite roll back by itself; what is
 * still to come of the transaction would then be written on its own, each statement for good. Here it fails with
 * what ended the transaction.
 */
export class TransactionKeeper implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #handle: DatabaseSync;
  #isOpen = false;
  #failure: unknown = null;

  constructor(inner: DatabaseConnection, handle: DatabaseSync) {
    this.#inner = inner;
    this.#handle = handle;
  }

  /** Called when a transaction has begun. */
  begun(): void {
    this.#isOpen = true;
    this.#failure = null;
  }

  /** Called when a transaction is over; true when SQLite still has it open, so that it has to be rolled back. */
  ended(): boolean {
    this.#isOpen = false;
    return this.#handle.isTransaction;
  }

  /** What ended the transaction before its time; null: nothing has. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Throws with what ended the transaction, where SQLite has rolled it back by itself. */
  refuseEnded(): void {
    if (!this.#handle.isTransaction) throw this.#failure ?? new Error("The transaction is over");
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#isOpen ? this.#executeInside(query) : this.#inner.executeQuery(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery(query, chunkSize);
  }

  async #executeInside<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.refuseEnded();
    try {
      return await this.#inner.executeQuery(query);
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }
}
