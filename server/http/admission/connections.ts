import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { networkOf } from "../request/client-address.ts";

import { Connection } from "./connection.ts";
import { Holder, oldestOf } from "./holder.ts";
import type { ConnectionLimits } from "./limits.ts";
import { lastRefusal, refusalBytes } from "./refusal.ts";

export interface ConnectionsOptions {
  readonly limits: ConnectionLimits;
  /** Hears what was refused or cut: the name of the bound. */
  readonly note: (what: string) => void;
}

/**
 * All open connections. Whoever makes the process wait makes room first: where connections run out, the oldest idle
 * one of the address that holds most is closed for a new one, then the one whose client has not read its answer
 * for longest, then the oldest that holds up an answer which is still being sent. A connection that waits for us is
 * never cut.
 */
export class Connections {
  readonly #options: ConnectionsOptions;
  readonly #all = new Map<Socket, Connection>();
  readonly #holders = new Map<string, Holder>();
  #unread = 0;
  #beyond = 0;
  #whenEmpty: (() => void) | null = null;

  constructor(options: ConnectionsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): IterableIterator<Connection> {
    return this.#all.values();
  }

  /** Takes a new connection in, or tells it that there is no room. */
  open(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? "");
    if (!this.#hasRoom(address)) {
      this.#options.note("connections");
      socket.write(refusalBytes);
      socket.destroySoon();
      return;
    }
    const connection = new Connection(socket, address);
    const holder = this.#holderOf(address);
    holder.connections += 1;
    holder.place(connection);
    this.#all.set(socket, connection);
    socket.once("close", () => this.#forget(connection));
  }

  /**
   * A request has come. Gives what is to be called when its answer is made; null where it is not to be answered:
   * its connection asks for too much at once (and has been told so), or has been closed for others.
   */
  begin(socket: Socket, response: ServerResponse): (() => void) | null {
    const connection = this.#all.get(socket);
    if (!connection) return null;
    if (connection.isRefused || connection.inFlight >= this.#options.limits.inFlight) {
      this.#refuse(connection, response);
      return null;
    }
    connection.latest = response;
    connection.inFlight += 1;
    connection.working += 1;
    this.#holderOf(connection.address).place(connection);
    let isMade = false;
    let unread = 0;
    const made = (): void => {
      if (isMade) return;
      isMade = true;
      connection.working -= 1;
      unread = response.writableFinished ? 0 : response.writableLength;
      if (unread > 0) this.#count(connection, unread);
    };
    response.once("close", () => {
      made();
      connection.inFlight -= 1;
      this.#count(connection, -unread);
    });
    return made;
  }

  /** The connection that this socket is, while it is open. */
  of(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  /** Nothing was sent or taken for a while: the client's doing, unless it waits for us. */
  stalled(socket: Socket): void {
    const connection = this.#all.get(socket);
    if (connection && connection.working > 0 && socket.writableLength === 0) return;
    if (connection && connection.inFlight > 0) this.#options.note("stalled");
    socket.destroy();
  }

  /** Resolves when the last one is closed. */
  emptied(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#all.size === 0) resolve();
    this.#whenEmpty = resolve;
    return promise;
  }

  #hasRoom(address: string): boolean {
    const { open, perAddress } = this.#options.limits;
    const holder = this.#holders.get(address);
    if (holder && holder.connections >= perAddress) return this.#displace(address, [holder]);
    return this.#all.size < open || this.#displace(address, [...this.#holders.values()]);
  }

  #displace(address: string, holders: readonly Holder[]): boolean {
    const oldest = oldestOf(holders, "idle") ?? oldestOf(holders, "unread") ?? this.#slowReader(new Set(holders));
    if (!oldest) return false;
    const isFresh = performance.now() - oldest.since < this.#options.limits.grace;
    if (isFresh && oldest.address === address) return false;
    this.#cut(oldest, "idle");
    return true;
  }

  /** The oldest among those who hold up an answer that is sent bit by bit, such as a film: of who holds most. */
  #slowReader(holders: ReadonlySet<Holder>): Connection | undefined {
    let slowest: Connection | undefined;
    let most = 0;
    for (const connection of this.#all.values()) {
      const holder = this.#holderOf(connection.address);
      if (!connection.isBehind || !holders.has(holder) || holder.connections < most) continue;
      if (slowest && holder.connections === most && connection.since >= slowest.since) continue;
      slowest = connection;
      most = holder.connections;
    }
    return slowest;
  }

  /** The first one beyond the bound gets the refusal as its answer, in its turn; of the rest nothing is answered. */
  #refuse(connection: Connection, response: ServerResponse): void {
    if (!connection.isRefused) {
      connection.isRefused = true;
      stopReading(connection.socket);
      this.#options.note("pipelined");
      response.writeHead(lastRefusal.status, lastRefusal.headers).end(lastRefusal.body);
      return;
    }
    connection.beyond += 1;
    this.#beyond += 1;
    if (this.#beyond > this.#options.limits.beyond) this.#cut(connection, "pipelined");
  }

  #count(connection: Connection, bytes: number): void {
    if (!this.#all.has(connection.socket)) return;
    const holder = this.#holderOf(connection.address);
    connection.unread += bytes;
    holder.unreadBytes += bytes;
    this.#unread += bytes;
    holder.place(connection);
    while (this.#unread > this.#options.limits.unreadBytes) {
      const oldest = oldestOf(this.#holders.values(), "unread", "unreadBytes");
      if (!oldest) return;
      this.#cut(oldest, "unread");
    }
  }

  #cut(connection: Connection, why: string): void {
    this.#options.note(why);
    this.#forget(connection);
    connection.socket.destroy();
  }

  #forget(connection: Connection): void {
    if (!this.#all.delete(connection.socket)) return;
    const holder = this.#holderOf(connection.address);
    holder.forget(connection);
    if (holder.connections === 0) this.#holders.delete(connection.address);
    this.#unread -= connection.unread;
    this.#beyond -= connection.beyond;
    if (this.#all.size === 0) this.#whenEmpty?.();
  }

  #holderOf(address: string): Holder {
    const known = this.#holders.get(address) ?? new Holder();
    this.#holders.set(address, known);
    return known;
  }
}

/** How long a client has to read its last answers, in milliseconds. */
const linger = 1_000;

/**
 * Stops for good: Node itself reads on whenever an answer is finished. The end comes in two steps, because closing
 * what isn't wholly read makes the other side forget what it has not read yet (RFC 9112, 9.6).
 */
function stopReading(socket: Socket): void {
  socket.pause();
  socket.on("resume", () => socket.pause());
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), linger).unref();
  };
}
