import type { accountCalls } from "#schemas/contract/calls/accounts.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import { appContext } from "#server/context.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { noteSecurityEvent } from "#server/http/api/security-events.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { login, logout } from "./sessions/write.ts";
import { userOf } from "./read.ts";

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  login: async ({ body, caller }) => {
    const account = foldEmail(body.email);
    const device = caller.device.tokenFor(account);
    const result = await login({ ...body, clientAddress: caller.clientAddress, device });
    if (!result.ok) return result;
    // Who logs in anew leaves no second way in behind.
    if (caller.token !== null) await logout(caller.token);
    const { token, idSite, user } = result.value;
    noteSecurityEvent(appContext().log, { event: "login", user: user.id, from: caller.clientAddress });
    caller.device.keepFor(account, result.value.device);
    return ok({ token, idSite });
  },
  logout: async ({ caller }) => {
    const session = await caller.session();
    if (caller.token !== null) await logout(caller.token);
    noteSecurityEvent(appContext().log, { event: "logout", user: session?.userId ?? null, from: caller.clientAddress });
    return ok(null);
  },
  getLogged: async ({ caller }) => ok({ logged: (await caller.session()) !== null }),
  getUser: async ({ caller }) => {
    const session = await caller.session();
    const user = session && (await userOf(session));
    return user ? ok(user) : refuse("unauthorized", "session.missing");
  },
};
