import { database } from "#server/db/context.ts";

/** What the outbox knows of a mail: nothing of what it says. */
export interface MailState {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  readonly state: "WAITING" | "SENT" | "DROPPED" | "FAILED";
  readonly attempts: number;
  /** Why the last try failed, by the mail server's codes; empty: it didn't. */
  readonly failure: string;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
}

/** The latest hundred mails, the newest first: for the operator only. */
export async function listMails(): Promise<readonly MailState[]> {
  const rows = await database()
    .selectFrom("mail")
    .select(["id", "kind", "recipient as to", "state", "attempts", "failure", "queued_at as queuedAt"])
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row }));
}

/** The mails that tell of something, the latest first: those whose keys are one of some, or begin with one and a blank. */
export async function mailsAbout(keys: readonly string[]): Promise<readonly MailState[]> {
  if (keys.length === 0) return [];
  const rows = await database()
    .selectFrom("mail")
    .select(["id", "kind", "recipient as to", "state", "attempts", "failure", "queued_at as queuedAt"])
    .where((mail) =>
      mail.or(
        keys.flatMap((key) => [
          mail("dedupe_key", "=", key),
          // What comes after a blank, by the index of the keys: the sign after a blank is an exclamation mark.
          mail.and([mail("dedupe_key", ">", `${key} `), mail("dedupe_key", "<", `${key}!`)]),
        ]),
      ),
    )
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row }));
}
