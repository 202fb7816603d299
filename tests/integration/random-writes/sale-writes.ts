import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveBoxItems } from "#server/catalogue/relations/write.ts";
import type { StockLine } from "#server/catalogue/stock/rules.ts";
import { commitStock, countStock, receiveStock, releaseStock, reserveStock } from "#server/catalogue/stock/write.ts";
import { database, now } from "#server/db/context.ts";

import { hour, type Random, type Writes } from "./random.ts";

/** What is sold, for how much, and how many there are. */
export function saleWrites(random: Random): Writes {
  let held: readonly StockLine[] = [];
  const aForm = () => random.idOf("declination");
  const settle = async (end: typeof releaseStock) => {
    const outcome = await end(held);
    held = [];
    return outcome;
  };
  const reserve = async (quantity: number) => {
    const outcome = await reserveStock([{ declinationId: await aForm(), quantity }]);
    if (outcome.ok) held = [...held, ...outcome.value];
    return outcome;
  };
  return {
    "a price": async () => {
      const { id, forms, form } = await aSale(random);
      const priceCents = 500 + random.below(5_000);
      return saveProduct({
        id,
        declinations: forms.map((each) => (each === form ? { id: each, priceCents } : { id: each })),
      });
    },
    "a fixed price and a multiple": async () => {
      const { id, forms, form } = await aSale(random);
      const changed = {
        id: form,
        fixedPriceCents: random.choose([null, 400]),
        sellByMultipleOf: random.choose([1, 3, 6]),
      };
      return saveProduct({ id, declinations: forms.map((each) => (each === form ? changed : { id: each })) });
    },
    "a form more": async () => {
      const { id, forms } = await aSale(random);
      const reference = `NEW-${random.count()}`;
      const more = { reference, priceCents: 1_000, capacityMl: 750, year: 2015 + random.below(9) };
      return saveProduct({ id, declinations: [...forms.map((each) => ({ id: each })), more] });
    },
    "a form less": async () => {
      const { id, forms, form } = await aSale(random);
      return saveProduct({
        id,
        declinations: forms.filter((each) => each !== form).map((each) => ({ id: each })),
      });
    },
    "forms in another order": async () => {
      const { id, forms } = await aSale(random);
      return saveProduct({ id, declinations: random.shuffled(forms).map((each) => ({ id: each })) });
    },
    "a form whose stock counts": async () => {
      const { id, forms, form } = await aSale(random);
      const tracksStock = random.isLikely(0.7);
      return saveProduct({
        id,
        declinations: forms.map((each) => (each === form ? { id: each, tracksStock } : { id: each })),
      });
    },
    "a form's values": async () => {
      const { id, forms, form } = await aSale(random);
      const { variation_id: idVariation, id: value } = random.choose(
        await database().selectFrom("variation_detail").select(["id", "variation_id"]).orderBy("id").execute(),
      );
      const changed = { id: form, variations: [{ idVariation, id: value }] };
      return saveProduct({ id, declinations: forms.map((each) => (each === form ? changed : { id: each })) });
    },
    "a discount for a while": async () =>
      saveProduct({
        id: await random.idOf("product"),
        discounts: [{ type: "PERCENT", amount: 1_000, startsAt: now() - hour, endsAt: now() + 3 * hour }],
      }),
    "a discount for later": async () =>
      saveProduct({
        id: await random.idOf("product"),
        discounts: [
          {
            type: "EURO",
            amount: 100,
            detailType: random.choose(["PRODUCT", "SHIPPING_FEES"]),
            startsAt: now() + (1 + random.below(3)) * hour,
          },
        ],
      }),
    "a discount on a form": async () => {
      const { id, forms, form } = await aSale(random);
      const changed = {
        id: form,
        discounts: [{ type: "PERCENT" as const, amount: 500, endsAt: now() + (1 + random.below(3)) * hour }],
      };
      return saveProduct({ id, declinations: forms.map((each) => (each === form ? changed : { id: each })) });
    },
    "no discount": async () => saveProduct({ id: await random.idOf("product"), discounts: [] }),
    "a price that falls with the quantity": async () =>
      saveProduct({
        id: await random.idOf("product"),
        lists: { decreasingDiscounts: [{ fromQuantity: 6 + random.below(6), type: "PERCENT", amount: 300 }] },
      }),

    "what is in a box": async () => {
      const boxes = await database()
        .selectFrom("product")
        .select("id")
        .where("type", "=", "BOX")
        .orderBy("id")
        .execute();
      const wines = await database()
        .selectFrom("declination")
        .innerJoin("product", "product.id", "declination.product_id")
        .select("declination.id")
        .where("product.type", "!=", "BOX")
        .orderBy("declination.id")
        .execute();
      const items = random.some(wines, 3).map(({ id }) => ({ declinationId: id, quantity: 1 + random.below(3) }));
      return saveBoxItems(random.choose(boxes).id, items);
    },

    "a stock": async () => countStock(await aForm(), random.choose([0, 0, 3, 500])),
    "a delivery to the cellar": async () =>
      receiveStock({ declinationId: await aForm(), quantity: 1 + random.below(20) }),
    "an order's stock": async () => reserve(1 + random.below(3)),
    "the last of a stock": async () => {
      const counted = await database()
        .selectFrom("stock")
        .innerJoin("declination", "declination.id", "stock.declination_id")
        .select(["declination_id as declinationId", "on_hand", "reserved"])
        .where("declination.tracks_stock", "=", 1)
        .where("declination.archived_at", "is", null)
        .orderBy("declination_id")
        .execute();
      const left = counted.filter((row) => row.on_hand > row.reserved);
      const { declinationId, on_hand: onHand, reserved } = random.choose(left);
      const outcome = await reserveStock([{ declinationId, quantity: onHand - reserved }]);
      if (outcome.ok) held = [...held, ...outcome.value];
      return outcome;
    },
    "an order that ends": async () => settle(releaseStock),
    "an order that is paid": async () => settle(commitStock),
  };
}

/** A product with what is sold of it now, in order, and one of that. */
async function aSale(random: Random) {
  const rows = await database()
    .selectFrom("declination")
    .select(["id", "product_id"])
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const { id: form, product_id: id } = random.choose(rows);
  const forms = rows.filter((row) => row.product_id === id).map((row) => row.id);
  return { id, forms, form };
}
