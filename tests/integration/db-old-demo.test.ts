import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { getProductDetail } from "#server/catalogue/details/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { listStock } from "#server/catalogue/stock/read.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { consentsOf } from "#server/newsletter/read.ts";
import { leaveNewsletters } from "#server/newsletter/write.ts";
import { lastChanges } from "#server/site/changes/read.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { readers, subscribe } from "#tests/setup/newsletter.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";
import { fillOldDemo } from "#tests/setup/old-demo.ts";
import { done } from "#tests/setup/results.ts";

describe.each(engines)("a database of the first six migrations, with a demo estate, on $name", (engine) => {
  const opened = useDatabase(engine, (place) =>
    makeOldDatabase(place, allMigrations.slice(0, 6), async (old, engineName) => {
      await fillOldDemo(old, engineName);
      await sql`insert into newsletter_subscription (email, email_folded, locale, consented_at)
        values (${"Jos\u00e9@Exemple.test"}, 'jose@exemple.test', 'fr_FR', 0)`.execute(old);
      await sql`update declination set set_quantity = 1, quantity = 37 where id = 5`.execute(old);
    }),
  );

  test("stock moves to its own table and the products show what they showed", async () => {
    expect((await listStock()).find(({ declinationId }) => declinationId === 5)).toMatchObject({
      onHand: 37,
      reserved: 0,
      isTracked: true,
    });
    const box = await getProductDetail(9, "fr_FR");
    expect(box).toMatchObject({ vatRate: 20, isDematerialized: false, hasShippingFees: true });
    expect(box?.box?.items).toHaveLength(3);
  });

  test("nobody knows when its products were written last, until they are written again", async () => {
    expect(await lastChanges("product")).toEqual(new Map());
    done(await saveProduct({ id: 1, region: "Loire" }));
    expect(await lastChanges("product")).toEqual(new Map([[1, testStart]]));
  });

  test("a reader whose address has an accent is found by it, and leaves room for one whose has none", async () => {
    expect(await readers()).toEqual([{ email: "Jos\u00e9@Exemple.test", locale: "fr_FR", since: 0 }]);
    expect(await consentsOf("jos\u00e9@exemple.test")).toMatchObject([
      { list: 1, state: "SUBSCRIBED", at: 0, event: "ask", way: "before-the-log", words: "", locale: "fr_FR" },
    ]);
    await subscribe("jose@exemple.test", "fr_FR");
    expect(done(await leaveNewsletters("JOS\u00c9@exemple.test"))).toBe(true);
    expect((await readers()).map(({ email }) => email)).toEqual(["jose@exemple.test"]);
  });

  test("discounts keep their ids and what they are on; what is added afterwards has an id of its own", async () => {
    const { rows } = await sql<{ id: number; owner: number }>`
      select id, declination_id as owner from discount order by id`.execute(opened.db.reader);
    expect(rows).toHaveLength(2);
    const product = await getProduct(1, "fr_FR");
    done(await saveProduct({ id: 1, discounts: [{ type: "EURO", amount: 5 }] }));
    const after = await sql<{ id: number }>`select id from discount order by id`.execute(opened.db.reader);
    expect(after.rows.map(({ id }) => id)).toEqual([...rows.map(({ id }) => id), (rows.at(-1)?.id ?? 0) + 1]);
    expect((await getProduct(1, "fr_FR"))?.declinations.map(({ id }) => id)).toEqual(
      product?.declinations.map(({ id }) => id),
    );
  });
});
