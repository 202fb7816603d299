import { beforeEach, describe, expect, test } from "vitest";

import type { RecordValues } from "#schemas/collections/collection.ts";
import { collections } from "#schemas/collections/collections.ts";
import { elementCollection } from "#schemas/collections/element-collection.ts";
import { type ElementCollection, elementFieldKinds } from "#schemas/content/element-field.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { openCode } from "#server/cart/codes/read.ts";
import { collectionSource } from "#server/collections/engine/sources.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { elementLists } from "#server/elements/read.ts";
import { saveForm } from "#server/forms/write.ts";
import { listNewsletterLists } from "#server/newsletter/lists/read.ts";
import { shippingServices } from "#server/shipping/fees/read.ts";
import { pickupPlans } from "#server/shipping/pickup/read.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";
import { bothEngines } from "#tests/setup/engines.ts";

import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { cleanedRecord, sampleRecord, type SampleRows } from "./record-samples.ts";

interface Sight {
  readonly path: string;
  /** What the answer says while the row is there. */
  readonly says: string;
}

const sight = (path: string): Sight => ({ path, says: "essai" });
const june = "/calendar/1/date/allowed/6/2026";

/** The public call whose answer has a row of a collection, and nothing of it when it is taken away. */
const sights: Readonly<Record<string, (row: number) => Sight>> = {
  news: (row) => sight(`/news/${row}`),
  blog: (row) => sight(`/blog/${row}`),
  "blog-folder": (row) => sight(`/blog/folder/${row}`),
  album: (row) => sight(`/album/${row}`),
  "list-essais": (row) => sight(`/element/essais/${row}`),
  service: (row) => sight(`/service/${row}`),
  "company-address": () => sight("/company/address?nbItem=100"),
  award: () => sight("/award?nbItem=100"),
  "meal-icon": () => sight("/parameter/product/meal-icon"),
  "pickup-week": (row) => ({ path: june, says: `"id":${row},"from"` }),
  "pickup-day": (row) => ({ path: june, says: `"id":${row},"from"` }),
};

/** A list with columns of each kind, for all languages and for each. */
const made: ElementCollection = {
  route: "essais",
  label: {},
  one: {},
  hasPages: false,
  fields: [true, false].flatMap((localized) =>
    elementFieldKinds.map((kind) => ({ name: localized ? `${kind}_of_each` : `${kind}_of_all`, kind, localized })),
  ),
};

/**
 * A product's lists refer to each other, so that none can be made of what its fields say alone: `record-products.test.ts`;
 * those of a variation get rows of their own: `record-variations.test.ts`; those of a zone name services: `record-shipping.test.ts`
 * holds all of its fields to the same; those of a customization hold what belongs to their kind: `record-customizations.test.ts`.
 */
const tried = [
  ...collections.filter(({ slug }) => !["products", "variation", "shipping-zone", "customization"].includes(slug)),
  elementCollection(made),
];

describe.each(bothEngines)("every collection on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let rows: SampleRows = {};

  beforeEach(async () => {
    done(await saveElementList(made));
    done(await saveForm({ id: 9, document: allFieldsForm() }));
    rows = { media: 1, form: 9, "company-address": 1, product: api.content.product, "blog-folder": api.content.folder };
  });

  const call = async (method: string, path: string, body?: object) =>
    await api.call(method, `/api/admin/record${path}`, { token, lang: "en_US", ...(body && { body }) });
  const setAll = (values: RecordValues, fields: (typeof collections)[number]["fields"]) =>
    Object.entries(values).flatMap(([field, value]) =>
      fields[field]?.localized
        ? Object.entries(value as object).map(([locale, text]) => ({
            type: "set",
            field,
            locale,
            value: text as unknown,
          }))
        : [{ type: "set", field, value }],
    );

  test.each(tried)("[CO12] $slug: each field comes back as it was saved", async (collection) => {
    const { slug, fields } = collection;
    // What is made is of June 2026: news are out when that is over, and places can be booked before it.
    api.database.clock.set(slug.startsWith("pickup") ? Date.UTC(2026, 5, 1) : Date.UTC(2026, 7, 1));
    const values = sampleRecord(collection, rows);
    // A code is accepted from the instant on at which it begins.
    if (slug === "discount-code") api.database.clock.set(Date.parse(String(values["startsAt"])));
    token = await logIn(api, administrator);
    const said = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
    const first = Object.entries(fields).map(([name, field]) => [name, JSON.stringify(field.initial)]);
    for (const [index, own] of said.entries()) expect(own).not.toEqual(first[index]);

    const { id } = (await call("POST", `/${slug}`, { copyOf: null })).body.data as OpenedRecord;
    const calls = new DraftCalls(api, id, token, "record");
    await calls.save(0, [{ id: "edit-say-all", commands: setAll(values, fields) }]);
    const revision = await calls.publish(1, null);
    const { row } = (await call("GET", `/${slug}/${id}`)).body.data as OpenedRecord;
    if (row === null) throw new Error("What is published has a row");
    const source = await collectionSource(slug);
    const read = async () => (await source?.read([row]))?.get(row);
    expect(await read()).toEqual(cleanedRecord(collection, values));
    expect((await calls.draft()).document).toEqual({ version: 1, values });

    const isSeen = async () => {
      if (slug === "shipping-service")
        return (await shippingServices("fr_FR")).some(({ serviceCode }) => serviceCode === values["serviceCode"]);
      if (slug === "newsletter-list")
        return (await listNewsletterLists("fr_FR")).some(({ name }) => name.includes("essai"));
      if (slug === "discount-code") return (await openCode(String(values["code"]))) !== null;
      if (slug === "element-list") return (await elementLists()).some(({ route }) => route === values["route"]);
      if (slug === "pickup-closure") return await isClosed(String(values["day"]));
      const { path = "", says = "" } = sights[slug]?.(row) ?? {};
      const answer = await api.call("GET", `/api${path}`);
      return answer.status === 200 && answer.text.includes(says);
    };
    expect(await isSeen()).toBe(true);
    const taken = await calls.post("unpublish", { published: revision });
    expect(taken.status).toBe(source?.remove ? 200 : 422);
    if (!source?.remove) return;
    expect(await isSeen()).toBe(false);
    await calls.publish((await calls.draft()).sequence, null);
    const counted = (await source.count?.([row]))?.get(row) ?? {};
    expect((await call("GET", `/${slug}/${id}`)).body.data).toEqual({ id, row, isPublic: true, counted });
    expect(await read()).toEqual(cleanedRecord(collection, values));
    expect(await isSeen()).toBe(true);
  });
});

/** Closed days are told to the operator alone: visitors don't find them in the calendar. */
async function isClosed(day: string): Promise<boolean> {
  return (await pickupPlans()).some(({ closedDays }) => closedDays.includes(day));
}
