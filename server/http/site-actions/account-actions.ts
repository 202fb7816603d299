import { localizePath } from "#schemas/locale.ts";
import { serverMessages } from "#schemas/messages/server-messages.ts";

import { type Outcome, outcomeOf, profilePath as path } from "./account-outcome.ts";
import { refusedForm } from "./form-refusal.ts";
import type { ActionCall, ActionPorts, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of a customer's profile: the user's calls of spec §7. */
export const accountActions: readonly SiteAction[] = [
  { path, form: "profile", run: saveProfile },
  { path, form: "password", run: changePassword },
  { path, form: "newsletter", run: chooseLists },
  { path, form: "session", run: endSession },
  { path, form: "deletion", run: deleteAccount },
];

async function saveProfile(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const text = (name: string): string => (form.get(name) ?? "").trim();
  const body = {
    firstname: text("firstname"),
    lastname: text("lastname"),
    phone: text("phone") || null,
    // A form without the field leaves it as it is.
    ...(form.has("birthdate") && { birthdate: text("birthdate") || null }),
  };
  const call = { method: "PUT", path: "/user", body } as const;
  return await done(form, ports, { call, kept: ["firstname", "lastname", "phone", "birthdate"] });
}

async function changePassword(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const body = { oldPassword: form.get("oldPassword") ?? "", newPassword: form.get("newPassword") ?? "" };
  return await done(form, ports, { call: { method: "PUT", path: "/user/password", body }, kept: [] });
}

async function chooseLists(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const lists = form.getAll("lists").filter((text) => /^[1-9]\d{0,4}$/.test(text));
  const call = { method: "PUT", path: "/user/newsletter/subscription", body: { lists: lists.map(Number) } } as const;
  return await done(form, ports, { call, kept: [] });
}

async function endSession(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const id = form.get("session") ?? "";
  if (!/^[\da-f]{16}$/.test(id)) return "";
  const answer = await ports.ask({ method: "DELETE", path: `/user/session/${id}` });
  // One that is gone already was to be ended.
  return answer.status === 404 ? "done" : outcomeOf(form, ports, answer, []);
}

/**
 * Deletes the account for who types its password again (reliability D21): by a login of its own, which ends where the
 * account stays.
 */
async function deleteAccount(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const { ask, session, cart, order, locale } = ports;
  const user = await ask({ method: "GET", path: "/user" });
  if (user.status >= 300) return outcomeOf(form, ports, user, []);
  const { email } = user.data as { readonly email: string };
  const body = { email, password: form.get("password") ?? "" };
  const login = await ask({ method: "POST", path: "/login", body, token: "" });
  if (login.status === 401 || login.status === 400) return wrongPassword(ports);
  if (login.status >= 300) return refusedForm(form, login, { kept: [] });
  const { token } = login.data as { readonly token: string };
  const deleted = await ask({ method: "DELETE", path: "/user", token });
  if (deleted.status >= 300) {
    await ask({ method: "POST", path: "/logout", token });
    return refusedForm(form, deleted, { kept: [] });
  }
  session.end();
  cart.forget();
  order.forget();
  return { kind: "onward", to: `${localizePath("/auth", locale)}?done=deleted` };
}

function wrongPassword({ locale }: ActionPorts): RefusedForm {
  const errors = { password: serverMessages[locale]["key.passwordWrong"] };
  return { kind: "refused", status: 422, values: {}, errors, message: "" };
}

interface Doing {
  readonly call: ActionCall;
  /** What comes back when it is refused. */
  readonly kept: readonly string[];
}

async function done(form: URLSearchParams, ports: ActionPorts, { call, kept }: Doing): Promise<Outcome> {
  return outcomeOf(form, ports, await ports.ask(call), kept);
}
