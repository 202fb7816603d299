import type { peopleCalls } from "#schemas/contract/calls/people.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { invite, inviteAgain, withdrawInvitation } from "#server/accounts/invitations/write.ts";
import { isEditor } from "#server/accounts/roles/read.ts";
import { setRole } from "#server/accounts/roles/write.ts";
import { listSessions, type Session } from "#server/accounts/sessions/read.ts";
import { endSession } from "#server/accounts/sessions/write.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";

import { listDeeds } from "./log/read.ts";
import { listPeople } from "./read.ts";
import { endLogins } from "./write.ts";

export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  listPeople: async ({ caller }) =>
    await as(caller, async ({ role }) => ok(await listPeople({ mayInvite: role === "SUPER_ADMIN" }))),
  invitePerson: async ({ body, locale, caller }) =>
    await as(caller, async ({ userId }) => await invite({ ...body, locale, by: userId })),
  resendInvitation: async ({ params, locale, caller }) =>
    await as(caller, async ({ userId }) => await inviteAgain(params.id, { locale, by: userId })),
  withdrawInvitation: async ({ params }) => await withdrawInvitation(params.id),
  changePersonRole: async ({ params, body, caller }) =>
    await as(caller, async ({ userId }) => {
      const changed = await setRole(params.id, { by: userId, role: body.role });
      return changed.ok ? ok({ role: body.role }) : changed;
    }),
  removePersonRole: async ({ params, caller }) =>
    await as(caller, async ({ userId }) => await setRole(params.id, { by: userId, role: null })),
  listPersonSessions: async ({ params, caller }) =>
    (await isEditor(params.id)) ? ok(await listSessions(params.id, caller.token ?? "")) : gone,
  endPersonSession: async ({ params }) =>
    (await isEditor(params.id)) ? await endSession(params.id, params.session) : gone,
  endPersonSessions: async ({ params, caller }) =>
    await as(caller, async ({ userId }) => await endLogins(params.id, userId)),
  listDeeds: async ({ list, locale, caller }) =>
    await as(caller, async ({ role, userId }) => {
      if (role === "SUPER_ADMIN") return ok(await listDeeds(list, locale));
      const own = { column: "user", operator: "equal", value: userId } as const;
      return ok(await listDeeds({ ...list, filters: [...list.filters, own] }, locale));
    }),
};

const gone = refuse("not-found", "people.gone");

/** Does something in the name of the administrator who calls. */
async function as<T>(
  caller: Caller,
  work: (session: Session) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const session = await caller.session();
  return session ? await work(session) : refuse("unauthorized", "session.missing");
}
