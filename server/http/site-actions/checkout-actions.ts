import {
  addressFormFields,
  deliveryFieldOf,
  deliveryFieldNames,
  deliveryFormFields,
  readAddressForm,
  readDeliveryForm,
} from "#schemas/commerce/checkout-forms.ts";
import { consents, missingConsents } from "#schemas/commerce/consents.ts";
import {
  type Checkout,
  changedCartPath,
  checkoutPaths,
  type CheckoutStepName,
  type NewOrder,
  type PaymentWay,
} from "#schemas/content/checkout.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { messageText } from "#server/text/message-text.ts";

import { fillInChosen, keepTyped, showingFaults } from "./chosen-addresses.ts";
import { enterAlong } from "./code-along.ts";
import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionPorts, KeptForm, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of the steps on the way to an order: what was typed is kept, right or wrong. */
export const checkoutActions: readonly SiteAction[] = [
  { path: "/cart/address", run: saveAddress },
  // Of the parcel shops alone or of the calendar, from whichever page they stand on; they lead back there.
  { path: "/cart/shipping", form: "relay", run: saveWay },
  { path: "/cart/shipping", form: "collection", run: saveWay },
  { path: "/cart/shipping", run: (form, ports) => save(form, ports, deliveryStep) },
  { path: "/cart/payment", run: order },
  // Of a card that was declined; where it is refused too, its page says so.
  { path: "/order/error", run: payAgain },
];

interface Step {
  /** The call's last part. */
  readonly call: "address" | "delivery";
  readonly fields: readonly string[];
  /** Whether a problem is about this step. */
  isIts(key: string): boolean;
  /** What the form calls the key. */
  nameOf(key: string): string;
  bodyOf(form: URLSearchParams): object;
}

const addressStep: Step = {
  call: "address",
  fields: addressFormFields,
  isIts: (key) => !key.startsWith("delivery"),
  nameOf: (key) => key,
  bodyOf: (form) => readAddressForm((name) => form.get(name) ?? ""),
};

const deliveryStep: Step = {
  call: "delivery",
  fields: deliveryFormFields,
  isIts: (key) => key.startsWith("delivery"),
  nameOf: deliveryFieldOf,
  bodyOf: (form) => readDeliveryForm((name) => form.get(name) ?? ""),
};

/** Keeps the first step with the addresses that were chosen of those that the account has, and new ones there on request. */
async function saveAddress(form: URLSearchParams, ports: ActionPorts): Promise<Stepped> {
  await fillInChosen(form, ports);
  const outcome = await save(form, ports, addressStep);
  if (outcome.kind === "refused") return { ...outcome, values: showingFaults(outcome) };
  if (outcome.kind === "kept") return outcome;
  await keepTyped(form, ports);
  return outcome;
}

/** A step leads on, or its page is shown again: with what is wrong, or with what became of a code. */
type Stepped = Onward | RefusedForm | KeptForm;

/** Keeps a step; leads on to the first that isn't finished, or back with what is wrong in this one. */
async function save(form: URLSearchParams, ports: ActionPorts, step: Step): Promise<Stepped> {
  const { ask, cart, locale } = ports;
  if (cart.id === null) return toStep("cart", locale);
  const path = `/cart/${cart.id}/checkout/${step.call}`;
  const answer = await ask({ method: "PUT", path, body: step.bodyOf(form) });
  if (answer.status === 404) return toStep("cart", locale);
  if (answer.status >= 300) return refusedForm(form, answer, { kept: step.fields, names: deliveryFieldNames });
  const coded = await enterAlong(form, ports, step.fields);
  if (coded) return coded;
  const checkout = answer.data as Checkout;
  const wrong = checkout.problems.filter(({ key }) => step.isIts(key));
  if (wrong.length === 0) return toStep(checkout.step, locale);
  const errors = Object.fromEntries(wrong.map(({ key, error }) => [step.nameOf(key), error]));
  return { kind: "refused", status: 422, values: typed(form, step.fields), errors, message: "" };
}

/** Keeps which parcel shop it goes to, or when it is fetched; the word to the estate stays as it was. */
async function saveWay(form: URLSearchParams, ports: ActionPorts): Promise<string | Stepped> {
  const { ask, cart, locale } = ports;
  const known = cart.id === null ? null : await ask({ method: "GET", path: `/cart/${cart.id}/checkout` });
  if (!known || known.status === 404) return toStep("cart", locale);
  if (known.status >= 300) return refusedForm(form, known, { kept: deliveryFormFields });
  form.set("message", (known.data as Checkout).message);
  const saved = await save(form, ports, deliveryStep);
  return saved.kind === "onward" ? "" : saved;
}

/** Orders what is in the cart, and leads to where it is paid. */
async function order(form: URLSearchParams, ports: ActionPorts): Promise<Stepped> {
  const { ask, cart, locale } = ports;
  if (cart.id === null) return toStep("cart", locale);
  const coded = await enterAlong(form, ports, consents);
  if (coded) return coded;
  const missing = missingConsents((name) => form.get(name) ?? "");
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, messageText("checkout.consent", locale)]));
    return { kind: "refused", status: 422, values: typed(form, consents), errors, message: "" };
  }
  const total = Number(form.get("total") ?? "");
  const body = { idCart: cart.id, isOfAge: true, acceptsTerms: true, ...(total > 0 && { total }) };
  const answer = await ask({ method: "POST", path: "/order", body });
  // What is bought already, and what is no longer right: the page knows where to go on.
  if (answer.status === 404) return toStep("cart", locale);
  if (answer.status === 400 && Array.isArray(answer.data)) return toStep("payment", locale);
  if (answer.status >= 300) return refusedForm(form, answer, { kept: consents });
  const { id, key, payment } = answer.data as NewOrder;
  ports.order.keep({ id, key });
  // Soon it is bought: the page's script asks for it when it is back.
  cart.keep(cart.id);
  return onwardTo(payment?.url ?? localizePath(`/cart/success/${id}`, locale));
}

/** Leads once more to where the order is paid that the browser holds. */
async function payAgain(
  form: URLSearchParams,
  { ask, order: { held }, locale }: ActionPorts,
): Promise<Onward | RefusedForm> {
  if (held === null) return onwardTo(localizePath(checkoutPaths.cart, locale));
  const answer = await ask({ method: "POST", path: `/order/${held.id}/payment?key=${held.key}` });
  if (answer.status >= 300) return refusedForm(form, answer, { kept: [] });
  return onwardTo((answer.data as PaymentWay).url);
}

/** Whoever sent a step had something in the cart: back there, its page says that it changed without them. */
function toStep(name: CheckoutStepName, locale: Locale): Onward {
  return onwardTo(localizePath(name === "cart" ? changedCartPath : checkoutPaths[name], locale));
}

function onwardTo(to: string): Onward {
  return { kind: "onward", to };
}
