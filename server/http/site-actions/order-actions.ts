import type { Order } from "#schemas/content/order.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import { newCart } from "#schemas/contract/parse-params.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { messageText } from "#server/text/message-text.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionAnswer, ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of a customer's order: on to who takes its money, while it can be paid, and what was bought once more. */
export const orderActions: readonly SiteAction[] = [
  { path: "/account/orders", form: "pay", run: pay },
  { path: "/account/orders", form: "again", run: buyAgain },
];

type Outcome = string | Onward | RefusedForm;

async function pay(form: URLSearchParams, { ask, locale }: ActionPorts): Promise<Outcome> {
  const id = orderIn(form);
  if (id === null) return "";
  const answer = await ask({ method: "POST", path: `/order/${id}/payment` });
  if (answer.status < 300) {
    const { url } = answer.data as { readonly url: string };
    return { kind: "onward", to: url };
  }
  return refused(form, answer, locale);
}

/** Puts what an order was of into the cart; what can no longer be bought is named where the form stands. */
async function buyAgain(form: URLSearchParams, { ask, cart, locale }: ActionPorts): Promise<Outcome> {
  const id = orderIn(form);
  if (id === null) return "";
  const read = await ask({ method: "GET", path: `/order/${id}` });
  if (read.status >= 300) return refused(form, read, locale);
  const { products } = read.data as Order;
  const missing: string[] = [];
  let held: string = cart.id ?? newCart;
  for (const { idDeclination, name, type, quantity } of products) {
    const addTo = (to: string): Promise<ActionAnswer> =>
      ask({ method: "POST", path: `/cart/${to}/product/${idDeclination}`, body: toFormData({ type, quantity }, []) });
    let answer = await addTo(held);
    // A cart that was ordered is no longer there to be filled.
    if (answer.status === 404 && held === cart.id) answer = await addTo(newCart);
    if (answer.status < 300) held = (answer.data as { readonly cartId: string }).cartId;
    else missing.push(name);
  }
  if (missing.length === products.length) return saying(messageText("order.againNone", locale));
  cart.keep(held);
  if (missing.length === 0) return { kind: "onward", to: localizePath("/cart", locale) };
  return saying(messageText("order.againPartly", locale, { names: [...new Set(missing)].join(", ") }));
}

function orderIn(form: URLSearchParams): string | null {
  return /^[1-9]\d{0,9}$/.exec(form.get("order") ?? "")?.[0] ?? null;
}

function saying(message: string): RefusedForm {
  return { kind: "refused", status: 422, values: {}, errors: {}, message };
}

/** Whose login is over goes to the login, and back to their orders. */
function refused(form: URLSearchParams, answer: ActionAnswer, locale: Locale): Outcome {
  if (answer.status !== 401) return refusedForm(form, answer, { kept: [] });
  const next = new URLSearchParams({ next: localizePath(`/account/orders/${orderIn(form)}`, locale) });
  return { kind: "onward", to: `${localizePath("/auth", locale)}?${next.toString()}` };
}
