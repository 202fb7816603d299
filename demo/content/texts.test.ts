import { describe, expect, test } from "vitest";

import { cropText } from "#schemas/crop-text.ts";
import englishMessages from "#schemas/messages/en_US.json" with { type: "json" };
import { serverMessages } from "#schemas/messages/server-en_US.ts";
import type { Both } from "#starter/both.ts";

import { demoAlbums } from "./albums.ts";
import { demoBlogFolders } from "./blog/all-folders.ts";
import { demoElementLists } from "./elements/all-lists.ts";
import { realisations } from "./elements/realisations.ts";
import { defaultFrame, pageFrame } from "./frames.ts";
import { visitInvitation } from "./layouts/visit-invitation.ts";
import { demoForms } from "./forms.ts";
import { demoMedia } from "./media.ts";
import { demoNews } from "./news/all-news.ts";
import { demoPages } from "./pages.ts";
import { demoPlaces } from "./places.ts";
import { demoPopups } from "./popups.ts";
import { demoParameters } from "./parameters.ts";
import { demoProducts } from "./products/all-products.ts";
import { demoSheets } from "./products/all-sheets.ts";
import { dishes } from "./products/dishes.ts";
import { sizes, wineAwards } from "./products/relations.ts";
import { demoServices } from "./services/services.ts";

const everything = {
  albums: demoAlbums,
  blog: demoBlogFolders,
  elements: demoElementLists,
  forms: [...demoForms.values()],
  frames: [defaultFrame, pageFrame, visitInvitation],
  media: demoMedia,
  news: demoNews,
  pages: demoPages,
  parameters: demoParameters,
  places: demoPlaces,
  popups: demoPopups,
  products: demoProducts,
  sheets: [...demoSheets.values()],
  dishes: Object.values(dishes),
  sizes: [sizes],
  wineAwards,
  services: demoServices,
};

const texts = Object.entries(everything).flatMap(([kind, content]) => collect(content, kind));

test("the demo has texts, each in both languages or in neither", () => {
  expect(texts.length).toBeGreaterThan(300);
  const halves = texts.filter(({ text }) => (text.fr_FR === "") !== (text.en_US === ""));
  expect(halves.map(({ place }) => place)).toEqual([]);
});

test("French punctuation stands behind a no-break space, quotes are typographic", () => {
  const wrong = texts.filter(({ text }) => {
    const plain = withoutTags(text.fr_FR);
    return (
      / [;:!?»%€]/.test(plain) || /« /.test(plain) || /[^\s\u00a0«(0-9][;!?»]/.test(noUrls(plain)) || /['"]/.test(plain)
    );
  });
  expect(wrong.map(({ place, text }) => `${place}: ${text.fr_FR}`)).toEqual([]);
});

test("English has curly quotes and no French spaces", () => {
  const wrong = texts.filter(({ text }) => /['"«»]|[ \u00a0][;:!?]/.test(withoutTags(text.en_US)));
  expect(wrong.map(({ place, text }) => `${place}: ${text.en_US}`)).toEqual([]);
});

test("English is American: its spelling, inches, acres and Fahrenheit; metric units at most in brackets", () => {
  const british =
    /\b(colours?|licence|litres?|metres?|centred?|grey|plough|draught|woollen|neighbours?|favourite|flavours?|programme|catalogue|whilst|towards|afterwards|lime (tree|blossom))\b/i;
  const metric = /\b((kilo)?meters?|hectares?|\d+[\u00a0 ](m|km|cm|ha))\b|°C/;
  const wrong = texts.filter(
    ({ text: { en_US } }) => british.test(en_US) || metric.test(en_US.replaceAll(/\([^)]*\)/g, "")),
  );
  expect(wrong.map(({ place, text }) => `${place}: ${text.en_US}`)).toEqual([]);
  const messages = [...Object.values(englishMessages), ...Object.values(serverMessages)];
  expect(messages.filter((message) => british.test(message))).toEqual([]);
});

describe.each(["fr_FR", "en_US"] as const)("links in %s texts", (locale) => {
  test("lead to pages of the same language", () => {
    const prefix = locale === "fr_FR" ? "/" : "/en_US/";
    const services = demoServices.map((_service, index) => `${prefix}services/${index + 1}`);
    const known = [...demoPages.map(({ slug }) => prefix + slug[locale]), ...services];
    const found = texts.flatMap(({ text }) => [...text[locale].matchAll(/href="(\/[^"?#]*)/g)].map(([, path]) => path));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((path) => path === undefined || !known.includes(path))).toEqual([]);
  });
});

test("what lists show of news, articles, services and works ends where a sentence does", () => {
  const summaries = [
    ...demoNews.map(({ summary }) => summary),
    ...demoBlogFolders.flatMap(({ articles }) => articles.map(({ summary }) => summary)),
    ...demoServices.map(({ summary }) => summary),
    ...realisations.items.flatMap(({ text }) => text ?? []),
  ].flatMap((text) => Object.values(text));
  const cropped = summaries.map((text) => cropText(withoutTags(text).replaceAll("\n", " ")));
  expect(cropped.length).toBeGreaterThan(50);
  expect(cropped.filter((text) => !/[.!?][»”]?$/.test(text))).toEqual([]);
});

test("[§7] the blog has three folders and at least eight articles of about 250 words in each language", () => {
  const articles = demoBlogFolders.flatMap((folder) => folder.articles);
  expect(demoBlogFolders).toHaveLength(3);
  expect(articles.length).toBeGreaterThanOrEqual(8);
  const words = articles.flatMap(({ title, text }) =>
    Object.values(text).map((html) => ({ title: title.en_US, count: withoutTags(html).split(/\s+/).length })),
  );
  expect(words.filter(({ count }) => count < 225)).toEqual([]);
});

test("[§3] prices go from 9.50 to 48 euros, with two discounts and stock in use", () => {
  const wines = demoProducts.filter(({ type }) => type === "WINE");
  const prices = wines.flatMap(({ declinations }) => declinations.map(({ priceCents }) => priceCents));
  const all = demoProducts.flatMap(({ declinations }) => declinations);
  expect(wines).toHaveLength(8);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([950, 4800]);
  expect(all.filter(({ discount }) => discount !== undefined)).toHaveLength(2);
  expect(all.some(({ stock }) => stock !== undefined)).toBe(true);
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
});

interface Found {
  readonly place: string;
  readonly text: Both;
}

function collect(value: unknown, place: string): Found[] {
  if (typeof value !== "object" || value === null) return [];
  if (isBoth(value)) return [{ place, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${place}.${key}`));
}

function isBoth(value: object): value is Both {
  return "fr_FR" in value && "en_US" in value;
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}

function noUrls(text: string): string {
  return text.replaceAll(/[^\s]+@[^\s]+/g, "");
}
