import { expect, test } from "vitest";

import { setDocument } from "#documents/set-document.tsx";
import { sheetModels, type LinesDocument, type SheetDocument } from "#schemas/documents/document.ts";
import { readPdf } from "#tests/setup/read-pdf.ts";

import { typeset } from "./typeset.ts";

const common = {
  language: "fr-FR",
  title: "Fiche technique : Les Terrasses 2022",
  author: "Domaine Clairveille",
  madeAt: 0,
  look: { ground: "#f7f3ea", ink: "#221c18", accent: "#6b1f2e" },
};

const sheet: SheetDocument = {
  ...common,
  kind: "SHEET",
  model: "DEFAULT",
  estate: "Domaine Clairveille",
  eyebrow: "Vin rouge · Coteaux de l’Orbrie",
  name: "Les Terrasses",
  form: "2022 · 75 cl",
  summary: "Fruit noir, poivre blanc, cœur de garrigue.",
  facts: [{ label: "Alcool", text: "12,5 % vol." }],
  sections: [{ label: "Cépages", text: "Cabernet franc 100 %" }],
  features: [{ label: "Mise en bouteille", text: "avril 2024" }],
  pairings: { label: "Accords", text: "Poulet rôti" },
  awards: { label: "Récompenses", text: "Médaille d’argent" },
  nutrition: { label: "Nutrition", text: "Énergie 322 kJ" },
  contact: "2 chemin des Murets",
  alcoholMessage: "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
  picture: "bottle",
};

const lines = (count: number, name = "Les Terrasses 2022"): LinesDocument => ({
  ...common,
  kind: "LINES",
  estate: "Domaine Clairveille",
  heading: "Facture 2026-000012",
  meta: [{ label: "Commande", text: "CD-7K3M9Q2" }],
  seller: { label: "Vendeur", lines: ["SCEA Clairveille", "TVA FR 00"] },
  parties: [{ label: "Client", lines: ["Lise Aubert"] }],
  columns: [
    { label: "Désignation", width: 70 },
    { label: "Total", width: 30, isNumber: true },
  ],
  rows: Array.from({ length: count }, (_, at) => ({ cells: [`${name} no ${at}`, "12,50 €"], notes: ["Réf. TER"] })),
  totals: [{ label: "Total TTC", value: "1 234,50 €", isStrong: true }],
  taxes: null,
  notes: ["Payée par carte."],
  footer: ["RCS Angers"],
  page: "Page",
});

const bottle = { bottle: "demo/media/les-terrasses.webp" };
const set = async (content: SheetDocument | LinesDocument, pictures: Readonly<Record<string, string>> = {}) =>
  await readPdf(
    await typeset(
      { content, title: { name: "Great Vibes", files: [] }, text: { name: "Alegreya Sans", files: [] }, pictures },
      setDocument,
    ),
  );

const hostile = {
  emoji: "Fête 😀👩‍👩‍👧‍👦🍷 au chai",
  "right to left": "Vin שלום عربي ‮txt",
  "without a space": "x".repeat(5_000),
  wide: "WM".repeat(2_500),
  controls: "a\u0000b\u0007c\u001bd\ud800e\u2028f\u200dg",
  brackets: "((([[[<<</Type /Page>>>%PDF \\) endobj",
  "other letters": "Ωμέγα Жанна Đặng Łódź Őr",
} as const;

test("[L1] a letter that an earlier document had only with an accent can be copied out of the next one", async () => {
  expect((await set(lines(1, "Ñandú Ýmir"))).text).toContain("Ñandú Ýmir");
  expect((await set(lines(1, "Nyons Yquem"))).text).toContain("Nyons Yquem");
});

