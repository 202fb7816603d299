import type { Refusal } from "#schemas/refusal.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isEditor } from "#server/accounts/roles/read.ts";
import { endSessionsOf } from "#server/accounts/sessions/write.ts";
import { command } from "#server/db/command.ts";

/** Ends every login of another administrator, whose devices are unknown from then on. Refused: `conflict` one's own, `not-found`. */
export async function endLogins(userId: number, by: number): Promise<Result<{ readonly ended: number }, Refusal>> {
  if (userId === by) return refuse("conflict", "people.ownSessions");
  return await command(async () => {
    if (!(await isEditor(userId))) return refuse("not-found", "people.gone");
    return ok({ ended: await endSessionsOf(userId) });
  });
}
