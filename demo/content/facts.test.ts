import { expect, test } from "vitest";

import { LABELS, SIZES } from "#demo/images/labels.ts";
import { parseDayHours } from "#schemas/fields/opening-hours-text.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { readFreeHours } from "#server/db/migrations/free-hours.ts";

import { parcels } from "./elements/parcels.ts";
import { orderingLayout } from "./layouts/ordering.ts";
import { visitLayout } from "./layouts/visit.ts";
import { winesLayout } from "./layouts/wines.ts";
import { saleTerms } from "./legal/sale-terms.ts";
import { demoParameters } from "./parameters.ts";
import { demoPickups } from "./pickups.ts";
import { demoPlaces } from "./places.ts";
import { demoProducts } from "./products/all-products.ts";
import { customizations } from "./products/customizations.ts";
import { demoSheets } from "./products/all-sheets.ts";
import { appellationOf } from "./products/relations.ts";
import { demoServices } from "./services/services.ts";

// What pages say in words agrees with what the shop, the parameters and the lists say in numbers.

test("the eight parcels are fourteen hectares together, and each is as large on its wine's sheet", () => {
  const areas = parcels.items.map(({ text }) =>
    Number(/([\d,]+)\u00a0ha/.exec(text?.fr_FR ?? "")?.[1]?.replace(",", ".")),
  );
  expect(areas).toHaveLength(8);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(14);
  const said = new Set(areas.map((area) => `${String(area).replace(".", ",")}\u00a0ha`));
  const onSheets = [...demoSheets.values()].flatMap(({ features }) =>
    features.filter(({ label }) => label.fr_FR === "Surface").map(({ value }) => value.fr_FR),
  );
  expect(onSheets.length).toBeGreaterThan(5);
  expect(onSheets.filter((area) => !said.has(area))).toEqual([]);
});

test("a parcel that the map draws in two pieces is told to be in two", () => {
  const inTwo = parcels.items.filter(({ shared }) => shared?.["contour"]?.includes("/"));
  const told = parcels.items.filter(({ text }) => text?.fr_FR.includes("Deux pièces"));
  expect(told.map(({ title }) => title.fr_FR)).toEqual(inTwo.map(({ title }) => title.fr_FR));
});

test("the visits cost on their page what they cost among the services", () => {
  const prices = [...JSON.stringify(visitLayout).matchAll(/· (\d+\u00a0€)/g)].map(([, price]) => price ?? "");
  const services = demoServices.map(({ text }) => text.fr_FR).join();
  expect(prices).toHaveLength(2);
  expect(prices.filter((price) => !services.includes(`>${price} par personne`))).toEqual([]);
});

