import { fieldLengths, tidyAddress } from "#schemas/commerce/checkout-steps.ts";
import type { AddressStep, DeliveryStep } from "#schemas/content/checkout.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { accessPointsNear } from "#server/shipping/relays/read.ts";

import { draftFor } from "./read.ts";
import { type Draft, tidyChoice } from "./rules.ts";

/** Keeps who buys and where it goes, as it was typed. */
export async function saveAddressStep(cartId: string, step: AddressStep): Promise<Result<null, Refusal>> {
  const { email, phone, address, billing } = step;
  return await save(cartId, null, {
    email: email.trim(),
    phone: phone.trim(),
    address: tidyAddress(address),
    billing: billing && tidyAddress(billing),
  });
}

/** Keeps how it is to come, as it was chosen; what belongs to other ways, and a parcel shop that isn't near, is let go (spec §4). */
export async function saveDeliveryStep(
  cartId: string,
  step: DeliveryStep,
  userId: number | null,
): Promise<Result<null, Refusal>> {
  const message = step.message.trim().slice(0, fieldLengths.message);
  const delivery = step.delivery && tidyChoice(step.delivery);
  const isNear =
    delivery?.type !== "PICKUP" || (await isAccessPointNear(await draftFor(cartId, userId), delivery.accessPointId));
  return await save(cartId, userId, { delivery: isNear ? delivery : { ...delivery, accessPointId: "" }, message });
}

/** False only where the carrier has said so: while it is away, what was chosen stays. */
async function isAccessPointNear({ address: { postalCode, idCountry } }: Draft, id: string): Promise<boolean> {
  if (postalCode === "" || id === "") return id !== "";
  const near = await accessPointsNear(postalCode, idCountry);
  return !near.ok || near.value.some((point) => point.id === id);
}

async function save(cartId: string, userId: number | null, part: Partial<Draft>): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const draft = JSON.stringify({ ...(await draftFor(cartId, userId)), ...part });
    await database()
      .insertInto("checkout")
      .values({ cart_id: cartId, draft, updated_at: now() })
      .onConflict((conflict) => conflict.column("cart_id").doUpdateSet({ draft, updated_at: now() }))
      .execute();
    return ok(null);
  });
}

/** Forgets what was typed for carts that are gone: ordered, or thrown away. Those that nobody touches go with the cart. */
export async function forgetOldCheckouts(): Promise<void> {
  await inTransaction(async () => {
    const gone = database().selectFrom("cart").select("id").where("state", "in", ["ORDERED", "DELETED"]);
    await database().deleteFrom("checkout").where("cart_id", "in", gone).execute();
  });
}
