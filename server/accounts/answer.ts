import type { NewsletterChoice, User } from "#schemas/content/user.ts";
import type { accountCalls } from "#schemas/contract/calls/accounts.ts";
import type { addressCalls } from "#schemas/contract/calls/addresses.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import { appContext } from "#server/context.ts";
import { owned } from "#server/http/api/belongings.ts";
import type { Caller, HandlersOf } from "#server/http/api/handler.ts";
import { noteSecurityEvent } from "#server/http/api/security-events.ts";
import { listNewsletterLists } from "#server/newsletter/lists/read.ts";
import { subscribedLists } from "#server/newsletter/read.ts";
import { chooseNewsletters } from "#server/newsletter/write.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { addressRow, listUserAddresses } from "./addresses/read.ts";
import { addAddress, changeAddress, removeAddress } from "./addresses/write.ts";
import { changePassword } from "./passwords/write.ts";
import { closeAccount, register, saveProfile } from "./profile/write.ts";
import { askReset, resetPassword } from "./resets/write.ts";
import { listSessions } from "./sessions/read.ts";
import { endSession, login, logout } from "./sessions/write.ts";
import { userOf } from "./read.ts";

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  login: async ({ body, caller }) => {
    const account = foldEmail(body.email);
    const device = caller.device.tokenFor(account);
    const result = await login({ ...body, clientAddress: caller.clientAddress, device, agent: caller.agent });
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
    return user ? ok(user) : missing;
  },
  register: async ({ body, locale, caller }) => {
    const { phone = null, birthdate = null, ...rest } = body;
    return await register({ ...rest, phone, birthdate, locale, clientAddress: caller.clientAddress });
  },
  saveUser: async ({ body, caller }) => {
    const session = await caller.session();
    return session ? await saveProfile(session.userId, body) : missing;
  },
  changePassword: async ({ body, locale, caller }) => {
    const session = await caller.session();
    if (!session || caller.token === null) return missing;
    const result = await changePassword(session.userId, { ...body, locale, token: caller.token });
    if (result.ok) note("password", session.userId, caller);
    return result;
  },
  deleteUser: async ({ locale, caller }) => {
    const session = await caller.session();
    if (!session) return missing;
    const result = await closeAccount(session.userId, locale);
    if (result.ok) note("deletion", session.userId, caller);
    return result;
  },
  listNewsletterLists: async ({ locale }) => ok(await listNewsletterLists(locale)),
  getNewsletterChoice: async ({ caller }) => {
    const session = await caller.session();
    const user = session && (await userOf(session));
    return user ? ok(await choiceOf(user)) : missing;
  },
  saveNewsletterChoice: async ({ body, locale, caller }) => {
    const session = await caller.session();
    const user = session && (await userOf(session));
    if (!user) return missing;
    const saved = await chooseNewsletters(user.email, body.lists, locale);
    return saved.ok ? ok(await choiceOf(user)) : saved;
  },
  listUserSessions: async ({ caller }) => {
    const session = await caller.session();
    return session ? ok(await listSessions(session.userId, caller.token ?? "")) : missing;
  },
  endUserSession: async ({ params, caller }) => {
    const session = await caller.session();
    return session ? await endSession(session.userId, params.id) : missing;
  },
  askPasswordReset: ({ body, locale, caller }) => askReset({ ...body, locale, clientAddress: caller.clientAddress }),
  resetPassword: async ({ body, locale, caller }) => {
    const result = await resetPassword({ ...body, locale });
    if (!result.ok) return result;
    note("password", result.value, caller);
    return ok(null);
  },
};

async function choiceOf({ email }: User): Promise<NewsletterChoice> {
  return { lists: await subscribedLists(email) };
}

/** The addresses that a customer keeps. */
export const addressHandlers: HandlersOf<typeof addressCalls> = {
  listUserAddresses: async ({ locale, caller }) => {
    const session = await caller.session();
    return session ? ok(await listUserAddresses(session.userId, locale)) : missing;
  },
  addUserAddress: async ({ body, locale, caller }) => {
    const session = await caller.session();
    return session ? await addAddress(session.userId, body, locale) : missing;
  },
  changeUserAddress: owned({
    load: async ({ params }) => await addressRow(params.id),
    ownerOf: ({ user_id }) => user_id,
    handle: async (address, { body, locale }) => await changeAddress(address, body, locale),
  }),
  removeUserAddress: owned({
    load: async ({ params }) => await addressRow(params.id),
    ownerOf: ({ user_id }) => user_id,
    handle: async (address) => await removeAddress(address),
  }),
};

const missing = refuse("unauthorized", "session.missing");

function note(event: "password" | "deletion", user: number, { clientAddress }: Caller): void {
  noteSecurityEvent(appContext().log, { event, user, from: clientAddress });
}
