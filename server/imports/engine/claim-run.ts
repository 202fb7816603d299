import { database, inTransaction, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

/** How long a process has an import for itself without saying that it still works at it, in milliseconds. */
const claim = 120_000;

/** How many pictures an import has brought, and how many couldn't be had. */
export interface PictureCounts {
  readonly fetched: number;
  readonly missed: number;
}

/** Takes the import that has waited longest, for this process alone; undefined: none waits. */
export async function claimRun(): Promise<Row<"import_run"> | undefined> {
  return await inTransaction(async () => {
    const due = database()
      .selectFrom("import_run")
      .select("id")
      .where("state", "=", "RUNNING")
      .where("claimed_until", "<=", now())
      .orderBy("id")
      .limit(1);
    return await database()
      .updateTable("import_run")
      .set({ claimed_until: now() + claim })
      .where("id", "=", due)
      .returningAll()
      .executeTakeFirst();
  });
}

/**
 * Says that this process still works at an import, and what it has brought since it said so last. Gives what has been brought
 * in all; undefined: somebody has stopped it.
 */
export async function holdOn(id: number, brought?: PictureCounts): Promise<PictureCounts | undefined> {
  const { fetched, missed } = brought ?? { fetched: 0, missed: 0 };
  return await inTransaction(() =>
    database()
      .updateTable("import_run")
      .set((set) => ({
        claimed_until: now() + claim,
        fetched: set("fetched", "+", fetched),
        missed: set("missed", "+", missed),
      }))
      .where("id", "=", id)
      .where("state", "=", "RUNNING")
      .returning(["fetched", "missed"])
      .executeTakeFirst(),
  );
}

/** Leaves an import for another time, or another process. */
export async function letGo(id: number): Promise<void> {
  await inTransaction(() =>
    database().updateTable("import_run").set({ claimed_until: 0 }).where("id", "=", id).execute(),
  );
}

/** Nothing of an import is left to be done. */
export async function endRun(id: number): Promise<void> {
  const done = { state: "DONE", ended_at: now() } as const;
  await inTransaction(() =>
    database().updateTable("import_run").set(done).where("id", "=", id).where("state", "=", "RUNNING").execute(),
  );
}
