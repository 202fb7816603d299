import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Collection } from "#schemas/collections/collection.ts";
import { award } from "#schemas/collections/every/award.ts";
import { blog } from "#schemas/collections/every/blog.ts";
import { blogFolder } from "#schemas/collections/every/blog-folder.ts";
import { companyAddress } from "#schemas/collections/every/company-address.ts";
import type { RecordItem } from "#schemas/content/record.ts";
import type { Locale } from "#schemas/locale.ts";

import { InEditor } from "../../kit/test-editor.tsx";
import { RecordRow } from "./record-row.tsx";

const words = () => document.body.textContent.replaceAll(/\s/g, " ");

test.each([
  { locale: "fr_FR", said: "Sert à : Cave, Retrait sur place" },
  { locale: "en_US", said: "Used for: Cellar, Click and collect" },
] as const)("what several choices say stands in a list in words, in $locale", async ({ locale, said }) => {
  await showRow({
    locale,
    collection: companyAddress,
    cells: { city: "Cluny", types: ["CELLAR", "CLICK_AND_COLLECT"] },
  });
  expect(words()).toContain(said);
  await expect.element(page.getByText("CLICK_AND_COLLECT")).not.toBeInTheDocument();
});

const terraces = { fr_FR: "Les Terrasses", en_US: "The Terraces" };

test.each([
  { locale: "fr_FR", said: ["Cuvée : Les Terrasses", "Année de remise : 2024", "Médaille : Or"] },
  { locale: "en_US", said: ["Wine: The Terraces", "Year it was given: 2024", "Medal: Gold"] },
] as const)("a wine is called by its name and a year written as one, in $locale", async ({ locale, said }) => {
  const cells = { product: 1, year: 2024, medal: "GOLD" };
  await showRow({ locale, collection: award, cells, referred: { product: terraces } });
  for (const each of said) expect(words()).toContain(each);
});

test("a number that is no year is written with what parts its thousands", async () => {
  await showRow({ locale: "en_US", collection: blogFolder, cells: { order: 12_000 } });
  expect(words()).toContain("12,000");
});

test("of another record that is gone nothing is said; one without words in a language is called by those of the other", async () => {
  await showRow({ locale: "en_US", collection: blog, cells: { date: "2026-05-20", folder: 9 } });
  expect(words()).not.toContain("Folder");
  const referred = { folder: { fr_FR: "Au chai" } };
  await showRow({ locale: "en_US", collection: blog, cells: { date: "2026-05-21", folder: 1 }, referred });
  expect(words()).toContain("Folder: Au chai");
});

test("a name of hundreds of letters takes three lines", async () => {
  await page.viewport(390, 844);
  const title = { fr_FR: "Une vendange qui n’en finit pas ".repeat(9) };
  await showRow({ locale: "fr_FR", collection: blog, cells: {}, title });
  const name = page.getByText(/^Une vendange/).element();
  const line = Number.parseFloat(getComputedStyle(name).lineHeight);
  expect(Math.round(name.getBoundingClientRect().height / line)).toBe(3);
  await page.viewport(1024, 800);
});

interface Shown extends Pick<RecordItem, "cells"> {
  readonly locale: Locale;
  readonly collection: Collection;
  readonly referred?: RecordItem["referred"];
  readonly title?: RecordItem["title"];
}

async function showRow({ locale, collection, cells, referred = {}, title = { fr_FR: "Le caveau" } }: Shown) {
  const item: RecordItem = {
    ...{ id: 3, row: 3, state: "public", plannedAt: null, shownAt: null },
    ...{ title, cells, referred },
  };
  const nothing = () => {};
  const hands = { isBusy: false, isPicked: false, pick: nothing, open: nothing, copy: nothing };
  await render(
    <InEditor locale={locale}>
      <ul>
        <RecordRow {...{ collection, item, ...hands }} />
      </ul>
    </InEditor>,
  );
}
