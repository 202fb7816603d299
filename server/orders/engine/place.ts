import { createHash } from "node:crypto";

import { isOpen } from "#schemas/commerce/order-states.ts";
import { quantityProblem } from "#schemas/commerce/quantities.ts";
import type { PlaceOrder } from "#schemas/content/order.ts";
import type { AccessPoint } from "#schemas/content/shipping.ts";
import { fold } from "#schemas/fold.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { openCode } from "#server/cart/codes/read.ts";
import { answersOf, boughtCart, fullCart, isExcluded, type CartRow, type FullCart } from "#server/cart/read.ts";
import { lockCart } from "#server/cart/locks/write.ts";
import { reserveStock } from "#server/catalogue/stock/write.ts";
import { storedAnswers } from "#server/customizations/read.ts";
import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";
import { holdSlot } from "#server/shipping/pickup/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { foldMailbox } from "#server/text/fold-mailbox.ts";

import {
  holdEnd,
  newOrderCode,
  newOrderKey,
  wishOf,
  type OrderToPlace,
  type PlacedOrder,
  type ReckonedWish,
} from "../rules.ts";

import { countUseBy } from "./code-use.ts";
import { pickupIn, wayOf, type Way } from "./delivery.ts";
import { giveWay, noteHolds, type Wanted } from "./holds.ts";
import { pay } from "./pay.ts";
import { noteMove, ordersOfCart, type OrderRow } from "./rows.ts";
import { checkUnpaid } from "./unpaid.ts";

/** What was asked of others before the transaction. */
interface Asked {
  /** The parcel shop that was chosen; null: none was. */
  readonly point: Result<AccessPoint | null, Refusal>;
  /** A mark of the network that asks for the order; empty: nobody's. */
  readonly heldFor: string;
}

/** What somebody orders, as it is written down. */
type Placing = PlaceOrder & Pick<Asked, "heldFor"> & Pick<ReckonedWish, "options">;

/**
 * Places an order for a cart, in the transaction that is open. The same cart with the same wish gives the order that
 * there is; another wish takes the place of one that waits to be paid.
 */
export async function place(
  { wishIn, ...order }: OrderToPlace,
  { point, heldFor }: Asked,
): Promise<Result<PlacedOrder, Refusal>> {
  const cart = (await lockCart(order.idCart)) ?? (await boughtCart(order.idCart));
  if (!cart) return refuse("not-found", "cart.gone");
  const full = await fullCart(cart, order.locale);
  const wish = await wishIn(full);
  if (!wish.ok) return wish;
  const input: Placing = { ...order, ...wish.value, heldFor };
  if (cart.state !== "ACTIVE") return await placedBefore(input);
  if (!point.ok && input.delivery.type === "PICKUP") return point;
  const waiting = (await ordersOfCart(cart.id)).filter(({ state }) => isOpen(state));
  const same = waiting.find((order) => isSame(order, cart, input));
  if (same) return ok(placed(same, false));
  const problem = checkLines(full) ?? checkConsent(input);
  if (problem) return problem;
  const way = await wayOf(input, full, point.ok ? point.value : null);
  if (!way.ok) return way;
  const totalCents = full.totals.toPayCents + way.value.shippingCents;
  if (input.expectedTotalCents !== null && input.expectedTotalCents !== totalCents) {
    return refuse("conflict", "order.priceChanged");
  }
  const former = waiting.length > 0 ? await giveWay(waiting, await wantedBy(input, full)) : [];
  return await insertHeld(input, full, { ...way.value, former });
}

async function wantedBy({ delivery: wish }: PlaceOrder, full: FullCart): Promise<Wanted> {
  const slot = wish.type === "CLICK_AND_COLLECT" ? wish : null;
  const code = full.isCodeApplied ? await openCode(full.cart.discount_code, full.cart.id) : null;
  return { lines: linesIn(full), slot, codeId: code?.id ?? null };
}

function linesIn({ lines }: FullCart) {
  return lines.map((line) => ({ declinationId: line.declination_id, quantity: line.quantity }));
}

