import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import type { DroppedTags, TagListeners } from "./tag-listeners.ts";

/** How often another process's writes are looked for. */
const interval = 200;

/** How many writes are remembered at least: far more than are made between two looks. */
const remembered = 1_000;

/** After how many writes those beyond are forgotten, all at once. */
const forgetEvery = 100;

/** More than that is everything. */
const longestTags = 7_500;

export interface SqliteFreshness {
  /** Looks now rather than when its time comes. */
  catchUp(): void;
  announce(transaction: unknown, tags: DroppedTags): Promise<void>;
  stop(): void;
}

export interface SqliteHandles {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
}

/** A write that was announced. */
interface Notice {
  readonly number: number;
  /** Another one for each write, so that a table that was put back from elsewhere isn't taken for a later state of ours. */
  readonly mark: string;
  readonly origin: string;
  readonly tags: string;
}

/**
 * Each write says in its own transaction which tags it drops, under the next number; other processes on the file read
 * what is new once SQLite tells that somebody wrote. They drop everything when somebody wrote without a word (another
 * program, a restore, an older version), or when what they read last is gone already. The notices are no part of the
 * site: the table is made here, and backups leave it out.
 */
export function followSqlite({ writer, reader }: SqliteHandles, listeners: TagListeners): SqliteFreshness {
  const origin = randomUUID();
  writer.exec(
    "create table if not exists dropped_tags (number integer primary key, mark text, origin text, tags text) strict",
  );
  const versionStatement = writer.prepare("pragma data_version");
  const lastStatement = reader.prepare("select * from dropped_tags order by number desc limit 1");
  const sinceStatement = reader.prepare("select * from dropped_tags where number >= ? order by number");
  // It stays the same for the asking connection's own commits: a change means another process.
  const foreignVersion = () => Number(versionStatement.get()?.["data_version"]);
  const lastNotice = () => (lastStatement.get() as Notice | undefined) ?? null;

  const nextStatement = writer.prepare(
    `insert into dropped_tags (number, mark, origin, tags)
      select coalesce(max(number), 0) + 1, ?, ?, ? from dropped_tags returning number`,
  );
  const forgetStatement = writer.prepare("delete from dropped_tags where number <= ?");

  const changesStatement = writer.prepare("select total_changes() as count");
  const changes = () => Number(changesStatement.get()?.["count"]);

  let version = foreignVersion();
  let last = lastNotice();
  let changesSaid = changes();

  function look(): void {
    try {
      listen();
    } catch {
      // A file that can't be read: whoever asks it next finds out, and nothing kept of it can be trusted.
      listeners.emit("all");
    }
  }

  function listen(): void {
    const current = foreignVersion();
    if (current === version) return;
    version = current;
    const notices = sinceStatement.all(last?.number ?? 0) as unknown as readonly Notice[];
    const fresh = last ? notices.slice(1) : notices;
    const foreign = fresh.filter((notice) => notice.origin !== origin);
    const isWhole = last ? notices[0]?.mark === last.mark : (fresh[0]?.number ?? 1) === 1;
    last = notices.at(-1) ?? lastNotice();
    if (!isWhole || foreign.length === 0) return listeners.emit("all");
    for (const { tags } of foreign) listeners.emit(readTags(tags));
  }

  const timer = setInterval(look, interval);
  timer.unref();
  return {
    catchUp: look,
    async announce(_transaction, tags) {
      if (!writer.isTransaction || (tags.length === 0 && changes() === changesSaid)) return;
      const text = JSON.stringify(tags);
      const told = text.length > longestTags ? JSON.stringify("all") : text;
      // On the connection that the transaction has: asked in this way it costs a tenth.
      const number = Number(nextStatement.get(randomUUID(), origin, told)?.["number"]);
      if (number % forgetEvery === 0) forgetStatement.run(number - remembered);
      changesSaid = changes();
    },
    stop: () => clearInterval(timer),
  };
}

/** What can't be read drops everything. */
function readTags(text: string): DroppedTags {
  try {
    const tags: unknown = JSON.parse(text);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : "all";
  } catch {
    return "all";
  }
}
