import type { Administrator, People } from "#schemas/content/people.ts";
import { deviceLifetime } from "#server/accounts/devices/read.ts";
import { listInvitations } from "#server/accounts/invitations/read.ts";
import { database } from "#server/db/context.ts";

/** Who edits the site; who was asked to is told to those who may ask. */
export async function listPeople({ mayInvite }: { readonly mayInvite: boolean }): Promise<People> {
  const [administrators, invitations] = await Promise.all([listAdministrators(), mayInvite ? listInvitations() : []]);
  return { administrators, invitations };
}

async function listAdministrators(): Promise<readonly Administrator[]> {
  const rows = await database()
    .selectFrom("user")
    .select(({ selectFrom }) => [
      "user.id",
      "user.email",
      "user.firstname",
      "user.lastname",
      "user.role",
      selectFrom("session")
        .select(({ fn }) => fn.max("session.created_at").as("at"))
        .whereRef("session.user_id", "=", "user.id")
        .as("session_at"),
      selectFrom("device")
        .select(({ fn }) => fn.max("device.expires_at").as("at"))
        .whereRef("device.user_id", "=", "user.id")
        .as("device_ends"),
      selectFrom("admin_log")
        .select(({ fn }) => fn.max("admin_log.done_at").as("at"))
        .whereRef("admin_log.user_id", "=", "user.id")
        .as("done_at"),
    ])
    .where("user.role", "in", ["ADMIN", "SUPER_ADMIN"])
    .orderBy("user.id")
    .$narrowType<{ role: Administrator["role"] }>()
    .execute();
  return rows.map(({ id, session_at, device_ends, done_at, ...person }) => {
    // A device is known for so long after the last login on it: sessions that are over tell nothing any more.
    const loggedIn = device_ends === null ? null : device_ends - deviceLifetime;
    const known = [session_at, loggedIn, done_at].filter((at) => at !== null);
    return { user: id, ...person, seenAt: known.length === 0 ? null : Math.max(...known) };
  });
}
