import { readWay } from "#schemas/commerce/delivery-way.ts";
import { type Checkout, checkoutPaths, type CheckoutStepName } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of the steps on the way to an order: what was typed is kept, right or wrong. */
export const checkoutActions: readonly SiteAction[] = [
  { path: "/cart/address", run: (form, ports) => save(form, ports, addressStep) },
  { path: "/cart/shipping", run: (form, ports) => save(form, ports, deliveryStep) },
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

const lines = ["firstname", "lastname", "address", "addressPart2", "postalCode", "city", "idCountry"] as const;

const addressStep: Step = {
  call: "address",
  fields: [...["email", "phone", "hasBilling"], ...lines.flatMap((line) => [`address.${line}`, `billing.${line}`])],
  isIts: (key) => !key.startsWith("delivery"),
  nameOf: (key) => key,
  bodyOf: (form) => ({
    email: form.get("email") ?? "",
    phone: form.get("phone") ?? "",
    address: addressIn(form, "address"),
    billing: form.get("hasBilling") === "true" ? addressIn(form, "billing") : null,
  }),
};

const deliveryStep: Step = {
  call: "delivery",
  fields: ["way", "accessPoint", "slot", "message"],
  isIts: (key) => key.startsWith("delivery"),
  nameOf: (key) => deliveryNames[key] ?? key,
  bodyOf(form) {
    const way = readWay(form.get("way") ?? "");
    const [, idSchedule = "0", date = ""] = /^(\d{1,9})_(\d{4}-\d{2}-\d{2})$/.exec(form.get("slot") ?? "") ?? [];
    const accessPointId = form.get("accessPoint") ?? "";
    return {
      delivery: way && { ...way, accessPointId, idSchedule: Number(idSchedule), date },
      message: form.get("message") ?? "",
    };
  },
};

const deliveryNames: Readonly<Record<string, string>> = {
  delivery: "way",
  "delivery.serviceCode": "way",
  "delivery.accessPointId": "accessPoint",
  "delivery.idSchedule": "slot",
};

function addressIn(form: URLSearchParams, kind: "address" | "billing") {
  const texts = lines.map((line) => [line, form.get(`${kind}.${line}`) ?? ""] as const);
  const country = form.get(`${kind}.idCountry`) ?? "";
  return { ...Object.fromEntries(texts), idCountry: /^\d{1,3}$/.test(country) ? Number(country) : 0 };
}

/** Keeps a step; leads on to the first that isn't finished, or back with what is wrong in this one. */
async function save(form: URLSearchParams, ports: ActionPorts, step: Step): Promise<Onward | RefusedForm> {
  const { ask, cart, locale } = ports;
  const toStep = (name: CheckoutStepName): Onward => ({
    kind: "onward",
    to: localizePath(checkoutPaths[name], locale),
  });
  if (cart.id === null) return toStep("cart");
  const path = `/cart/${cart.id}/checkout/${step.call}`;
  const answer = await ask({ method: "PUT", path, body: step.bodyOf(form) });
  if (answer.status === 404) return toStep("cart");
  if (answer.status >= 300) return refusedForm(form, answer, { kept: step.fields, names: deliveryNames });
  const checkout = answer.data as Checkout;
  const wrong = checkout.problems.filter(({ key }) => step.isIts(key));
  if (wrong.length === 0) return toStep(checkout.step);
  const errors = Object.fromEntries(wrong.map(({ key, error }) => [step.nameOf(key), error]));
  return { kind: "refused", status: 422, values: typed(form, step.fields), errors, message: "" };
}
