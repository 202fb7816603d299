import { setImmediate } from "node:timers";

import { CompiledQuery, SqliteDriver, type DatabaseConnection, type Driver, type QueryResult } from "kysely";

import { CommitGroup } from "./commit-group.ts";
import { beginImmediate, type DriverParts } from "./immediate-driver.ts";
import { TransactionKeeper } from "./sqlite-transaction.ts";
import { Turns } from "./turns.ts";

/**
 * Transactions work one at a time; those whose work is done wait for the one commit of all that came together, and are told
 * only then that it is done (ADR 056).
 */
export class GroupingDriver implements Driver {
  readonly #parts: DriverParts;
  readonly #driver: SqliteDriver;
  readonly #group: CommitGroup;
  readonly #turns = new Turns();
  #isScheduled = false;

  constructor(parts: DriverParts) {
    this.#parts = parts;
    this.#driver = new SqliteDriver({ database: parts.database });
    this.#group = new CommitGroup(parts.connection);
  }

  async init(): Promise<void> {
    await this.#driver.init();
  }

  async acquireConnection(): Promise<Member> {
    await this.#turns.take();
    const keeper = new TransactionKeeper(await this.#driver.acquireConnection(), this.#parts.connection);
    return new Member(keeper, this.#group);
  }

  async beginTransaction(member: Member): Promise<void> {
    if (this.#group.isFull) this.#group.commit();
    member.isFirst = !this.#group.isOpen;
    if (member.isFirst) await beginImmediate(member.keeper, this.#parts);
    else await member.keeper.executeQuery(savepoint);
    member.keeper.begun();
    this.#group.enter();
    member.state = "inside";
  }

  async commitTransaction(member: Member): Promise<void> {
    member.keeper.refuseEnded();
    if (!member.isFirst) await member.keeper.executeQuery(release);
    const written = this.#group.written();
    member.state = "over";
    this.#turns.pass();
    this.#schedule();
    await written;
  }

  /** Takes back what one has done; of a group that could not be written there is nothing left. */
  async rollbackTransaction(member: Member): Promise<void> {
    if (member.state === "over") return;
    // What SQLite has rolled back by itself isn't rolled back again: that error would hide the first.
    if (!member.keeper.ended()) return this.#group.abandon(member.keeper.failure);
    if (member.isFirst) return this.#group.abandon(null);
    try {
      await member.keeper.executeQuery(rollbackToSavepoint);
      await member.keeper.executeQuery(release);
    } catch (error) {
      this.#group.abandon(error);
      throw error;
    }
  }

  async releaseConnection(member: Member): Promise<void> {
    if (member.state !== "over") this.#turns.pass();
    member.state = "over";
    this.#schedule();
  }

  async destroy(): Promise<void> {
    this.#group.commit();
    await this.#driver.destroy();
  }

  /** Has what is done be written once a whole turn of the event loop brought nobody else. */
  #schedule(): void {
    if (this.#isScheduled || !this.#group.isAwaited) return;
    this.#isScheduled = true;
    this.#look(0);
  }

  #look(known: number): void {
    setImmediate(() => {
      const { size, isFull } = this.#group;
      // Whoever still works has it scheduled anew.
      const isTaken = this.#turns.isTaken;
      if (!isTaken && size > known && !isFull) return this.#look(size);
      this.#isScheduled = false;
      if (!isTaken) this.#group.commit();
    });
  }
}

const savepoint = CompiledQuery.raw("savepoint member");
const release = CompiledQuery.raw("release member");
const rollbackToSavepoint = CompiledQuery.raw("rollback to member");

/** One transaction's own view of the connection, which it has until its turn is over. */
class Member implements DatabaseConnection {
  readonly keeper: TransactionKeeper;
  /** Whether SQLite's transaction is its own so far, rather than a savepoint of it. */
  isFirst = true;
  /** `alone`: no transaction, a statement by itself. */
  state: "alone" | "inside" | "over" = "alone";
  readonly #group: CommitGroup;

  constructor(keeper: TransactionKeeper, group: CommitGroup) {
    this.keeper = keeper;
    this.#group = group;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.state === "over") throw new Error("The transaction is over");
    // Who asks by themselves is answered with what is written.
    if (this.state === "alone") this.#group.commit();
    return await this.keeper.executeQuery(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.keeper.streamQuery(query, chunkSize);
  }
}
