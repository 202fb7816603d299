import { addressFields, addressKinds, readAddressForm } from "#schemas/commerce/checkout-forms.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";

import type { ActionPorts, RefusedForm } from "./site-action.ts";

type Kind = (typeof addressKinds)[number];

/** Puts the lines of the addresses that were chosen into the form's fields; one that is no longer kept leaves what was typed. */
export async function fillInChosen(form: URLSearchParams, { ask }: ActionPorts): Promise<void> {
  const chosen = addressKinds.filter((kind) => /^\d+$/.test(form.get(`${kind}.saved`) ?? ""));
  if (chosen.length === 0) return;
  const { status, data } = await ask({ method: "GET", path: "/user/address" });
  const kept = status < 300 ? (data as readonly UserAddress[]) : [];
  for (const kind of chosen) {
    const address = kept.find(({ id }) => String(id) === form.get(`${kind}.saved`));
    if (!address) form.set(`${kind}.saved`, "new");
    else for (const [name, text] of linesOf(kind, address)) form.set(name, text);
  }
}

function linesOf(kind: Kind, { country, ...lines }: UserAddress): readonly (readonly [string, string])[] {
  return Object.entries(addressFields(kind, { ...lines, idCountry: country.id }));
}

/** What stands in the form again: what is wrong with an address that was chosen is mended in its fields. */
export function showingFaults({ values, errors }: RefusedForm): RefusedForm["values"] {
  const wrong = addressKinds.filter((kind) => Object.keys(errors).some((key) => key.startsWith(`${kind}.`)));
  return { ...values, ...Object.fromEntries(wrong.map((kind) => [`${kind}.saved`, "new"])) };
}

/** Keeps the addresses that were typed with the account, where that was ticked. That it can't be kept holds up no order. */
export async function keepTyped(form: URLSearchParams, { ask }: ActionPorts): Promise<void> {
  const step = readAddressForm((name) => form.get(name) ?? "");
  for (const kind of addressKinds) {
    const isTyped = !/^\d+$/.test(form.get(`${kind}.saved`) ?? "");
    const body = step[kind];
    if (body && isTyped && form.get(`${kind}.keep`) === "true")
      await ask({ method: "POST", path: "/user/address", body });
  }
}
