import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";

import type { Edit } from "#schemas/editing/edit.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";

import { type JournalDiff, journalDiff, nothingWritten } from "./journal-diff.ts";
import type { Journal, Kept } from "./journal.ts";
import type { LivingPages } from "./living-pages.ts";

/** Whose work on what, and in which page of the browser. */
export interface JournalPlace {
  /** The document and who edits it: `layout/12/3`. */
  readonly place: string;
  /** This page's own id, drawn when it was opened. */
  readonly page: string;
}

export interface JournalPorts {
  readonly pages: LivingPages;
  /** Milliseconds. */
  readonly now: () => number;
}

interface Schema extends DBSchema {
  pages: {
    key: [string, string];
    value: JournalPlace & { opened: number; since: number; conflicts: readonly Conflict<unknown>[] };
  };
  edits: { key: [string, string, number]; value: Edit<unknown> };
}

type Database = IDBPDatabase<Schema>;
type Tables = ["pages", "edits"];
type Heads = IDBPObjectStore<Schema, Tables, "pages", "readwrite">;
type Edits = IDBPObjectStore<Schema, Tables, "edits", "readwrite">;

const [name, version] = ["cellardoor-editor", 1] as const;

/**
 * A journal in the browser's database. One row for each edit that isn't saved, so that a key costs as much after a day
 * without a line as at once; what is saved leaves nothing behind. Never two writes at a time, and the newest state comes
 * next. Each page has rows of its own: another page takes them up once theirs is gone. A browser that keeps nothing
 * (private mode, a full disk) makes no error: it is said that nothing is kept.
 */
export function idbJournal<Command>({ place, page }: JournalPlace, { pages, now }: JournalPorts): Journal<Command> {
  const opened = now();
  let database: Promise<Database> | null = null;
  let written = nothingWritten<Command>();
  /** Pages whose work was read: it is kept by this page from its next write on. */
  let adopted: readonly string[] = [];
  let wanted: Kept<Command> | null = null;
  let running: Promise<boolean> | null = null;

  return {
    async read() {
      try {
        await pages.join(page);
        const left = await readLeft<Command>(await connect(), { place, page }, pages);
        adopted = left.map((one) => one.page);
        return left.map(({ kept }) => kept);
      } catch {
        return [];
      }
    },
    write(kept) {
      wanted = kept;
      running ??= writeAll();
      return running;
    },
  };

  async function writeAll(): Promise<boolean> {
    let isKept = true;
    for (let next = wanted; next !== null; next = wanted) {
      wanted = null;
      isKept = await writeOne(next);
    }
    running = null;
    return isKept;
  }

  async function writeOne(kept: Kept<Command>): Promise<boolean> {
    const diff = journalDiff(written, kept);
    const isNothing = diff.puts.length + diff.deletes.length + adopted.length === 0 && diff.head === undefined;
    if (isNothing) return true;
    try {
      if (!(await inOneStep(await connect(), (heads, edits) => write(diff, heads, edits)))) return false;
    } catch {
      database = null;
      return false;
    }
    ({ written } = diff);
    adopted = [];
    return true;
  }

  /** Asks for all that differs; whether it was done is said by its transaction. */
  function write({ puts, deletes, head }: JournalDiff<Command>, heads: Heads, edits: Edits): void {
    for (const { at, edit } of puts) quietly(edits.put(edit, [place, page, at]));
    for (const at of deletes) quietly(edits.delete([place, page, at]));
    if (head) quietly(heads.put({ place, page, opened, ...head }, [place, page]));
    for (const gone of head === null ? [...adopted, page] : adopted) {
      quietly(heads.delete([place, gone]));
      quietly(edits.delete(editsOf({ place, page: gone })));
    }
  }

  async function connect(): Promise<Database> {
    database ??= openJournals(() => {
      database = null;
    });
    return await database;
  }
}

/** Opens the browser's database; `onLoss` is called when it can't be opened, or is taken away later. */
async function openJournals(onLoss: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(name, version, {
      upgrade: (fresh) => {
        fresh.createObjectStore("pages");
        fresh.createObjectStore("edits");
      },
      terminated: onLoss,
    });
  } catch (error) {
    onLoss();
    throw error;
  }
}

/** Writes all of it or nothing; gives which. */
async function inOneStep(database: Database, write: (heads: Heads, edits: Edits) => void): Promise<boolean> {
  // "relaxed" hands it to the system, where it outlives the browser; waiting for the disk helps against a power cut alone.
  const writing = database.transaction(["pages", "edits"], "readwrite", { durability: "relaxed" });
  const done = writing.done.then(
    () => true,
    () => false,
  );
  try {
    write(writing.objectStore("pages"), writing.objectStore("edits"));
  } catch {
    writing.abort();
  }
  return await done;
}

function quietly(asked: Promise<unknown>): void {
  asked.catch(() => {});
}

interface Left<Command> {
  readonly page: string;
  readonly kept: Kept<Command>;
}

/** What pages that are gone have left of a document, the oldest first. */
async function readLeft<Command>(
  database: Database,
  { place, page }: JournalPlace,
  pages: LivingPages,
): Promise<readonly Left<Command>[]> {
  const heads = (await database.getAll("pages", IDBKeyRange.bound([place], [place, []]))).filter(
    (head) => head.page !== page,
  );
  const living = await pages.among(heads.map((head) => head.page));
  const gone = heads.filter((head) => !living.has(head.page)).toSorted((one, other) => one.opened - other.opened);
  return await Promise.all(
    gone.map(async ({ page: left, since, conflicts }) => {
      const own = (await database.getAll("edits", editsOf({ place, page: left }))) as readonly Edit<Command>[];
      return { page: left, kept: { since, own, conflicts: conflicts as readonly Conflict<Command>[] } };
    }),
  );
}

/** The rows of one page's edits, in their order. */
function editsOf({ place, page }: JournalPlace): IDBKeyRange {
  return IDBKeyRange.bound([place, page], [place, page, []]);
}
