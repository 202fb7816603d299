import type { Person } from "#schemas/content/draft.ts";
import type { User } from "#schemas/content/user.ts";
import { database } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import type { Session } from "./sessions/read.ts";

/** The user of a session; null when it is gone. */
export async function userOf(session: Pick<Session, "userId">): Promise<User | null> {
  if (!isRowId(session.userId)) return null;
  const row = await database()
    .selectFrom("user")
    .select(["id", "email", "phone", "firstname", "lastname", "birthdate", "role"])
    .where("id", "=", session.userId)
    .executeTakeFirst();
  return row ? { ...row } : null;
}

/** The id of the account of an e-mail; null when there is none. */
export async function accountOf(email: string): Promise<number | null> {
  const folded = foldEmail(email);
  const row = await database().selectFrom("user").select("id").where("email_folded", "=", folded).executeTakeFirst();
  return row?.id ?? null;
}

/** Who may edit the site, and what they are called: by their names, else by their e-mail. */
export async function listEditors(): Promise<readonly Person[]> {
  const rows = await database()
    .selectFrom("user")
    .select(["id", "email", "firstname", "lastname"])
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    return { user: row.id, name: [row.firstname, row.lastname].filter(Boolean).join(" ") || row.email };
  });
}

/** Who may edit the site: their e-mails, the first that was added first. */
export async function listAdministrators(): Promise<readonly string[]> {
  const rows = await database()
    .selectFrom("user")
    .select("email")
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .orderBy("id")
    .execute();
  return rows.map(({ email }) => email);
}
