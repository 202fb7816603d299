import { database } from "#server/db/context.ts";

/** Whether somebody may decide who edits the site: asked inside the transaction that does it, since it may have ended meanwhile. */
export async function mayDecide(userId: number): Promise<boolean> {
  const row = await database()
    .selectFrom("user")
    .select("id")
    .where("id", "=", userId)
    .where("role", "=", "SUPER_ADMIN")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody edits the site. */
export async function isEditor(userId: number): Promise<boolean> {
  const row = await database()
    .selectFrom("user")
    .select("id")
    .where("id", "=", userId)
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody edits the site. */
export async function hasAdministrator(): Promise<boolean> {
  const row = await database()
    .selectFrom("user")
    .select("id")
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
