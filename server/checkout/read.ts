import { addressProblems, type AddressRules } from "#schemas/commerce/checkout-steps.ts";
import { deliveryProblems, optionOf } from "#schemas/commerce/delivery-step.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import { quantityProblem } from "#schemas/commerce/quantities.ts";
import { vatByRate } from "#schemas/commerce/order-vat.ts";
import type { Checkout, CheckoutPlaces, PickupPlace } from "#schemas/content/checkout.ts";
import type { Locale } from "#schemas/locale.ts";
import { firstAddresses } from "#server/accounts/addresses/read.ts";
import { userOf } from "#server/accounts/read.ts";
import { heldBy } from "#server/cart/lines/read.ts";
import { activeCart, type CartRow, type FullCart, fullCart, shippedLine } from "#server/cart/read.ts";
import { shortages } from "#server/catalogue/stock/read.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { database, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { shippingOptions } from "#server/shipping/fees/read.ts";
import { type PickupMonth, pickupMonth, slotOn } from "#server/shipping/pickup/read.ts";
import { accessPointsNear } from "#server/shipping/relays/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { countriesSoldTo } from "#server/site/sales-area/read.ts";
import { messageText } from "#server/text/message-text.ts";
import { addDays, dayOf } from "#schemas/paris-day.ts";
import { phoneFault } from "#server/text/phone.ts";

import { type Draft, firstDraft, stepOf } from "./rules.ts";

/** What was typed for a cart, or for one that went into it at a login; null before anything was. */
export async function draftOf(cartId: string): Promise<Draft | null> {
  const rows = await selectDrafts({ cartId });
  const row = rows.find(({ cart_id }) => cart_id === cartId) ?? rows[0];
  return row ? (readJson(row.draft) as Draft | null) : null;
}

const selectDrafts = prepared(({ cartId }: { cartId: string }) =>
  database()
    .selectFrom("checkout")
    .innerJoin("cart", "cart.id", "checkout.cart_id")
    .select(["checkout.cart_id", "checkout.draft"])
    .where((where) => where.or([where("cart.id", "=", cartId), where("cart.merged_into", "=", cartId)]))
    .orderBy("checkout.updated_at", "desc"),
);

/** What was typed, or what it begins with: what is known of who asks. */
export async function draftFor(cartId: string, userId: number | null): Promise<Draft> {
  const draft = await draftOf(cartId);
  if (draft || userId === null) return draft ?? firstDraft(null);
  return firstDraft(await userOf({ userId }), await firstAddresses(userId));
}

/** A purchase on its way. */
export async function checkoutOf(cart: CartRow, userId: number | null, locale: Locale): Promise<Checkout> {
  return await checkoutWith(await draftFor(cart.id, userId), await fullCart(cart, locale), locale);
}

/** A cart that is ordered from, or that was: an order that is sent once more is the same. */
export async function cartToOrder(id: string): Promise<CartRow | null> {
  const ordered = database().selectFrom("cart").selectAll().where("id", "=", id).where("state", "=", "ORDERED");
  return (await activeCart(id)) ?? (await ordered.executeTakeFirst()) ?? null;
}

/** The same with what somebody sends instead of what was typed. */
export async function checkoutWith(draft: Draft, full: FullCart, locale: Locale): Promise<Checkout> {
  const countries = await countriesSoldTo(locale);
  const wrong = addressProblems(draft, await addressRules(countries));
  const carried = full.lines.filter(({ form, is_dematerialized }) => form !== null && is_dematerialized === 0);
  const isCarried = carried.length > 0;
  const isPlaced = !wrong.some(({ key }) => key === "address.postalCode" || key === "address.idCountry");
  const { postalCode, idCountry } = draft.address;
  const shipment = {
    lines: carried.map(shippedLine),
    goodsCents: full.totals.toPayCents,
    postalCode: postalCode.trim(),
    idCountry,
  };
  const shipped = isCarried && isPlaced ? await shippingOptions(shipment, locale) : null;
  const options = shipped?.ok ? shipped.value : [];
  const { delivery } = draft;
  const isSlotOpen = delivery !== null && (await slotOn(delivery.idSchedule, delivery.date)) !== null;
  const problems = [...wrong, ...deliveryProblems(delivery, { isCarried, options, isSlotOpen })];
  const fees = !isCarried || delivery?.type === "CLICK_AND_COLLECT" ? 0 : (optionOf(delivery, options)?.fdp ?? null);
  const { totalCents, toPayCents } = full.totals;
  const feesCents = toCents(fees ?? 0);
  return {
    ...draft,
    problems: problems.map((one) => ({ ...one, error: messageText(`checkout.${one.fault}`, locale) })),
    step: stepOf(hasGoods(full), problems),
    countries,
    isCarried,
    options,
    refusal: shipped && !shipped.ok ? messageText(shipped.error.messageKey, locale, shipped.error.values) : "",
    subtotal: toEuros(toPayCents),
    discount: toEuros(totalCents - toPayCents),
    shippingFees: fees,
    total: toEuros(toPayCents + feesCents),
    vat: vatOf(full, feesCents),
  };
}

