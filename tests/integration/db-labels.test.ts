import jsQR from "jsqr";
import sharp from "sharp";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { languageCodes } from "#schemas/labels/languages.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { createLabelApp } from "#server/http/site/label-app.ts";
import { missingToOpen } from "#server/estate/read.ts";
import { labelCode, labelPage, listLabels, storedLabel } from "#server/labels/read.ts";
import { saveFoodLabel } from "#server/labels/write.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";
import { fillOldDemo } from "#tests/setup/old-demo.ts";
import { done } from "#tests/setup/results.ts";

const origin = "https://www.estate.test";
const nutrition = {
  ...{ energyKj: 310, energyKcal: 75, fat: 0, saturates: 0 },
  ...{ carbohydrates: 0.6, sugars: 0.1, protein: 0, salt: 0 },
};
const given = {
  ingredients: [
    { term: "grapes" },
    { term: "sulphites", role: "preservative" },
    { text: { fr: "<b>blanc</b> d’œuf", en: "egg white" }, isAllergen: true },
  ],
  nutrition,
};

describe.each(engines)("e-labels on $name", (engine) => {
  useDatabase(engine);

  test("a label stands in every language, allergens marked by what they are, and nothing that was typed is markup", async () => {
    const id = await wine();
    done(await saveFoodLabel(["C-24"], given));
    for (const language of languageCodes) {
      const html = (await labelPage(id, language)) ?? "";
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/<strong>/g)?.length).toBe(3);
      expect(html).not.toMatch(/<script|<img|<form|<iframe|src=|https?:|€|cart/);
      expect(html.match(/hreflang="[a-z]{2}" href=/g)).toHaveLength(24);
      expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    }
    const french = (await labelPage(id, "fr")) ?? "";
    expect(french).toContain("raisins, conservateur\u00a0: <strong>sulfites</strong>");
    expect(french).toContain("&lt;b&gt;blanc&lt;/b&gt;");
    expect(french).toMatch(/310\u00a0kJ \/ 75\u00a0kcal[^]*0,6\u00a0g/);
    expect(await labelPage(id, "el")).toContain('<span lang="en"><strong>egg white</strong></span>');
  });

  test("[§2] its page sets no cookie, keeps nothing, runs nothing and is in no index; the language is asked for or the browser's", async () => {
    const id = await wine();
    done(await saveFoodLabel(["C-24"], given));
    const app = createLabelApp();
    const answer = await app.request(`${origin}/e-label/${id}`, { headers: { "accept-language": "bg, en;q=0.5" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+;/);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect([answer.headers.get("content-language"), answer.headers.get("vary")]).toEqual(["bg", "Accept-Language"]);
    expect(await answer.text()).toContain("Съставки");
    const asked = await app.request(`${origin}/e-label/${id}?lang=el`, { headers: { "accept-language": "bg" } });
    expect(asked.headers.get("content-language")).toBe("el");
    for (const path of ["/e-label/999", "/e-label/0", "/e-label/x", "/e-label/9999999999"]) {
      expect([path, (await app.request(`${origin}${path}`)).status]).toEqual([path, 404]);
    }
  });

  test("a code leads to the page's address, with the words beside it that the law wants", async () => {
    const id = await wine();
    done(await saveFoodLabel(["C-24"], given));
    for (const language of ["fr", "bg"] as const) {
      const svg = (await labelCode(id, origin, language)) ?? "";
      const { data, info } = await sharp(Buffer.from(svg), { density: 250 })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
      expect(read?.data).toBe(`${origin}/e-label/${id}`);
      expect(svg).toContain("E (100 ml) = 310 kJ / 75 kcal");
    }
    const svg = (await labelCode(id, origin, "fr")) ?? "";
    expect(svg).toContain("INGRÉDIENTS / DÉCLARATION NUTRITIONNELLE");
    expect(svg).toMatch(/Contient\u00a0: sulfites/);
    // Small letters of at least 1.2 mm: those of Arial are 0.519 of the size.
    const size = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
    expect(size * 0.519).toBeGreaterThanOrEqual(1.2);
    expect(svg).toMatch(/width="[\d.]+mm"/);
  });

  test("what can't be read is refused under its name, and nothing is written", async () => {
    const id = await wine();
    for (const [wrong, key] of [
      [{ ingredients: [{ term: "grape juice" }], nutrition }, "ingredients.0"],
      [{ nutrition }, "ingredients"],
      [{ ...given, nutrition: { energyKj: 1 } }, "nutrition"],
    ] as const) {
      expect(await saveFoodLabel(["C-24"], wrong)).toMatchObject({ ok: false, error: { problems: [{ key }] } });
    }
    expect(await saveFoodLabel(["C-24", "nothing"], given)).toMatchObject({ ok: false, error: { code: "not-found" } });
    expect(await storedLabel(id)).toBeNull();
    expect(await labelCode(id, origin, "fr")).toBeNull();
  });

  test("a wine of the harvest of 2024 or later without a label is told before the site may open", async () => {
    await wine();
    const told = async () => (await missingToOpen(origin)).find(({ key }) => key === "e-labels");
    expect(await told()).toMatchObject({ isRequired: true, text: expect.stringContaining("C-24") });
    expect((await told())?.text).not.toContain("C-23");
    done(await saveFoodLabel(["C-24"], given));
    expect(await told()).toBeUndefined();
    expect((await listLabels()).map(({ reference, isComplete }) => [reference, isComplete])).toEqual([
      ["C-24", true],
      ["C-23", false],
    ]);
  });
});

