import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { sql, type Kysely } from "kysely";
import pg from "pg";

import { startHeartbeat } from "./heartbeat.ts";
import { within } from "./patience.ts";
import { markServingStatement } from "./serving-mark.ts";
import type { DroppedTags, TagListeners } from "./tag-listeners.ts";
import type { Tables } from "./tables.ts";

/** The channel on which processes tell each other which tags they dropped. */
const channel = "dropped_tags";
/** While nobody is heard, everything is dropped this often: no page stays old for longer. */
const deafInterval = 500;
/** Milliseconds in which a connection to listen on is made, and in which one says farewell. */
const patience = { connect: 2_000, end: 500 } as const;
/** PostgreSQL's limit of a notification is 8000 bytes. */
const longestPayload = 7_500;

export interface PostgresFreshness {
  /** True while it isn't known whether what others say comes through: nothing kept can be trusted meanwhile. */
  readonly isDeaf: boolean;
  announce(transaction: Kysely<Tables>, tags: DroppedTags): Promise<void>;
  stop(): Promise<void>;
}

interface Notice {
  readonly origin: string;
  readonly tags: DroppedTags;
}

/**
 * Listens to what other processes drop and announces what this one drops. While the connection is
 * lost, listeners hear `all` again and again until it is back; while it is only silent, `isDeaf` says so, and when it
 * answers after all nothing was missed. A server's connection is also its mark.
 */
export async function followPostgres(
  url: string,
  listeners: TagListeners,
  { serves, onTrouble }: { serves: boolean; onTrouble: (message: string, error: unknown) => void },
): Promise<PostgresFreshness> {
  const origin = randomUUID();
  const stopping = new AbortController();
  let isDeaf = false;
  const onSilence = (isSilent: boolean): void => {
    isDeaf = isSilent;
  };
  const hear = (payload: string | undefined) => {
    const notice = readNotice(payload);
    if (notice.origin !== origin) listeners.emit(notice.tags);
  };
  async function follow(first: pg.Client): Promise<void> {
    let client: pg.Client | null = first;
    while (client) {
      const reason = await lost(client, { stop: stopping.signal, onSilence });
      isDeaf = false;
      if (stopping.signal.aborted) return;
      onTrouble("The connection that listens to other processes is lost", reason);
      client = await listenAgain();
    }
  }

  /** Keeps trying; null when it is to stop. What is announced meanwhile is not heard, so everything drops. */
  async function listenAgain(): Promise<pg.Client | null> {
    listeners.emit("all");
    const deaf = setInterval(() => listeners.emit("all"), deafInterval);
    try {
      while (!stopping.signal.aborted) {
        const client = await listen(url, { serves, hear }).catch(() => null);
        if (client) return client;
        await delay(deafInterval, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
      return null;
    } finally {
      clearInterval(deaf);
      listeners.emit("all");
    }
  }

  const following = follow(await listen(url, { serves, hear }));
  return {
    get isDeaf() {
      return isDeaf;
    },
    announce: (transaction, tags) => announce(transaction, { origin, tags }),
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

async function announce(transaction: Kysely<Tables>, notice: Notice): Promise<void> {
  if (notice.tags.length === 0) return;
  const text = JSON.stringify(notice);
  const payload = Buffer.byteLength(text) > longestPayload ? JSON.stringify({ ...notice, tags: "all" }) : text;
  await sql`select pg_notify(${channel}, ${payload})`.execute(transaction);
}

async function listen(
  url: string,
  { serves, hear }: { serves: boolean; hear: (payload: string | undefined) => void },
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "cellardoor listener",
    keepAlive: true,
    // No `query_timeout`: the heartbeat says when an answer is late, and allows for a process that was busy itself.
    connectionTimeoutMillis: patience.connect,
  });
  client.on("notification", ({ payload }) => hear(payload));
  // Reported by `lost`; without a listener an error would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await within(patience.connect, client.query(`listen ${channel}`));
    if (serves) await within(patience.connect, client.query(markServingStatement));
  } catch (error) {
    await farewell(client);
    throw error;
  }
  return client;
}

/** Resolves with the reason when the client's connection is gone, or when `stop` is. The client is then ended. */
async function lost(
  client: pg.Client,
  { stop, onSilence }: { stop: AbortSignal; onSilence: (isSilent: boolean) => void },
): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  if (stop.aborted) resolve(null);
  client.once("error", resolve);
  client.once("end", () => resolve(new Error("The server closed the connection")));
  const onStop = (): void => resolve(null);
  stop.addEventListener("abort", onStop, { once: true });
  const stopBeating = startHeartbeat({ beat: () => client.query("select 1"), onSilence, onDeath: resolve });
  const reason = await promise;
  stopBeating();
  // The signal lives as long as the process, and would keep each connection that was ever lost.
  stop.removeEventListener("abort", onStop);
  await farewell(client);
  return reason;
}

/** Ends a connection; one that hangs would never say farewell, and nobody is heard meanwhile. */
async function farewell(client: pg.Client): Promise<void> {
  await within(patience.end, client.end()).catch(() => undefined);
}

/** Anybody may notify on a channel: what can't be read drops everything. */
function readNotice(payload: string | undefined): Notice {
  const everything: Notice = { origin: "", tags: "all" };
  try {
    const notice: unknown = JSON.parse(payload ?? "");
    if (typeof notice !== "object" || notice === null || !("origin" in notice) || !("tags" in notice))
      return everything;
    if (typeof notice.origin !== "string" || !Array.isArray(notice.tags))
      return { ...everything, origin: String(notice.origin) };
    return { origin: notice.origin, tags: notice.tags.filter((tag) => typeof tag === "string") };
  } catch {
    return everything;
  }
}
