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
  expect(all).toMatch(/name="day"[^>]* value="2026-11-28_1"\/><span[^>]*>28<\/span><span[^>]*>samedi 28 novembre</);
  expect(all).toMatch(/<legend>samedi 28 novembre<\/legend>[^]*value="4_2026-11-28_1"[^]*10\u00a0h – 12\u00a0h</);
  expect(collected).toMatch(/<input(?=[^>]*name="slot")(?=[^>]*value="4_2026-11-28_1")(?=[^>]*checked)/);
  expect(collected).toMatch(/<input(?=[^>]*name="day")(?=[^>]*value="2026-11-28_1")(?=[^>]*checked)/);
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

test("[§9] days that are full or closed say so; those before and after what is told are no more than a number", () => {
  expect(all).toMatch(/lundi 30 novembre, <\/span><small>complet</);
  expect(all).toMatch(/dimanche 29 novembre, <\/span><small>fermé</);
  expect(all).not.toContain("vendredi 27 novembre");
});