for (const model of sheetModels) {
  test(`[L1] a sheet (${model}) is one page of text that can be selected, in fonts that come along`, async () => {
    const read = await set({ ...sheet, model }, bottle);
    expect(read.pages).toHaveLength(1);
    expect(read).toMatchObject({ title: common.title, faulty: [] });
    expect(read.fonts.length).toBeGreaterThan(1);
    for (const words of ["Les Terrasses", "2022 · 75 cl", "cœur de garrigue", "12,5 % vol.", sheet.alcoholMessage]) {
      expect(read.text).toContain(words);
    }
  });

  test(`[L1] a sheet (${model}) stays one page whatever its texts, with its name and the alcohol message`, async () => {
    for (const text of Object.values(hostile)) {
      const item = { label: text, text };
      const content = {
        ...sheet,
        ...{ model, summary: text, estate: text, eyebrow: text, form: text, contact: text },
        ...{ facts: Array(9).fill(item), sections: Array(9).fill(item), features: Array(40).fill(item) },
        ...{ pairings: item, awards: item, nutrition: item },
      };
      const read = await set(content, bottle);
      expect(read.pages).toHaveLength(1);
      expect(read.faulty).toEqual([]);
      expect(read.text).toContain("Les Terrasses");
      expect(read.text).toContain(sheet.alcoholMessage);
    }
  });
}

test("a picture that can't be read is left out, the sheet is one all the same", async () => {
  const read = await set(sheet, { bottle: "package.json" });
  expect(read.text).toContain("Cabernet franc");
});

test("letters of other alphabets are drawn, what nobody has a sign for is left out or a question mark", async () => {
  expect((await set({ ...sheet, summary: hostile["other letters"] })).text).toContain(hostile["other letters"]);
  expect((await set({ ...sheet, summary: hostile.emoji })).text).toContain("Fête au chai");
  expect((await set({ ...sheet, summary: hostile.controls })).text).toContain("abcde f");
  expect((await set({ ...sheet, summary: "Vin 葡萄" })).text).toContain("Vin ??");
});

test("[L19] lines go over as many pages as they take, the head of the table on each", async () => {
  const read = await set(lines(80));
  expect(read.title).toBe(common.title);
  expect(read.pages.length).toBeGreaterThan(2);
  for (const [at, page] of read.pages.entries()) {
    expect(page).toContain("Désignation");
    expect(page).toContain(`Page ${at + 1} / ${read.pages.length}`);
  }
  expect(read.text).toContain("no 79");
  expect(read.pages.at(-1)).toContain("1 234,50 €");
});

test("the head of the table stands on no page that has none of its lines", async () => {
  for (const count of [14, 15, 16, 17, 18]) {
    const { pages } = await set(lines(count));
    for (const page of pages) expect(page.includes("Désignation")).toBe(page.includes("Réf. TER"));
  }
});

test("an address whose parts are tied together is broken between them, in no word", async () => {
  const parties = ["Client", "Livré à"].map((label) => ({ label, lines: ["Lise Aubert"] }));
  const address = "2 chemin des Murets, 00000\u00a0Montclair-sur-Orbrie";
  const read = await set({ ...lines(1), parties, seller: { label: "Vendeur", lines: [address] } });
  expect(read.text).toContain("Montclair-sur-Orbrie");
});

test("[L19] hostile names in lines cost no other line its place", async () => {
  for (const text of Object.values(hostile)) {
    const read = await set(lines(4, text));
    expect(read.text).toContain("1 234,50 €");
    expect(read.faulty).toEqual([]);
  }
});

test("what was answered to how a line is made stands there whole, over pages where it takes as much", async () => {
  const long = (end: string) => `Gravure : ${"Pour Lise et Paul ".repeat(27)}${end}`;
  const broken = Array.from({ length: 240 }, () => "a").join("\n");
  const content = lines(3);
  const [first, ...others] = content.rows;
  if (!first) throw new Error("No lines");
  const notes = [...Array.from({ length: 20 }, (_, at) => long(`fin${at}.`)), broken, "x".repeat(620)];
  const read = await set({ ...content, rows: [first, { ...first, notes }, ...others] });
  expect(read.pages.length, "and none of it below a page's end").toBeGreaterThan(2);
  for (let at = 0; at < 20; at += 1) expect(read.text).toContain(`fin${at}.`);
  expect(read.text.match(/\ba\b/g)).toHaveLength(240);
  expect(read.text).toContain("no 2");
  expect(read.text).toContain("1 234,50 €");
  expect(read.faulty).toEqual([]);
});

test("the same content is the same file", async () => {
  const job = { content: sheet, title: { name: "Lato", files: [] }, text: { name: "None", files: [] }, pictures: {} };
  const [one, other] = [await typeset(job, setDocument), await typeset(job, setDocument)];
  expect(Buffer.compare(one, other)).toBe(0);
});
