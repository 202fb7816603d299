import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { checkoutShippingFixtures } from "./fixtures.ts";
import { CheckoutShippingView } from "./view.tsx";

const [all = "", collected = "", few = "", nothing = ""] = checkoutShippingFixtures.map((fixture) =>
  renderFixture(CheckoutShippingView, fixture),
);

test("each way is a row with what it costs; the first is chosen until another is", () => {
  expect(all).toMatch(/value="DELIVERY:HOME"[^>]*checked=""|checked=""[^>]*value="DELIVERY:HOME"/);
  expect(all).toMatch(/À domicile<span[^>]*>3 rue du Four, Beaune<[^]*12,90\u00a0€/);
  expect(all).toMatch(/value="CLICK_AND_COLLECT"[^]*Le caveau, Saint-Romain[^]*Gratuit/);
});

test("[§7] a parcel shop is chosen from a list, and an hour from the calendar", () => {
  expect(all).toMatch(/name="accessPoint"[^]*value="R1"|value="R1"[^]*Tabac de la Halle/);
  expect(all).toMatch(/<optgroup label="samedi 28 novembre"><option value="4_2026-11-28">10\u00a0h – 12\u00a0h</);
  expect(collected).toMatch(
    /<optgroup label="Le caveau · Saturday, November 28"><option value="4_2026-11-28" selected/,
  );
  expect(collected).toMatch(/aria-invalid="true"[^]*is no longer free/);
});

test("where a way is missing it says why, and what is left can be chosen", () => {
  expect(few).toContain("Nous expédions 2 bouteilles au moins.");
  expect(few).toContain("Les points relais ne répondent pas.");
  expect(few).not.toContain("DELIVERY:");
  expect(few).toContain("CLICK_AND_COLLECT");
});

test("what comes by itself is asked nothing but a word", () => {
  expect(nothing).toContain("Rien à transporter");
  expect(nothing).not.toContain('name="way"');
  expect(nothing).toContain('name="message"');
});
