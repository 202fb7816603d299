import assert from "node:assert/strict";

import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import { saveBoxItems } from "#server/catalogue/relations/write.ts";
import { getProductDetail } from "#server/catalogue/details/read.ts";
import { getProduct, listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { listStock, stockOf } from "#server/catalogue/stock/read.ts";
import { commitStock, countStock, receiveStock, releaseStock, reserveStock } from "#server/catalogue/stock/write.ts";
import { inTransaction, runWithDatabase } from "#server/db/context.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped, withReadRecorder } from "#server/db/tags.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";
import { isLong } from "#tests/setup/is-long.ts";

const all = { nbItem: 100, page: 1, orderBy: [], filters: [] };

/** How often stock is received, held, given out or back, and received again. */
const turns = isLong ? 250 : 50;

describe.each(bothEngines)("stock on $name", (engine) => {
  const opened = useDatabase(engine);
  let product: number;
  let form: number;

  beforeEach(async () => {
    ({ id: product } = done(
      await saveProduct({
        texts: { fr_FR: { name: "Éclat" } },
        declinations: [{ reference: "EC", priceCents: 1000, tracksStock: true }],
      }),
    ));
    form = (await stockOf("EC"))?.declinationId ?? 0;
    done(await countStock(form, 10));
  });

  test("[§3] what is left is what is there less what orders hold", async () => {
    const held = done(await reserveStock([line(3)]));
    expect(await level()).toEqual([10, 3]);
    expect((await getProduct(product, "fr_FR"))?.declinations[0]).toMatchObject({ quantity: 7, setQuantity: true });
    done(await commitStock(held));
    expect(await level()).toEqual([7, 0]);
    done(await releaseStock(done(await reserveStock([line(2)]))));
    expect(await level()).toEqual([7, 0]);
    done(await receiveStock(line(5)));
    expect(await level()).toEqual([12, 0]);
  });

  test("[§5] no more is held than is left, and the refusal says how many are", async () => {
    done(await reserveStock([line(8)]));
    const tooMany = await reserveStock([line(3)]);
    expect(tooMany).toMatchObject({ ok: false, error: { messageKey: "stock.left", values: { n: 2 } } });
    expect(await level()).toEqual([10, 8]);
  });

  test("[§5] a quantity that is not above 0 is refused", async () => {
    for (const quantity of [0, -1, 0.5, Number.NaN]) {
      expect(await reserveStock([line(quantity)])).toMatchObject({
        ok: false,
        error: { messageKey: "quantity.positive" },
      });
      expect(await receiveStock(line(quantity))).toMatchObject(refused("invalid"));
    }
  });

  test("of several lines all are held or none", async () => {
    const other = await anotherForm("MAG", 1);
    const lines = [line(2), { declinationId: other, quantity: 2 }];
    expect(await reserveStock(lines)).toMatchObject(refused("conflict"));
    expect(await level()).toEqual([10, 0]);
  });

  test("what is sold without counting is held in any number, and nothing of it is noted", async () => {
    done(await saveProduct({ id: product, declinations: [{ id: form, tracksStock: false }] }));
    expect(done(await reserveStock([line(1000)]))).toEqual([]);
    expect(await level()).toEqual([10, 0]);
  });

  test("[§11 of the design] a box takes its own stock and what is in it, beside what is bought alone", async () => {
    const box = done(
      await saveProduct({
        type: "BOX",
        texts: { fr_FR: { name: "Coffret" } },
        declinations: [{ reference: "BX", priceCents: 1, tracksStock: true }],
      }),
    );
    done(await saveBoxItems(box.id, [{ declinationId: form, quantity: 3 }]));
    const boxForm = (await stockOf("BX"))?.declinationId ?? 0;
    done(await countStock(boxForm, 5));
    expect(await reserveStock([line(2), { declinationId: boxForm, quantity: 3 }])).toMatchObject(refused("conflict"));
    done(await reserveStock([line(1), { declinationId: boxForm, quantity: 3 }]));
    expect(await level()).toEqual([10, 10]);
    expect(await level("BX")).toEqual([5, 3]);
  });

  test("[§3] [§5] of a box as many can be sold as its own stock and its items' are enough for", async () => {
    const box = await aBox(5, 3);
    expect(await shownOf(box.id)).toEqual([3, true]);
    expect((await getProductDetail(box.id, "fr_FR"))?.box).toMatchObject({ quantity: 3, setQuantity: true });
    expect((await listProducts("fr_FR", all)).products.find(({ id }) => id === box.id)?.declinations).toMatchObject([
      { quantity: 3 },
    ]);
    expect(await reserveStock([{ declinationId: box.form, quantity: 4 }])).toMatchObject({
      ok: false,
      error: { messageKey: "stock.left", values: { n: 3 } },
    });
    expect(await reserveStock([line(2), { declinationId: box.form, quantity: 3 }])).toMatchObject({
      ok: false,
      error: { values: { n: 1 } },
    });
    done(await countStock(box.form, 2));
    expect(await shownOf(box.id)).toEqual([2, true]);
  });

  test("[§5] a box that isn't counted itself is bounded by its items, and not at all when none is counted", async () => {
    const box = await aBox(0, 3);
    done(await saveProduct({ id: box.id, declinations: [{ id: box.form, tracksStock: false }] }));
    expect(await shownOf(box.id)).toEqual([3, true]);
    done(await saveProduct({ id: product, declinations: [{ id: form, tracksStock: false }] }));
    expect(await shownOf(box.id)).toEqual([0, false]);
  });

  test("[§5] a box with an item that was archived since can't be sold, be its stock counted or not", async () => {
    const box = await aBox(5, 3);
    const archive = (tracks: number) =>
      opened.db.writer
        .updateTable("declination")
        .set({ archived_at: 1, tracks_stock: tracks })
        .where("id", "=", form)
        .execute();
    await archive(1);
    expect(await shownOf(box.id)).toEqual([0, true]);
    await archive(0);
    expect(await shownOf(box.id)).toEqual([0, true]);
    expect(await reserveStock([{ declinationId: box.form, quantity: 1 }])).toMatchObject({
      ok: false,
      error: { messageKey: "product.gone" },
    });
  });

  test("[§5 of the design] a box's page goes when an item gets too few for one more, or enough again", async () => {
    const box = await aBox(5, 3);
    const { tags } = await withReadRecorder(() => getProduct(box.id, "fr_FR"));
    expect([...tags]).toContain(`product:${product}`);
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (dropped) => heard.push(dropped));
    done(await reserveStock([line(7)]));
    expect(heard).toEqual([]);
    const held = done(await reserveStock([line(1)]));
    expect(heard).toEqual([["product", `product:${product}`]]);
    done(await releaseStock(held));
    expect(heard).toHaveLength(2);
  });

  test("what nobody sells any more can't be held; a form that isn't there has no stock", async () => {
    await anotherForm("MAG", 5);
    const magnum = (await stockOf("MAG"))?.declinationId ?? 0;
    done(await saveProduct({ id: product, declinations: [{ id: form }] }));
    expect(await reserveStock([{ declinationId: magnum, quantity: 1 }])).toMatchObject(refused("not-found"));
    expect((await listStock()).map(({ reference }) => reference)).toEqual(["EC"]);
    for (const declinationId of [0, -1, 999_999, 1e12, 1.5]) {
      expect(await receiveStock({ declinationId, quantity: 1 })).toMatchObject(refused("not-found"));
      expect(await countStock(declinationId, 1)).toMatchObject(refused("not-found"));
    }
  });

  test("a count below what orders hold is refused, and so is giving back what isn't held", async () => {
    const held = done(await reserveStock([line(4)]));
    expect(await countStock(form, 3)).toMatchObject(refused("conflict"));
    done(await countStock(form, 4));
    done(await releaseStock(held));
    expect(await releaseStock(held)).toMatchObject(refused("conflict"));
    expect(await commitStock(held)).toMatchObject(refused("conflict"));
    expect(await level()).toEqual([4, 0]);
    expect(await countStock(form, -1)).toMatchObject(refused("invalid"));
  });

  test.runIf(engine.name === "postgres")(
    "[§5] what stops being counted while it is held is held anew, without counting",
    async () => {
      const other = await opened.openAgain();
      const held = Promise.withResolvers<void>();
      const isWaiting = async () => {
        // Of this database: other files of the suite wait for locks as well.
        const { rows } = await sql`
          select 1 from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`.execute(opened.db.writer);
        return rows.length > 0;
      };
      const switching = other.writer.transaction().execute(async (transaction) => {
        await sql`update stock set on_hand = 3 where declination_id = ${form}`.execute(transaction);
        await sql`update declination set tracks_stock = 0 where id = ${form}`.execute(transaction);
        held.resolve();
        await expect.poll(isWaiting).toBe(true);
      });
      await held.promise;
      const reserved = await reserveStock([line(8)]);
      await switching;
      expect(done(reserved)).toEqual([]);
    },
  );

  test("500 orders at once of 10 bottles: 10 are held, by two processes", async () => {
    const other = await opened.openAgain();
    const orders = Array.from({ length: 500 }, (_, index) => {
      const order = () => inTransaction(() => reserveStock([line(1)]), { isolation: "read committed" });
      return index % 2 === 0 ? order().catch(failed) : runWithDatabase(other, order).catch(failed);
    });
    const held = (await Promise.all(orders)).filter((result) => result !== null && result.ok);
    expect(held).toHaveLength(10);
    expect(await level()).toEqual([10, 10]);
  });

  test(`a product that is saved during ${4 * turns} changes of its stock changes no stock`, async () => {
    const other = engine.name === "postgres" ? await opened.openAgain() : opened.db;
    let isOver = false;
    let saves = 0;
    const saving = runWithDatabase(other, async () => {
      while (!isOver) {
        saves += 1;
        const declinations = [{ id: form, reference: "EC", priceCents: 1000 + saves, tracksStock: true }];
        done(await saveProduct({ id: product, texts: { fr_FR: { summary: `Texte ${saves}` } }, declinations }));
      }
    });
    for (let change = 0; change < turns; change++) {
      done(await receiveStock(line(2)));
      const held = done(await reserveStock([line(1)]));
      if (change % 2 === 0) done(await commitStock(held));
      else done(await releaseStock(held));
      done(await receiveStock(line(1)));
    }
    isOver = true;
    await saving;
    expect(saves).toBeGreaterThan(1);
    expect(await level()).toEqual([10 + turns * 3 - turns / 2, 0]);
    expect((await getProduct(product, "fr_FR"))?.summary).toBe(`Texte ${saves}`);
  });

  test("[§5 of the design] holding drops no tags, but where a form sells out or comes back", async () => {
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    const some = done(await reserveStock([line(4)]));
    expect(heard).toEqual([]);
    const rest = done(await reserveStock([line(6)]));
    expect(heard).toEqual([["product", `product:${product}`]]);
    done(await commitStock(some));
    expect(heard).toHaveLength(1);
    done(await releaseStock(rest));
    expect(heard).toHaveLength(2);
    const again = done(await reserveStock([line(1)]));
    done(await releaseStock(again));
    expect(heard).toHaveLength(2);
    done(await receiveStock(line(1)));
    expect(heard).toHaveLength(3);
  });

  /** A box that counts so many itself, with so many of the form in it. */
  async function aBox(count: number, quantity: number): Promise<{ id: number; form: number }> {
    const declinations = [{ reference: "BX", priceCents: 1, tracksStock: true }];
    const { id } = done(await saveProduct({ type: "BOX", texts: { fr_FR: { name: "Coffret" } }, declinations }));
    done(await saveBoxItems(id, [{ declinationId: form, quantity }]));
    const sold = (await stockOf("BX"))?.declinationId ?? 0;
    done(await countStock(sold, count));
    return { id, form: sold };
  }

  async function shownOf(id: number) {
    const [shown] = (await getProduct(id, "fr_FR"))?.declinations ?? [];
    return [shown?.quantity, shown?.setQuantity];
  }

  function line(quantity: number) {
    return { declinationId: form, quantity };
  }

  async function level(reference = "EC") {
    const found = await stockOf(reference);
    assert(found);
    return [found.onHand, found.reserved];
  }

  async function anotherForm(reference: string, count: number): Promise<number> {
    const declinations = [{ id: form }, { reference, priceCents: 1, tracksStock: true }];
    done(await saveProduct({ id: product, declinations }));
    const id = (await stockOf(reference))?.declinationId ?? 0;
    done(await countStock(id, count));
    return id;
  }
});

/** A refusal inside an order's own transaction rolls it back: the order is not made. */
function failed(): null {
  return null;
}
