import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { importLimits } from "#schemas/content/import.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import type { ImportedProduct } from "./shapes.ts";
import { readImport } from "./read-import.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "imports-"));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, "file");
  await writeFile(path, content);
  return await readImport([path], { isTaxIncluded: true });
}

/** What is said of a file that is refused, and the product that one holds which isn't. */
async function said(content: string | Uint8Array): Promise<string> {
  const found = await read(content);
  if (found.ok) return `read: ${found.value.items.map(({ title }) => title).join(", ")}`;
  expect(["unprocessable", "too-large", "unsupported-type"]).toContain(found.error.code);
  return refusalText(found.error, "en_US");
}

const head = "Type,SKU,Name,Published,Regular price,Description\n";
const row = (name: string, price = "10", text = "") => `simple,${name},${name},1,${price},${text}\n`;

test.each<[string, string | Uint8Array, RegExp]>([
  ["nothing", "", /empty/],
  ["a ZIP, as spreadsheets are", Buffer.from("PK\x03\x04rest"), /archive, a spreadsheet or a PDF/],
  ["a bomb in gzip", gzipSync(Buffer.alloc(1_000_000)), /archive/],
  ["a PDF", "%PDF-1.7", /archive/],
  ["NUL", `${head}simple,A,A\0B,1,10,\n`, /NUL/],
  ["UTF-16 without its mark", Buffer.from(head, "utf16le"), /NUL/],
  ["half of UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("ab")]).subarray(0, 3), /UTF-16/],
  ["a million columns", `${"a,".repeat(1_000_000)}\n`, /more than 2000 columns/],
  ["a million cells in a row", `${head}${",".repeat(1_000_000)}\n`, /more than 2000 columns/],
  ["more cells than columns", `${head}simple,A,A,1,10,,too much\n`, /Line 2: this row has more cells/],
  ["quotes that don't close", `${head}${row("A")}simple,B,"B,1,10,\n${row("C")}`, /Line \d+: quotes are opened/],
  ["quotes in the middle", `${head}simple,A,A "the" B,1,10,\n`, /Line 2: quotes/],
  ["a cell of two mebibytes", `${head}${row("A", "10", `"${"x".repeat(2 * 1024 * 1024)}"`)}`, /longer than a mebibyte/],
  ["one endless line", "x".repeat(2 * 1024 * 1024), /more than 2000 columns/],
  ["columns of nobody", "Name,Colour\nA,red\n", /Nobody knows this file/],
  ["words", "Dear estate,\nhere are the wines.\n", /Nobody knows this file/],
  ["a header alone", head, /nothing in this file/],
  [
    "a billion laughs",
    `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>`,
    /Line 1: this file declares a document type/,
  ],
  ["a file of this machine", `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss>&f;</rss>`, /document type/],
  [
    "an entity of nobody",
    `<?xml version="1.0"?><rss><channel><title>&nobody;</title></channel></rss>`,
    /XML can’t be read/,
  ],
  [
    "XML that is cut off",
    `<?xml version="1.0"?>\n<rss><channel>\n<item><title>x</ti`,
    /Line 3: this XML can’t be read/,
  ],
  [
    "XML of something else",
    `<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>`,
    /Nobody knows/,
  ],
  ["a page", "<!doctype html><html><body>x</body></html>", /XML can’t be read/],
])("[IM10] %s is refused in words", async (_what, content, words) => {
  expect(await said(content)).toMatch(words);
});

test("[IM10] a file that is too large is refused before it is read", async () => {
  expect(await said(Buffer.alloc(importLimits.bytes + 1, "x"))).toMatch(/at most 32 MiB/);
});

test.each([
  ["UTF-8", Buffer.from(`${head}${row("Cuvée d’été")}`)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${head}${row("Cuvée d’été")}`)],
  ["UTF-16, little end first", Buffer.from(`\ufeff${head}${row("Cuvée d’été")}`, "utf16le")],
  ["UTF-16, big end first", Buffer.from(`\ufeff${head}${row("Cuvée d’été")}`, "utf16le").swap16()],
  ["Windows", Buffer.concat([Buffer.from(head), windows(row("Cuvée d’été"))])],
])("[IM11] %s is read as it is written", async (_encoding, bytes) => {
  expect(await said(bytes)).toBe("read: Cuvée d’été");
});

test("[IM12] what a spreadsheet would run, a page show or a disk follow is text and nothing else", async () => {
  const hostile = [
    `"=HYPERLINK(""http://evil.test"")"`,
    "@SUM(A1)",
    "../../etc/passwd",
    "<b>gras</b>",
    "constructor",
    "__proto__",
  ];
  const found = await read(`${head}${hostile.map((name) => row(name)).join("")}`);
  if (!found.ok) throw new Error(found.error.messageKey);
  expect(found.value.items.map(({ title }) => title)).toEqual(['=HYPERLINK("http://evil.test")', ...hostile.slice(1)]);
});

test("[IM13] French exports of WooCommerce have French columns", async () => {
  const found = await read(
    "ID,Type,UGS,Nom,Publié,Description courte,Tarif promo,Tarif régulier,Catégories,Nom de l’attribut 1,Valeur(s) de l’attribut 1 \n" +
      '7,simple,BLC,Blanc,1,Vif,,"9,50",Vins blancs,Millésime,2023\n',
  );
  if (!found.ok) throw new Error(found.error.messageKey);
  const content = found.value.items[0]?.content as ImportedProduct;
  expect(content).toMatchObject({ type: "WINE", colour: "WHITE", summary: "Vif" });
  expect(content.forms).toMatchObject([{ reference: "BLC", priceCents: 950, year: 2023, capacityMl: 750 }]);
});

const item = (id: number, more: string) =>
  `<item><title>t</title><wp:post_id>${id}</wp:post_id><wp:post_type>page</wp:post_type><wp:status>publish</wp:status>${more}</item>`;
const exported = (items: string) =>
  `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

test.each([
  ["brackets that never close", exported(item(1, `<content:encoded>${"[a ".repeat(300_000)}</content:encoded>`)), 1],
  ["an address of slashes", exported(item(1, `<link>https://a.test/${"/".repeat(300_000)}x</link>`)), 1],
  [
    "pages one below the other",
    exported(Array.from({ length: 8000 }, (_, id) => item(id + 1, `<wp:post_parent>${id}</wp:post_parent>`)).join("")),
    8000,
  ],
  ["a name of digits", head + row("1".repeat(300_000)), 1],
])("[IM10] %s are read in the time of others of their length", { timeout: 5000 }, async (_what, content, count) => {
  const found = await read(content);
  expect(found.ok && found.value.items.length).toBe(count);
});

test("[IM12] days that there aren't are no days of a lower price", async () => {
  const found = await read(
    "Product ID,Name,Price tax included,Discount percent,Discount from (yyyy-mm-dd),Discount to (yyyy-mm-dd)\n" +
      "1,Blanc,10,20,0000-00-00,2026-02-30\n2,Rouge,10,20,2026-02-01,2026-02-28\n",
  );
  if (!found.ok) throw new Error(found.error.messageKey);
  expect(found.value.items.map(({ content }) => (content as ImportedProduct).forms[0]?.sale)).toEqual([
    { cents: 800, from: null, to: null },
    { cents: 800, from: "2026-02-01", to: "2026-02-28" },
  ]);
});

/** As Windows wrote it: a byte for each letter. */
function windows(text: string): Uint8Array {
  return Buffer.from(text.replaceAll("’", "\x92"), "latin1");
}
