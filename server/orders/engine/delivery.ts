import { toCents } from "#schemas/commerce/money.ts";
import type { DeliveryWish, OrderDelivery, OrderPickup, PlaceOrder } from "#schemas/content/order.ts";
import type { AccessPoint, ShippingOption } from "#schemas/content/shipping.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { shippedLine, type FullCart } from "#server/cart/read.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { sellsTo, shippingOptions } from "#server/shipping/fees/read.ts";
import type { PickupSlot } from "#server/shipping/pickup/read.ts";
import { accessPointsNear } from "#server/shipping/relays/read.ts";

/** How an order comes and what that costs. */
export interface Way {
  readonly delivery: OrderDelivery;
  readonly shippingCents: number;
}

/** The access point that somebody chose, asked of its carrier; null when they chose none. Not within a transaction. */
export async function chosenPoint(wish: DeliveryWish): Promise<Result<AccessPoint | null, Refusal>> {
  if (wish.type !== "PICKUP") return ok(null);
  const { address, accessPointId, postalCode = address.postalCode } = wish;
  const points = await accessPointsNear(postalCode.replaceAll(/\s/gu, ""), address.idCountry);
  if (!points.ok) return points;
  const point = points.value.find(({ id }) => id === accessPointId);
  return point ? ok(point) : refuse("conflict", "order.noPoint");
}

/**
 * Checks how an order is to come, and reckons what it costs, from the ways to ship this cart where they are known already;
 * a slot is held afterwards (`pickupIn`).
 */
export async function wayOf(
  { delivery: wish, billing, locale, options: known }: PlaceOrder & { readonly options?: readonly ShippingOption[] },
  cart: FullCart,
  accessPoint: AccessPoint | null,
): Promise<Result<Way, Refusal>> {
  if (billing && !(await sellsTo(billing.idCountry))) return refuse("conflict", "order.elsewhere");
  const isAllDematerialized = cart.lines.every((line) => line.is_dematerialized === 1);
  if (isAllDematerialized !== (wish.type === "NO_DELIVERY")) {
    return refuse("conflict", isAllDematerialized ? "order.nothingToDeliver" : "order.needsDelivery");
  }
  if (wish.type === "NO_DELIVERY" || wish.type === "CLICK_AND_COLLECT") {
    return ok({ delivery: { ...nothing, type: wish.type }, shippingCents: 0 });
  }
  const { address, serviceCode } = wish;
  const postalCode = (wish.type === "PICKUP" && wish.postalCode) || address.postalCode;
  const { totals, lines } = cart;
  const shipment = { lines: lines.map(shippedLine), goodsCents: totals.toPayCents, postalCode };
  const options = known ? ok(known) : await shippingOptions({ ...shipment, idCountry: address.idCountry }, locale);
  if (!options.ok) return options;
  const option = options.value.find((one) => one.serviceCode === serviceCode && one.deliveryType === wish.type);
  if (!option) return refuse("conflict", "order.noService");
  const service = { serviceCode, name: option.name };
  return ok({
    delivery: { ...nothing, type: wish.type, address, service, accessPoint },
    shippingCents: toCents(option.fdp),
  });
}

/** A slot with the place where it is, as an order keeps it. */
export async function pickupIn({ idAddress, ...slot }: PickupSlot, locale: Locale): Promise<OrderPickup> {
  const filters = [{ column: "id", operator: "equal", value: idAddress }] as const;
  const { addresses } = await listCompanyAddresses(locale, { page: 1, nbItem: 1, orderBy: [], filters });
  const { name = "", address = "", postalCode = "", city = "" } = addresses[0] ?? {};
  return { ...slot, place: { name, address, postalCode, city } };
}

const nothing = { address: null, service: null, accessPoint: null, pickup: null } as const;