describe.each(engines)("e-labels of a database that had none, on $name", (engine) => {
  useDatabase(engine, (place) =>
    makeOldDatabase(place, allMigrations.slice(0, 6), async (old, engineName) => {
      await fillOldDemo(old, engineName);
      const sheet = JSON.stringify({ v: 1, alcohol: 13, nutrition });
      await sql`update product set sheet = ${sheet} where id = 1`.execute(old);
      for (const [locale, words] of [
        ["fr_FR", { ingredients: "Raisins, sulfites", allergens: "Contient des sulfites." }],
        ["en_US", { ingredients: "Grapes, sulfites" }],
      ] as const) {
        await sql`update product_text set sheet = ${JSON.stringify({ v: 1, ...words })}
          where product_id = 1 and locale = ${locale}`.execute(old);
      }
    }),
  );

  test("every vintage has what its wine's sheet said, and the sheet keeps it", async () => {
    const [first] = await listLabels(1);
    expect(first?.isComplete).toBe(true);
    expect(await storedLabel(first?.idDeclination ?? 0)).toEqual({
      ingredients: [{ text: { fr: "Raisins, sulfites", en: "Grapes, sulfites" }, isAllergen: false, role: null }],
      nutrition,
      allergens: { fr: "Contient des sulfites." },
      acids: null,
    });
    expect(await labelPage(first?.idDeclination ?? 0, "fr")).toContain("<strong>Contient des sulfites.</strong>");
    const row = await database().selectFrom("product").select("sheet").where("id", "=", 1).executeTakeFirst();
    expect(row?.sheet).toContain("310");
  });
});

/** A wine of two harvests; gives the id of the later one. */
async function wine(): Promise<number> {
  const form = { capacityMl: 750, priceCents: 1200 } as const;
  const saved = done(
    await saveProduct({
      type: "WINE",
      isPublished: true,
      declinations: [
        { ...form, reference: "C-24", year: 2024 },
        { ...form, reference: "C-23", year: 2023 },
      ],
      texts: { fr_FR: { name: "Coteau" } },
    }),
  );
  return await inTransaction(async () => {
    const row = await database()
      .selectFrom("declination")
      .select("id")
      .where("product_id", "=", saved.id)
      .where("year", "=", 2024)
      .executeTakeFirstOrThrow();
    return row.id;
  });
}
