import type { APIRequestContext, Page } from "playwright/test";

import { anAddress } from "#schemas/contract/calls/an-address.ts";
import { cards } from "./shopper.ts";
import { expect } from "./test.ts";

/** An order that a guest has placed and paid. */
export interface BoughtOrder {
  readonly id: number;
  readonly code: string;
  /** How the API reads it. */
  readonly path: string;
}

interface BuyerWish {
  readonly lastname: string;
  readonly way: "sent" | "fetched";
  /** What they buy; left out, the first wine of the list. */
  readonly form?: number;
}

/** A guest's order of three bottles that is paid at the sandbox's page: sent to their door, or fetched at the estate. */
export async function buyOrder(
  page: Page,
  request: APIRequestContext,
  { lastname, way, form }: BuyerWish,
): Promise<BoughtOrder> {
  const list = await request.get("/api/product?nbItem=1");
  const [product] = (await list.json()).data.products;
  const added = await request.post(`/api/cart/new/product/${form ?? product.declinations[0].id}`, {
    multipart: { quantity: "3" },
  });
  const delivery =
    way === "sent"
      ? { delivery: { type: "DELIVERY", serviceCode: "DOMICILE" } }
      : { delivery: { type: "CLICK_AND_COLLECT" }, ...(await nextSlot(request)) };
  const placed = await request.post("/api/order", {
    data: {
      idCart: (await added.json()).data.cartId,
      user: { email: "odile@exemple.test", phone: "+33612345678" },
      address: { delivery: { ...anAddress, firstname: "Odile", lastname } },
      ...delivery,
      isOfAge: true,
      acceptsTerms: true,
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const { id, key, payment } = (await placed.json()).data;
  const path = `/api/order/${id}?key=${key}`;
  await page.goto(payment.url);
  await page.locator("#card").fill(cards.accepted);
  await page.locator("button[value='pay']").click();
  const read = async () => (await (await request.get(path)).json()).data as { state: string; code: string };
  await expect.poll(async () => (await read()).state).toBe("PAID");
  return { id, code: (await read()).code, path };
}

/** The first slot that can be had, at whatever address of the estate takes orders. */
async function nextSlot(request: APIRequestContext): Promise<{ idSchedule: number; dateSchedule: string }> {
  const places = (await (await request.get("/api/company/address?nbItem=50")).json()).data as {
    readonly addresses?: readonly { readonly id: number }[];
  };
  const ids = places.addresses?.map(({ id }) => id) ?? [1, 2, 3];
  const now = new Date();
  for (const ahead of [0, 1]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    for (const id of ids) {
      const answer = await request.get(
        `/api/calendar/${id}/date/allowed/${month.getUTCMonth() + 1}/${month.getUTCFullYear()}`,
      );
      const days = answer.ok() ? ((await answer.json()).data as readonly PickupDay[]) : [];
      const [day] = days;
      const [schedule] = day?.schedules ?? [];
      if (day && schedule) return { idSchedule: schedule.id, dateSchedule: day.date };
    }
  }
  throw new Error("nothing can be fetched anywhere");
}

interface PickupDay {
  readonly date: string;
  readonly schedules: readonly { readonly id: number }[];
}
