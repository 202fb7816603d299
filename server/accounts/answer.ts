import type { accountCalls } from "#schemas/contract/calls/accounts.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
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
    const { token, idSite } = result.value;
    caller.device.keepFor(account, result.value.device);
    return ok({ token, idSite });
  },
  logout: async ({ caller }) => {
    if (caller.token !== null) await logout(caller.token);
    return ok(null);
  },
  getLogged: async ({ caller }) => ok({ logged: (await caller.session()) !== null }),
  getUser: async ({ caller }) => {
    const session = await caller.session();
    const user = session && (await userOf(session));
    return user ? ok(user) : refuse("unauthorized", "session.missing");
  },
};
