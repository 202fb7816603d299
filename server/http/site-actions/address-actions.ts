import type { UserAddress } from "#schemas/content/user-address.ts";

import { type Outcome, outcomeOf, profilePath as path } from "./account-outcome.ts";
import type { ActionPorts, SiteAction } from "./site-action.ts";

/** The forms of the addresses that a customer keeps. */
export const addressActions: readonly SiteAction[] = [
  { path, form: "address", run: saveAddress },
  { path, form: "address-choice", run: chooseAddress },
  { path, form: "address-removal", run: removeAddress },
];

const lines = ["firstname", "lastname", "address", "addressPart2", "postalCode", "city"] as const;
const kept = [...lines, "idCountry"];

/** A new address, or one that is changed where the form names it. */
async function saveAddress(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const id = idIn(form);
  const texts = Object.fromEntries(lines.map((line) => [line, form.get(line) ?? ""]));
  const body = { ...texts, idCountry: Number(/^\d{1,3}$/.exec(form.get("idCountry") ?? "")?.[0] ?? 0) };
  const answer = await (id === null
    ? ports.ask({ method: "POST", path: "/user/address", body })
    : ports.ask({ method: "PUT", path: `/user/address/${id}`, body }));
  return outcomeOf(form, ports, answer, kept);
}

/** Makes an address the first choice for goods or bills: the same lines once more, and what it is for. */
async function chooseAddress(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const listed = await ports.ask({ method: "GET", path: "/user/address" });
  if (listed.status >= 300) return outcomeOf(form, ports, listed, []);
  const id = idIn(form);
  const address = (listed.data as readonly UserAddress[]).find((one) => String(one.id) === id);
  if (!address) return "";
  const { country, id: _id, type: _type, ...texts } = address;
  const body = { ...texts, idCountry: country.id, type: [form.get("type") === "BILLING" ? "BILLING" : "DELIVERY"] };
  return outcomeOf(form, ports, await ports.ask({ method: "PUT", path: `/user/address/${id}`, body }), []);
}

async function removeAddress(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const id = idIn(form);
  if (id === null) return "";
  const answer = await ports.ask({ method: "DELETE", path: `/user/address/${id}` });
  // One that is gone already was to be removed.
  return answer.status === 404 ? "done" : outcomeOf(form, ports, answer, []);
}

function idIn(form: URLSearchParams): string | null {
  return /^[1-9]\d{0,9}$/.exec(form.get("addressId") ?? "")?.[0] ?? null;
}