test("the hours of the visit's page are those of the parameters", () => {
  const props = Object.values(visitLayout.blocks).map((block) => block.props["html"] ?? block.props["text"]);
  const hours = props.find((html) => JSON.stringify(html ?? "").includes("Lundi")) as Record<"fr_FR" | "en_US", string>;
  const [french = [], english = []] = [hours.fr_FR, hours.en_US].map((html) =>
    [...html.matchAll(/<br>(.*?)<\/p>/g)].map(([, text]) => text ?? ""),
  );
  const written = french.map((text, index) => readFreeHours({ fr_FR: text, en_US: english[index] }));
  const days = ["MONDAY", "TUESDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
  const parameters = days.map((day) => parseDayHours(String(demoParameters[`OPENING_HOURS_${day}`])));
  expect(parameters).toEqual(written.map((value) => ({ ok: true, value })));
});

test("orders are picked up where the cellar is, while it is open", () => {
  const [cellar] = demoPlaces.filter(({ types }) => types?.includes("CLICK_AND_COLLECT"));
  const isOpen = ({ weekday, from, to }: (typeof demoPickups)[number]) =>
    cellar?.openingHours?.some(({ day, opens, closes }) => day === weekday && opens <= from && to <= closes);
  expect(demoPickups.length).toBeGreaterThan(10);
  expect(demoPickups.filter((span) => !isOpen(span))).toEqual([]);
});

test("[§9] the ordering page says what the shop's settings say", () => {
  const figures = orderingLayout.blocks["figures"]?.props["items"] as readonly { figure: { fr_FR: string } }[];
  const types = ["EXPEDITION_BOTTLES_MIN", "FREE_SHIPPING_AMOUNT", "CLICK_AND_COLLECT_DELAY", "RETURN_DELAY"];
  expect(figures.map(({ figure }) => figure.fr_FR.replace(/\s€$/, ""))).toEqual(
    types.map((type) => findParameter(type)?.initial),
  );
});

test("[§3] a wine keeps on the wines' page as long as on its sheet, in the order in which both are said", () => {
  const years = { trois: 3, cinq: 5, huit: 8, douze: 12, quinze: 15, vingt: 20, trente: 30 };
  const items = winesLayout.blocks["keeping-line"]?.props["items"] as readonly Record<
    "date" | "title",
    { fr_FR: string }
  >[];
  const said = items.flatMap(({ date, title }) => {
    const spans = Object.entries(years).flatMap(([word, span]) =>
      date.fr_FR.toLowerCase().includes(word) ? span : [],
    );
    return title.fr_FR.split(", ").map((wine, index) => [wine, spans[index] ?? spans.at(-1)]);
  });
  const sheets = demoProducts.flatMap(({ id, name }) => {
    const sheet = demoSheets.get(id);
    return sheet ? [[name.fr_FR, sheet.keeping[1]]] : [];
  });
  expect(said).toHaveLength(8);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(sheets));
});

test("a parcel's area in English is told in acres and hectares, as on its wine's sheet", () => {
  const areaOf = (text: string) => /[\d.]+\sacres \([\d.]+\sha\)/.exec(text)?.[0];
  const areas = parcels.items.map(({ text }) => areaOf(text?.en_US ?? ""));
  const onSheets = [...demoSheets.values()].flatMap(({ features }) =>
    features.filter(({ label }) => label.fr_FR === "Surface").map(({ value }) => value.en_US),
  );
  expect(areas).not.toContain(undefined);
  expect(onSheets.filter((area) => !areas.includes(area))).toEqual([]);
});

test("a label names the appellation that the wine's sheet names", () => {
  const labelled = demoProducts.flatMap(({ id, image }) => (LABELS[image] ? [{ id, label: LABELS[image] }] : []));
  expect(labelled).toHaveLength(8);
  for (const { id, label } of labelled) {
    const appellation = label.appellation ?? "Coteaux de l’Orbrie";
    expect([appellation, `${appellation} ${label.kind}`], label.name).toContain(appellationOf(id));
  }
});

test("[§3] the picture of each form has a label that names its vintage and its volume", () => {
  const labelOf = (picture: string): string | undefined => {
    const [, vintage] = /-(\d{4})$/.exec(picture) ?? [];
    const size = SIZES[picture];
    const label = LABELS[size?.of ?? picture.replace(/-\d{4}$/, "")];
    return label && `${vintage ?? label.year} ${size?.volume ?? label.volume}`;
  };
  const forms = demoProducts
    .filter(({ type }) => type === "WINE")
    .flatMap(({ image, declinations }) => declinations.map((form) => ({ ...form, image: form.image ?? image })));
  expect(forms.length).toBeGreaterThan(15);
  for (const { reference, year, capacityMl, image } of forms) {
    const volume = `${String(capacityMl / 10).replace(".", ",")} cl`;
    expect.soft(labelOf(image), reference).toBe(`${year ?? ""} ${volume}`);
  }
});

test("[L9] the terms of sale say that what is made for its buyer has no right of withdrawal, since the shop sells such things", () => {
  expect([...customizations.values()].some((made) => made.isExcludedFromWithdrawal === true)).toBe(true);
  expect(saleTerms.fr_FR).toMatch(
    /vous rétracter[^]*Ce droit ne s’applique pas à ce que nous gravons[^]*garanties légales/,
  );
  expect(saleTerms.en_US).toMatch(
    /to withdraw[^]*What we engrave or make for you has no such right[^]*legal guarantees/,
  );
});
