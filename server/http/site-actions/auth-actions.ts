import { localizePath } from "#schemas/locale.ts";
import { readNext } from "#schemas/site/next-path.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of /auth (spec §2): the calls of spec §7 for a browser without a script, with its cookies (spec §9). */
export const authActions: readonly SiteAction[] = [
  { path: "/auth", form: "login", run: logIn },
  { path: "/auth", form: "register", run: register },
  { path: "/auth", form: "logout", run: logOut },
];

/** What comes back when a registration is refused. */
const profile = ["firstname", "lastname", "email", "phone", "birthdate"];

async function logIn(form: URLSearchParams, ports: ActionPorts): Promise<Onward | RefusedForm> {
  const answer = await ports.ask({ method: "POST", path: "/login", body: credentials(form) });
  if (answer.status >= 300) return refusedForm(form, answer, { kept: ["email"] });
  return await begin(answer.data, form, ports);
}

/**
 * Registers and logs in, through the one door that there is (ADR 044). Where that is closed, the mail that is on its way
 * says why, and the page says that there is one.
 */
async function register(form: URLSearchParams, ports: ActionPorts): Promise<Onward | RefusedForm> {
  const { ask, locale } = ports;
  const text = (name: string): string => (form.get(name) ?? "").trim();
  const body = {
    ...credentials(form),
    firstname: text("firstname"),
    lastname: text("lastname"),
    phone: text("phone") || null,
    birthdate: text("birthdate") || null,
  };
  const answer = await ask({ method: "POST", path: "/register", body });
  if (answer.status >= 300) return refusedForm(form, answer, { kept: profile });
  const login = await ask({ method: "POST", path: "/login", body: credentials(form) });
  if (login.status < 300) return await begin(login.data, form, ports);
  return onward(`${localizePath("/auth", locale)}?${new URLSearchParams({ done: "registered" }).toString()}`);
}

/**
 * Spec §4: logout clears the cart, the user's facts and the cookies, with the one that reads their last order; what
 * scripts keep of a cart goes by its news.
 */
async function logOut(_form: URLSearchParams, { ask, cart, order, session, locale }: ActionPorts): Promise<Onward> {
  await ask({ method: "POST", path: "/logout" });
  session.end();
  cart.forget();
  order.forget();
  return onward(localizePath("/", locale));
}

async function begin(data: unknown, form: URLSearchParams, ports: ActionPorts): Promise<Onward> {
  const login = data as { readonly token: string; readonly idSite: number };
  ports.session.begin(login);
  await keepOwnCart(login.token, ports);
  return onward(readNext(form.get("next") ?? "") ?? localizePath("/account", ports.locale));
}

/** Spec §4, §8: a kept cart becomes the user's; without one, or where that fails, it is the one that they have. */
async function keepOwnCart(token: string, { ask, cart }: ActionPorts): Promise<void> {
  const kept = cart.id === null ? null : await ask({ method: "GET", path: `/cart/${cart.id}/default`, token });
  const answer =
    kept !== null && kept.status < 300
      ? kept
      : await ask({ method: "POST", path: "/cart", body: { type: "MAIN_CART" }, token });
  // A site that is no shop has none.
  if (answer.status < 300) cart.keep((answer.data as { readonly id: string }).id);
  else if (cart.id !== null) cart.forget();
}

function credentials(form: URLSearchParams): { readonly email: string; readonly password: string } {
  return { email: (form.get("email") ?? "").trim(), password: form.get("password") ?? "" };
}

function onward(to: string): Onward {
  return { kind: "onward", to };
}
