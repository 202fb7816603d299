import type { User } from "#schemas/content/user.ts";
import { database } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";

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
