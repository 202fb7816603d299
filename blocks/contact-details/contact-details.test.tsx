import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import { sampleAddress } from "#blocks/kit/content-samples.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { coordinates, directionsUrl } from "./directions.ts";
import { contactDetailsFixtures } from "./fixtures.ts";
import { ContactDetailsView } from "./view.tsx";

const [filled = "", long, office, empty] = contactDetailsFixtures.map((fixture) =>
  renderFixture(ContactDetailsView, fixture),
);

function rendered(data: Partial<NonNullable<(typeof contactDetailsFixtures)[0]>["data"]>): string {
  const [fixture] = contactDetailsFixtures;
  if (!fixture) throw new Error("no fixture");
  return renderFixture(ContactDetailsView, { ...fixture, data: { ...fixture.data, ...data } });
}

test("[§3] phone, e-mail and opening hours per weekday come from the parameters", () => {
  expect(rendered({ places: null })).toMatch(
    /<dt>Mardi – Mercredi<\/dt><dd>10\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h<\/dd>/,
  );
  expect(filled).toMatch(/<h1[^>]*>Écrire, appeler, passer<\/h1>/);
  expect(filled).toContain('href="tel:0000000000"');
  expect(filled).toContain('href="mailto:bonjour@clairveille.example"');
});

test("hours stand once: where a place tells its own, the general ones are left out", () => {
  expect(filled.match(/<dl/g)).toHaveLength(1);
  const silent = { addresses: [sampleAddress({ openingHours: [] })], total: 1 };
  expect(rendered({ places: silent })).toMatch(/<h2[^>]*>Horaires<\/h2><dl/);
});

test("[§3 addresses] the company's addresses say what they are for, how to get there and when they are open", () => {
  expect(filled).toContain(">Cave</p>");
  expect(filled).toContain("2 chemin des Murets");
  expect(filled).toContain("44,2500° N\u00a0; 4,6000° E");
  expect(filled).toContain("10\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h\u00a030");
});

test("directions lead to a place's position, else to its address; the link is named by the place", () => {
  expect(directionsUrl(sampleAddress())).toBe("https://www.openstreetmap.org/directions?to=44.25%2C4.6");
  expect(directionsUrl(sampleAddress({ position: null }))).toBe(
    "https://www.openstreetmap.org/search?query=2%20chemin%20des%20Murets%2C%2000000%20Montclair-sur-Orbrie%2C%20France",
  );
  expect(filled).toContain('aria-label="Itinéraire vers\u00a0: Le caveau"');
  expect(long).toContain('aria-label="Directions to Montclair-sur-Orbrie"');
});

test("positions are told by their hemispheres, figures and letters the way of the language", () => {
  const santiago = { latitude: -33.5, longitude: -70.25 };
  expect(coordinates(santiago, createIntl({ locale: "en-US" }))).toBe("33.5000° S, 70.2500° W");
  expect(coordinates(santiago, createIntl({ locale: "fr-FR" }))).toBe("33,5000° S\u00a0; 70,2500° O");
});

test("without addresses the head office is told; without anything nothing is there", () => {
  expect(office).toContain("2 chemin des Murets");
  expect(office).not.toContain("<dl");
  expect(empty).toBe("");
});

test("a place doesn't say the estate's own number and address again", () => {
  const same = sampleAddress({ phone: "00 00 00 00 00", email: "boutique@clairveille.example" });
  const html = rendered({ places: { addresses: [same], total: 1 } });
  expect(html.match(/tel:0000000000/g)).toHaveLength(1);
  expect(html).toContain("mailto:boutique@clairveille.example");
});