/** Holds stock, slot and code, in this order, and writes the order down. */
async function insertHeld(
  input: Placing,
  full: FullCart,
  { delivery, shippingCents, former }: Way & { readonly former: readonly OrderRow[] },
): Promise<Result<PlacedOrder, Refusal>> {
  const held = await reserveStock(linesIn(full));
  if (!held.ok) return held;
  const totalCents = full.totals.toPayCents + shippingCents;
  const bottles = totalCents === 0 ? 0 : bottlesOf(held.value);
  // Who goes on holding what they hold is refused nothing.
  const isMore = bottles > Math.max(0, ...former.map((row) => row.held_bottles));
  const allowed = isMore ? await checkUnpaid(input, bottles) : ok(null);
  if (!allowed.ok) return allowed;
  const heldSince = Math.min(now(), ...former.map((row) => row.held_since));
  const wish = input.delivery;
  const slot = wish.type === "CLICK_AND_COLLECT" ? await holdSlot(wish.idSchedule, wish.date) : null;
  if (slot && !slot.ok) return slot;
  const pickup = slot ? await pickupIn(slot.value, input.locale) : null;
  const code = await countUse(full, input);
  if (!code.ok) return code;
  const orderCode = await freeCode();
  const [order] = await insertOrder({
    ...personOf(input),
    code: orderCode,
    search: searchOf(input.contact, orderCode),
    access_key: newOrderKey(),
    cart_id: full.cart.id,
    cart_version: full.cart.version,
    state: "AWAITING_PAYMENT",
    terms_hash: await termsHash(input),
    delivery_type: delivery.type,
    delivery: JSON.stringify({ ...delivery, pickup }),
    service_code: delivery.service?.serviceCode ?? "",
    schedule_id: pickup?.idSchedule ?? null,
    slot_day: pickup?.date ?? "",
    holds_slot: pickup ? 1 : 0,
    discount_code_id: code.value?.id ?? null,
    discount_code: code.value?.code ?? "",
    uses_code: code.value ? 1 : 0,
    goods_cents: full.totals.toPayCents + full.totals.codeCents,
    discount_cents: full.totals.codeCents,
    shipping_cents: shippingCents,
    total_cents: totalCents,
    refunded_cents: 0,
    hold_ends_at: holdEnd(heldSince, now()),
    held_since: heldSince,
    held_bottles: bottles,
    held_for: input.heldFor,
    is_hold_extended: 0,
    invoice_number: null,
    tracking_number: "",
    tracking_link: "",
    paid_at: null,
    created_at: now(),
    updated_at: now(),
  });
  if (!order) throw new Error("An order that was written down gives no row");
  await insertLines(order.id, full, input.locale);
  await noteHolds(order.id, held.value);
  await noteMove(order, "", "CUSTOMER");
  return ok(placed(order.total_cents === 0 ? await pay(order, now(), "SYSTEM") : order, true));
}

const insertOrder = prepared((row: NewRow<"order">) => database().insertInto("order").values(row).returningAll());

/** What the estate finds it by, before it has the number of an invoice. */
function searchOf({ firstname, lastname, email }: PlaceOrder["contact"], code: string): string {
  return `${fold(`${firstname} ${lastname} ${email}`).slice(0, 400)} ${code.toLowerCase()}`;
}

function bottlesOf(held: readonly { readonly quantity: number }[]): number {
  return held.reduce((sum, { quantity }) => sum + quantity, 0);
}

function personOf({ userId, locale, contact, message, billing, isOfAge, ...wishes }: PlaceOrder) {
  return {
    wish: wishOf({ userId, locale, contact, message, billing, ...wishes }),
    user_id: userId,
    locale,
    ...contact,
    customer: foldMailbox(contact.email),
    message,
    is_of_age: isOfAge === undefined ? null : Number(isOfAge),
    billing: billing ? JSON.stringify(billing) : "",
  };
}

