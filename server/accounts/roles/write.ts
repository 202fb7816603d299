import type { AdministratorRole } from "#schemas/content/people.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";

import { isEditor, mayDecide } from "./read.ts";

export interface RoleInput {
  /** The SUPER_ADMIN who decides. */
  readonly by: number;
  /** What the other one is from now on; null: a customer like others. */
  readonly role: AdministratorRole | null;
}

/**
 * Changes or takes away another administrator's role. Nobody's own, and only while one is a SUPER_ADMIN: so one of them is
 * always left, also when two take each other's role away at once. Who loses the role is logged out everywhere; who may
 * invite no more has invited nobody who hasn't come yet. Refused: `conflict`, `forbidden`, `not-found`.
 */
export async function setRole(userId: number, { by, role }: RoleInput): Promise<Result<null, Refusal>> {
  if (userId === by) return refuse("conflict", "people.ownRole");
  return await command(async () => {
    if (!(await mayDecide(by))) return refuse("forbidden", "session.superAdmin");
    if (!(await isEditor(userId))) return refuse("not-found", "people.gone");
    await database()
      .updateTable("user")
      .set({ role: role ?? "CUSTOMER" })
      .where("id", "=", userId)
      .execute();
    if (role !== "SUPER_ADMIN")
      await database().deleteFrom("admin_invitation").where("invited_by", "=", userId).execute();
    if (role === null) {
      await database().deleteFrom("session").where("user_id", "=", userId).execute();
      await database().deleteFrom("presence").where("user_id", "=", userId).execute();
    }
    return ok(null);
  });
}
