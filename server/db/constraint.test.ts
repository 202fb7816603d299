import { describe, expect, test } from "vitest";

import { brokenConstraint, brokenKeys, writingAt } from "./constraint.ts";

describe("which constraint broke", () => {
  test.each([
    [
      sqlite(2067, "UNIQUE constraint failed: page_text.locale, page_text.slug"),
      ["page_text.locale", "page_text.slug"],
    ],
    [sqlite(275, "CHECK constraint failed: price_cents between 0 and 100000000"), [".price_cents"]],
    [sqlite(275, "CHECK constraint failed: discount_has_one_owner"), [".discount_has_one_owner"]],
    [sqlite(1299, "NOT NULL constraint failed: media.path"), ["media.path"]],
    [sqlite(3091, "cannot store REAL value in INTEGER column declination.price_cents"), ["declination.price_cents"]],
    [sqlite(787, "FOREIGN KEY constraint failed"), []],
    [
      postgres("23505", { table: "page_text", detail: "Key (locale, slug)=(fr_FR, a) already exists." }),
      ["page_text.locale", "page_text.slug"],
    ],
    [
      postgres("23514", { table: "declination", constraint: "declination_price_cents_check" }),
      ["declination.price_cents"],
    ],
    [
      postgres("23514", { table: "discount", constraint: "discount_has_one_owner" }),
      ["discount.discount_has_one_owner"],
    ],
    [
      postgres("23503", { table: "news", detail: 'Key (media_id)=(9) is not present in table "media".' }),
      ["news.media_id"],
    ],
    [postgres("23502", { table: "media", column: "path" }), ["media.path"]],
    [postgres("22003", {}), []],
  ])("%s", (error, places) => {
    expect(brokenConstraint(error)?.places).toEqual(places);
  });

  test.each([new Error("x"), sqlite(1, "no such table"), postgres("42601", {}), null, "text"])(
    "%s is none",
    (error) => {
      expect(brokenConstraint(error)).toBeNull();
    },
  );
});

describe("what the caller calls it", () => {
  const keys = { "news.media_id": "mediaId", "news.day": "date", "news_text.slug": "slug" };

  test("columns that nobody named are nobody's business", () => {
    expect(brokenKeys({ kind: "unique", places: ["news_text.locale", "news_text.slug"] }, keys)).toEqual(["slug"]);
    expect(brokenKeys({ kind: "check", places: ["news.promoted"] }, keys)).toEqual([]);
    expect(brokenKeys({ kind: "check", places: [".day"] }, keys)).toEqual(["date"]);
  });

  test("an unnamed reference is the only one that there is, or none", () => {
    expect(brokenKeys({ kind: "reference", places: [] }, keys)).toEqual(["mediaId"]);
    expect(brokenKeys({ kind: "reference", places: [] }, { ...keys, "news.folder_id": "folderId" })).toEqual([]);
    expect(brokenKeys({ kind: "check", places: [] }, keys)).toEqual([]);
  });
});

describe("where in what was given it is", () => {
  const keys = {
    "product.media_id": "mediaId",
    "declination.reference": "declinations.reference",
    "declination.media_id": "declinations.mediaId",
    "discount.amount": "discounts.amount",
    "product_recommendation.recommended_id": "recommended",
  };

  async function keysAt(error: Error, ...places: readonly string[]): Promise<readonly string[]> {
    const failing = async () => await Promise.reject(error);
    const work = places.reduceRight<() => Promise<unknown>>((inner, place) => () => writingAt(place, inner), failing);
    const caught: unknown = await work().catch((reason: unknown) => reason);
    const broken = brokenConstraint(caught);
    return broken ? brokenKeys(broken, keys) : [];
  }

  test("of an item it is that item's own", async () => {
    const taken = sqlite(2067, "UNIQUE constraint failed: declination.reference");
    expect(await keysAt(taken, "declinations.1")).toEqual(["declinations.1.reference"]);
    const share = () => sqlite(275, "CHECK constraint failed: amount between 1 and 9");
    expect(await keysAt(share(), "declinations.1", "discounts.0")).toEqual(["declinations.1.discounts.0.amount"]);
    expect(await keysAt(share(), "discounts.2")).toEqual(["discounts.2.amount"]);
  });

  test("of an item that is a value it is the item", async () => {
    const lost = postgres("23503", { table: "product_recommendation", detail: "Key (recommended_id)=(9) is not" });
    expect(await keysAt(lost, "recommended.1")).toEqual(["recommended.1"]);
  });

  test("an unnamed reference is looked for in that part alone", async () => {
    const lost = () => sqlite(787, "FOREIGN KEY constraint failed");
    expect(await keysAt(lost(), "declinations.0")).toEqual(["declinations.0.mediaId"]);
    expect(await keysAt(lost(), "recommended.3")).toEqual(["recommended.3"]);
    expect(await keysAt(lost(), "discounts.3")).toEqual([]);
    expect(await keysAt(lost())).toEqual([]);
  });
});

function sqlite(errcode: number, message: string): Error {
  return Object.assign(new Error(message), { errcode });
}

function postgres(code: string, fields: Readonly<Record<string, string>>): Error {
  return Object.assign(new Error("refused"), { code, ...fields });
}