/** What is wrong with what is in a cart, in words: what is no longer sold, too much, or no multiple. */
export async function cartProblems(cart: CartRow, locale: Locale): Promise<readonly string[]> {
  const { lines } = await fullCart(cart, locale);
  if (lines.length === 0) return [messageText("cart.empty", locale)];
  const short = await shortages(
    lines.map(({ declination_id: declinationId, quantity }) => ({ declinationId, quantity })),
    await heldBy(cart.id),
  );
  return lines.flatMap(({ form, name, type, quantity, declination_id }) => {
    if (!form) return [`${name}: ${messageText("product.gone", locale)}`];
    const left = short.get(declination_id);
    if (left !== undefined) return [`${name}: ${messageText("stock.left", locale, { n: left })}`];
    const problem = quantityProblem(quantity, { type, sellByMultipleOf: form.sellByMultipleOf, left: null });
    return problem
      ? [`${name}: ${messageText(problem.messageKey, locale, "values" in problem ? problem.values : {})}`]
      : [];
  });
}

function vatOf({ lines, totals }: FullCart, feesCents: number): Checkout["vat"] {
  const taxed = lines.map(({ vat_rate: rate }, index) => ({ rate, cents: totals.lines[index]?.toPayCents ?? 0 }));
  return vatByRate(taxed, feesCents).map(({ rate, cents, vatCents }) => ({
    rate,
    total: toEuros(cents),
    vat: toEuros(vatCents),
  }));
}

/** Whether everything in a cart can still be bought. */
function hasGoods({ lines }: FullCart): boolean {
  return lines.length > 0 && lines.every(({ form }) => form !== null);
}

async function addressRules(countries: readonly { readonly id: number }[]): Promise<AddressRules> {
  const mobilesOnly = (await parameterValues())["MOBILE_PHONES_ONLY"] === "true";
  const ids = countries.map(({ id }) => id);
  const key = `${mobilesOnly} ${ids.join(" ")}`;
  const rules = knownRules.get(key) ?? {
    countries: ids,
    phoneFault(phone) {
      const fault = phoneFault(phone, mobilesOnly);
      return fault && (fault === "form" ? "phoneForm" : "phoneMobile");
    },
  };
  knownRules.set(key, rules);
  return rules;
}

/** The same rules are the same object, so that what is made of them is made once. There are few: parameters say which hold. */
const knownRules = new Map<string, AddressRules>();

/** Where a purchase can be fetched: parcel shops when a service leaves parcels, and the estate's places with their hours. */
export async function placesOf(checkout: Checkout, locale: Locale): Promise<CheckoutPlaces> {
  if (!checkout.isCarried) return { accessPoints: [], refusal: "", places: [] };
  const { postalCode, idCountry } = checkout.address;
  const isLeft = checkout.options.some(({ deliveryType }) => deliveryType === "PICKUP");
  const near = isLeft ? await accessPointsNear(postalCode.trim(), idCountry) : null;
  return {
    accessPoints: near?.ok ? near.value : [],
    refusal: near && !near.ok ? messageText(near.error.messageKey, locale, near.error.values) : "",
    places: await pickupPlaces(locale),
  };
}

/** How many of the estate's places are offered. */
const mostPlaces = 20;

async function pickupPlaces(locale: Locale): Promise<readonly PickupPlace[]> {
  const { addresses } = await listCompanyAddresses(locale, {
    nbItem: mostPlaces,
    page: 1,
    orderBy: [],
    filters: [{ column: "type", operator: "equal", value: "CLICK_AND_COLLECT" }],
  });
  const places: PickupPlace[] = [];
  for (const { id, name, address, postalCode, city } of addresses) {
    const calendar = await daysOf(id);
    if (calendar.days.length > 0) places.push({ id, name, address, postalCode, city, ...calendar });
  }
  return places;
}

/** This month and the next two: as far as the calendar goes. */
async function daysOf(addressId: number): Promise<Pick<PickupPlace, "days" | "fullDays">> {
  const today = dayOf(now());
  const months = new Set([0, 31, 60].map((days) => addDays(today, days).slice(0, 7)));
  const found: PickupMonth[] = [];
  for (const written of months) {
    const [year, month] = written.split("-").map(Number);
    const known = await pickupMonth(addressId, { month: month ?? 0, year: year ?? 0 });
    if (known) found.push(known);
  }
  return { days: found.flatMap(({ days }) => days), fullDays: found.flatMap(({ fullDays }) => fullDays) };
}
