import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import { collections } from "#schemas/collections/collections.ts";
import { elementCollection } from "#schemas/collections/element-collection.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { exportRecordsOf } from "#server/collections/engine/export-records.ts";
import type { CollectionSource } from "#server/collections/engine/source.ts";
import { collectionSource } from "#server/collections/engine/sources.ts";
import { database, now } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { elementLists } from "#server/elements/read.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import type { MailDriver, OutgoingMail } from "#server/drivers/mail/mail-driver.ts";
import type { LateMails } from "#server/mails/rules.ts";
import { sendDueMails } from "#server/mails/sending/write.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { dangersIn, planted } from "#tests/setup/dangers-in.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { noLetters } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { filledCart, fillShop, wishFor } from "./shop-content.ts";

/*
 * What an administrator of the estate writes, or somebody who has taken their account: it is public as words, runs nowhere, and no
 * spreadsheet takes it for a formula.
 */

let said = 0;

/** A formula, and what breaks out of where words stand; no two are the same, for some of them are names. */
function hostileWords(most: number): string {
  said += 1;
  const html =
    `=${said}+1"'></title></script><script>${planted}</script><img src=x onerror="${planted}">` +
    `<svg onload="${planted}"></svg><a href="javascript:${planted}">x</a>`;
  return html.slice(0, most);
}

/** Whether any words can be said in a field: those that have a shape of their own take nothing else. */
const isFree = (field: Field): boolean =>
  field.describe()["as"] === undefined && field.describe()["options"] === undefined;

/** The values with hostile words in each field that takes any. */
function hostile(fields: Fields, values: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? hostileValue(field, value) : value];
    }),
  );
}

function hostileValue(field: Field, value: unknown): unknown {
  const { item } = field;
  if (item && Array.isArray(value)) return value.map((each) => (isRecord(each) ? hostile(item, each) : each));
  if (item && isRecord(value)) return hostile(item, value);
  if (!["text", "rich-text"].includes(field.kind) || !isFree(field)) return value;
  const most = Number(field.describe()["max"] ?? 5000);
  if (!field.localized) return value === "" ? "" : hostileWords(most);
  return isRecord(value) ? Object.fromEntries(Object.keys(value).map((locale) => [locale, hostileWords(most)])) : value;
}

/** What search engines are told of the site. */
function crawlers(db: Database): ReturnType<typeof createCrawlersApp> {
  const epochs = new Epochs();
  onTagsDropped(db, (tags) => epochs.drop(tags));
  return createCrawlersApp({
    siteUrl: "https://www.example.com",
    resolveNeed: (need, locale) => resolveNeed(need, { locale }),
    budget: new CacheBudget({ epochs, maxBytes: 1024 * 1024, now }),
    caches: true,
  });
}

describe.each(engines)("[§2] records full of what would run, on $name", (engine) => {
  const place = useDatabase(engine);

  /** Saves every row of a collection anew; the number of those that were there. */
  async function sayHostile(source: CollectionSource): Promise<number> {
    const rows = await database().selectFrom(source.listing.table).select("id").execute();
    const values = await source.read(rows.map(({ id }) => Number(id)));
    for (const [id, own] of values) done(await source.save(id, hostile(source.collection.fields, own)));
    return values.size;
  }

  test("run nothing on any page, in either language, and no spreadsheet calculates them", async () => {
    await fillDemo({ adminEmail: "a@example.org", say: () => {} });
    const form = await fillShop(10);
    const slugs = [...collections, ...(await elementLists()).map(elementCollection)].map(({ slug }) => slug);
    const sources = (await Promise.all(slugs.map(collectionSource))).filter((source) => source !== undefined);
    const saved: string[] = [];
    for (const source of sources) if ((await sayHostile(source)) > 0) saved.push(source.collection.slug);
    expect(saved).toEqual(expect.arrayContaining(["products", "news", "blog", "album", "service", "shipping-service"]));

    const site = createTestSite(place.db);
    const map = await (await crawlers(place.db).request("/sitemap.xml")).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    let told = 0;
    for (const path of paths) {
      const answer = await site.get(path);
      const text = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(dangersIn(text), path).toEqual([]);
      if (text.includes("hostile")) told += 1;
    }
    // They are there, as words.
    expect(told).toBeGreaterThan(50);

    for (const source of sources) {
      const parts: Uint8Array[] = [];
      for await (const part of exportRecordsOf(source)) parts.push(part);
      const table = Buffer.concat(parts).toString();
      expect(table, source.collection.slug).not.toMatch(/(?:^\ufeff?|[;\n])"?[=+@]/m);
      if (source.collection.slug === "products") expect(table).toContain("'=");
    }

    const { id, totalCents } = done(await placeOrder(wishFor(await filledCart([form, 6]), { locale: "en_US" })));
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: place.clock.now() }));
    const sent: OutgoingMail[] = [];
    const driver: MailDriver = { send: async (mail) => void sent.push(mail) };
    const late: LateMails = { "password-reset": async () => null, ...noLetters };
    await sendDueMails({ driver, origin: "https://www.estate.test", from: null, late }, () => true);
    expect(sent.length).toBeGreaterThan(1);
    for (const { html, subject } of sent) {
      expect(html, subject).toContain("hostile");
      expect(dangersIn(html), subject).toEqual([]);
    }
  });
});