async function insertLines(orderId: number, { lines, totals }: FullCart, locale: Locale): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const own = totals.lines[index];
    if (!own) continue;
    const { declination_id, name, type, year, capacity_ml, reference, quantity, vat_rate } = line;
    const bought = { declination_id, name, type, year, capacity_ml, reference, quantity, vat_rate };
    const { unitCents: unit_cents, unitToPayCents: unit_to_pay_cents, totalCents: total_cents } = own;
    const { codeCents: code_cents, toPayCents: to_pay_cents } = own;
    const cents = { unit_cents, unit_to_pay_cents, total_cents, code_cents, to_pay_cents };
    const made = {
      customizations: storedAnswers(answersOf(line, own, locale), line.answers),
      customization_cents: own.customizationCents,
      // The form told its buyer, and so did the cart and the page that they ordered on [K6].
      is_personalised: Number(isExcluded(line)),
    };
    const [row] = await insertLine({ order_id: orderId, ...bought, ...cents, ...made });
    if (row) await claimFiles(row.id, line);
  }
}

const insertLine = prepared((row: NewRow<"order_line">) =>
  database().insertInto("order_line").values(row).returning("id"),
);

/** Has the files of what was ordered stay with the order, whatever becomes of its cart. */
async function claimFiles(lineId: number, { answers }: FullCart["lines"][number]): Promise<void> {
  for (const { file } of answers) {
    if (!file) continue;
    await database()
      .insertInto("line_file")
      .values({ file_id: file.id, cart_line_id: null, order_line_id: lineId })
      .execute();
  }
}

/** Counts a use of the cart's code; refused, in the words for all that can't be used, when somebody used it up. */
async function countUse({ cart, isCodeApplied }: FullCart, { contact, userId }: PlaceOrder) {
  if (!isCodeApplied) return ok(null);
  // Somebody may have used it up since the totals were reckoned with it.
  const code = await openCode(cart.discount_code);
  const customer = { customer: foldMailbox(contact.email), user_id: userId };
  return code && (await countUseBy(code.id, customer)) ? ok(code) : refuse("conflict", "code.unknown");
}

function checkLines({ lines }: FullCart) {
  if (lines.length === 0) return refuse("invalid", "cart.empty");
  for (const { type, form, quantity } of lines) {
    if (!form) return refuse("conflict", "product.gone");
    const problem = quantityProblem(quantity, { type, sellByMultipleOf: form.sellByMultipleOf, left: null });
    if (problem) return refuse("conflict", problem.messageKey, "values" in problem ? { values: problem.values } : {});
  }
  return null;
}

/** What isn't said isn't refused here: whoever asks for it does so in the form (spec §5). */
function checkConsent({ isOfAge, acceptsTerms }: PlaceOrder) {
  if (isOfAge === false) return refuse("invalid", "order.ofAge");
  return acceptsTerms === false ? refuse("invalid", "order.terms") : null;
}

/** Tells which terms of sale somebody accepted; empty: they weren't asked. */
async function termsHash({ acceptsTerms, locale }: PlaceOrder): Promise<string> {
  if (acceptsTerms !== true) return "";
  const terms = `${locale} ${(await parameterValues())["SALE_TERMS"] ?? ""}`;
  return createHash("sha256").update(terms).digest("base64url");
}

/** A cart that was bought gives its order to who posts it once more, with the same wish. */
async function placedBefore(input: PlaceOrder): Promise<Result<PlacedOrder, Refusal>> {
  const wish = wishOf(input);
  const own = (await ordersOfCart(input.idCart)).find((order) => order.wish === wish && order.paid_at !== null);
  return own ? ok(placed(own, false)) : refuse("not-found", "cart.gone");
}

function isSame(open: OrderRow, cart: CartRow, input: PlaceOrder): boolean {
  const { expectedTotalCents: expected } = input;
  return (
    open.cart_id === cart.id &&
    open.cart_version === cart.version &&
    open.wish === wishOf(input) &&
    open.hold_ends_at > now() &&
    (expected === null || expected === open.total_cents)
  );
}

async function freeCode(): Promise<string> {
  for (;;) {
    const code = newOrderCode();
    if ((await selectByCode({ code })).length === 0) return code;
  }
}

const selectByCode = prepared(({ code }: { code: string }) =>
  database().selectFrom("order").select("id").where("code", "=", code),
);

function placed({ total_cents: totalCents, ...order }: OrderRow, isNew: boolean): PlacedOrder {
  const { id, code, access_key: key, state, hold_ends_at: holdEndsAt } = order;
  return { id, code, key, totalCents, state, holdEndsAt, isNew };
}
