import { readQuantity } from "#schemas/commerce/quantities.ts";
import { writeSaid } from "#schemas/commerce/cart-said.ts";
import type { Cart } from "#schemas/content/cart.ts";

import { addToHeldCart } from "./add-to-cart.ts";
import { recognise } from "./recognise.ts";
import type { ActionAnswer, ActionPorts, SiteAction } from "./site-action.ts";

/** The forms of the cart: the calls of spec §7, made for the cart that the browser holds. */
export const cartActions: readonly SiteAction[] = [
  { path: "/cart/add", run: add },
  { path: "/cart/quantity", run: changeQuantity },
  { path: "/cart/remove", run: remove },
  { path: "/cart/code", run: enterCode },
  { path: "/cart/held", run: readHeld },
];

/** For scripts, which can't read the cart's cookie: the cart that the browser holds, held for as long again. */
async function readHeld(_form: URLSearchParams, { ask, cart }: ActionPorts): Promise<string> {
  if (cart.id === null) {
    cart.forget();
    return "";
  }
  const { status, data } = await ask({ method: "GET", path: `/cart/${cart.id}` });
  if (status === 404) cart.forget();
  // One that was joined to another one answers with that.
  if (status < 300) cart.keep((data as Cart).id);
  return "";
}

async function add(form: URLSearchParams, ports: ActionPorts): Promise<string> {
  const { ask, locale, isScript } = ports;
  const about = idIn(form, "declination");
  if (about === null) return writeSaid({ saying: "failed" });
  const answer = await addToHeldCart(ports, about, { quantity: form.get("quantity") ?? "" });
  if (answer.status >= 300) return refusal(answer, locale, about);
  const { cartId } = answer.data as { readonly cartId: string };
  if (isScript) await ask({ method: "GET", path: `/cart/${cartId}` });
  return writeSaid({ saying: "added", about });
}

async function changeQuantity(form: URLSearchParams, { ask, cart, locale }: ActionPorts): Promise<string> {
  const [line, product] = [idIn(form, "line"), idIn(form, "product")];
  if (line === null || product === null) return writeSaid({ saying: "failed" });
  const quantity = readQuantity(form.get("quantity") ?? "", Number(form.get("multiple") ?? "1"));
  const body = { quantity, idCartProduct: line };
  return await change({ ask, cart, locale }, "PUT", `/product/${product}/quantity`, { body, about: line });
}

async function remove(form: URLSearchParams, ports: ActionPorts): Promise<string> {
  const [line, product] = [idIn(form, "line"), idIn(form, "product")];
  if (line === null || product === null) return writeSaid({ saying: "failed" });
  return await change(ports, "DELETE", `/product/${product}/${line}`, {});
}

/** Notes a code in the cart; a form that shows no cart (`says`) is told, and begins one for it. */
async function enterCode(form: URLSearchParams, ports: ActionPorts): Promise<string> {
  const { ask, cart, locale, isScript } = ports;
  const discountCode = (form.get("code") ?? "").trim();
  if (!form.has("says")) return await change(ports, "POST", "", { body: { discountCode } });
  const note = (path: string): Promise<ActionAnswer> => ask({ method: "POST", path, body: { discountCode } });
  let answer = await note(cart.id === null ? "/cart" : `/cart/${cart.id}`);
  if (answer.status === 404 && cart.id !== null) answer = await note("/cart");
  if (answer.status >= 300) return refusal(answer, locale, undefined);
  const { id } = answer.data as Pick<Cart, "id">;
  cart.keep(id);
  if (isScript) await ask({ method: "GET", path: `/cart/${id}` });
  return writeSaid({ saying: "coded" });
}

interface Change {
  readonly body?: object;
  readonly about?: number;
}

/** Changes the cart that the browser holds, which then holds it for as long again. */
async function change(
  { ask, cart, locale }: Pick<ActionPorts, "ask" | "cart" | "locale">,
  method: "POST" | "PUT" | "DELETE",
  path: string,
  { body, about }: Change,
): Promise<string> {
  if (cart.id === null) return writeSaid({ saying: "gone" });
  const answer = await ask({ method, path: `/cart/${cart.id}${path}`, ...(body && { body }) });
  if (answer.status >= 300) return refusal(answer, locale, about);
  cart.keep(cart.id);
  return "";
}

/** Why nothing was done, short enough for an address. */
function refusal({ status, message }: ActionAnswer, locale: ActionPorts["locale"], about: number | undefined): string {
  const said = recognise(message, locale) ?? { saying: sayingOf(status) };
  return writeSaid({ ...said, ...(about !== undefined && { about }) });
}

function sayingOf(status: number): "gone" | "busy" | "failed" {
  if (status === 429) return "busy";
  return status === 404 ? "gone" : "failed";
}

function idIn(form: URLSearchParams, name: string): number | null {
  const text = form.get(name) ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
