import { ask, type Asked } from "../kit/ask.ts";
import { addressOf } from "../kit/ledger.ts";
import { dataOf, fill, wish } from "../orders/customers.ts";
import type { Shelf } from "../orders/customers.ts";

/** A customer with an account, a cart, a draft and an order, whose every text names them. */
export interface MarkedCustomer {
  readonly index: number;
  readonly cookie: string;
  readonly orderId: number;
  readonly orderCode: string;
}

const password = "marc de bourgogne";

interface Opening {
  readonly index: number;
  readonly shelf: Shelf;
}

/** Opens an account, fills a cart, types an address and orders, all in words that nobody else has. */
export async function openCustomer(url: string, { index, shelf }: Opening): Promise<MarkedCustomer> {
  const from = addressOf(20_000 + index);
  const mark = markOf(index);
  const email = `${mark}@faults.example`;
  const send = async (method: string, path: string, body: object, token = ""): Promise<Record<string, unknown>> => {
    const headers = { "content-type": "application/json", "x-forwarded-for": from, authorization: token };
    const answer = await ask(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return dataIn(answer, path);
  };
  const name = { firstname: mark, lastname: mark };
  await send("POST", "/register", { ...name, email, password, phone: "06 12 34 56 78" });
  const token = String((await send("POST", "/login", { email, password }))["token"]);
  const filled = await fill(url, shelf.declinationId, { from, quantity: 6 });
  const guests = String(dataIn(filled, "/cart")["cartId"]);
  const own = await ask(`${url}/api/cart/${guests}/default`, {
    headers: { "x-forwarded-for": from, authorization: token },
  });
  const cart = String(dataIn(own, "/default")["id"]);
  const bought = wish(cart, 2 * index + 1, shelf);
  const address = { ...bought.address.delivery, ...name, address: `${index} rue ${mark}` };
  const typed = { email, phone: bought.user.phone, address, billing: null };
  await send("PUT", `/cart/${cart}/checkout/address`, typed, token);
  const way = { ...bought.delivery, accessPointId: "", idSchedule: 0, date: "" };
  await send("PUT", `/cart/${cart}/checkout/delivery`, { delivery: way, message: `Pour ${mark}` }, token);
  const placed = await send(
    "POST",
    "/order",
    { ...bought, user: { ...bought.user, email }, address: { delivery: address } },
    token,
  );
  const cookie = `token=${token}; idSite=1; cart=${cart}`;
  return { index, cookie, orderId: Number(placed["id"]), orderCode: String(placed["code"]) };
}

/** Letters and digits that no word of a page has, and none of which begins another. */
function markOf(index: number): string {
  return `zqx${index}xqz`;
}

/** Whose marks, and whose orders' codes, stand in a page. */
export function marksIn(page: string, codes: ReadonlyMap<string, number>): ReadonlySet<number> {
  const marks = [...page.matchAll(/zqx(\d+)xqz/giu)].map(([, index]) => Number(index));
  const orders = [...page.matchAll(/CD-[2-9A-Z]{7}/gu)].flatMap(([code]) => codes.get(code) ?? []);
  return new Set([...marks, ...orders]);
}

function dataIn(answer: Asked, what: string): Record<string, unknown> {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${what}: ${answer.status} ${answer.body}`);
  return { ...dataOf(answer) };
}
