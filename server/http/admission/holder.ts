import type { Connection } from "./connection.ts";

/** What one address holds: how many connections, and which of them wait for their client, longest first. */
export class Holder {
  connections = 0;
  unreadBytes = 0;
  /** With no request under way. */
  readonly idle = new Set<Connection>();
  /** With a finished answer that their client has not taken. */
  readonly unread = new Set<Connection>();

  /** Puts a connection where it belongs now, behind all others. */
  place(connection: Connection): void {
    connection.since = performance.now();
    this.idle.delete(connection);
    if (connection.inFlight === 0) this.idle.add(connection);
    if (connection.unread === 0) this.unread.delete(connection);
    else this.unread.add(connection);
  }

  forget(connection: Connection): void {
    this.connections -= 1;
    this.unreadBytes -= connection.unread;
    this.idle.delete(connection);
    this.unread.delete(connection);
  }
}

/** The first of the connections in one state, of the holder that has most by `measure`; undefined where there is none. */
export function oldestOf(
  holders: Iterable<Holder>,
  state: "idle" | "unread",
  measure: "connections" | "unreadBytes" = "connections",
): Connection | undefined {
  let most: Holder | undefined;
  for (const holder of holders) {
    if (holder[state].size > 0 && (!most || holder[measure] > most[measure])) most = holder;
  }
  return most?.[state].values().next().value;
}
