import { toFormData } from "#schemas/contract/form-data.ts";
import { newCart } from "#schemas/contract/parse-params.ts";

import type { ActionAnswer, ActionPorts } from "./site-action.ts";

/**
 * Adds a declination to the cart that the browser holds, or to a new one, which it holds from then on. `body` is the
 * call's own (spec §7, `POST /cart/{cartId|new}/product/{declinationId}`). Gives what the API answered.
 */
export async function addToHeldCart(
  { ask, cart }: Pick<ActionPorts, "ask" | "cart">,
  declination: number,
  body: Readonly<Record<string, unknown>>,
): Promise<ActionAnswer> {
  const addTo = (id: string): Promise<ActionAnswer> =>
    ask({ method: "POST", path: `/cart/${id}/product/${declination}`, body: toFormData(body, []) });
  let answer = await addTo(cart.id ?? newCart);
  // One that was ordered, or that belongs to who was logged in before, is no longer this visitor's.
  if (answer.status === 404 && cart.id !== null) answer = await addTo(newCart);
  if (answer.status < 300) cart.keep((answer.data as { readonly cartId: string }).cartId);
  return answer;
}
