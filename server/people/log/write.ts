import { database, inTransaction, now } from "#server/db/context.ts";

import { deedsKept } from "./rules.ts";

// What is noted of a call (server/README.md).
export { subjectOf, unnoted } from "./rules.ts";

export interface NewDeed {
  readonly user: number;
  /** The name of the call. */
  readonly call: string;
  /** The number of what it was about; empty: there is none. */
  readonly subject: string;
}

/** Writes down what an administrator did. */
export async function noteDeed({ user, call, subject }: NewDeed): Promise<void> {
  const note = () =>
    database().insertInto("admin_log").values({ user_id: user, call_name: call, subject, done_at: now() }).execute();
  await inTransaction(note, { isolation: "read committed" });
}

/** Forgets what was done longer ago than it is kept. */
export async function forgetOldDeeds(): Promise<void> {
  const forget = () =>
    database()
      .deleteFrom("admin_log")
      .where("done_at", "<=", now() - deedsKept)
      .execute();
  await inTransaction(forget, { isolation: "read committed" });
}
