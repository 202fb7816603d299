import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { readProfiles } from "#blocks/kit/company.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleParameters } from "#blocks/kit/samples.ts";

import { footerDefinition } from "./definition.ts";
import { footerFixtures } from "./fixtures.ts";
import { FooterView } from "./view.tsx";

const [filled, long, none, logo, darkInk] = footerFixtures.map((fixture) => renderFixture(FooterView, fixture));

test("[§9 page-footer] the footer's lists have 100 items", () => {
  const { logos, links } = footerDefinition.needs!({} as never);
  expect([logos, links].map(({ params, query }) => [params?.["route"], query])).toEqual([
    ["logo-footer", { page: 1, nbItem: 100 }],
    ["link-footer", { page: 1, nbItem: 100 }],
  ]);
});

test("[§3] the company's address, phone, e-mail and hours come from the parameters", () => {
  expect(filled).toContain("12 chemin des Terrasses");
  expect(filled).toContain('href="tel:0467123456"');
  expect(filled).toContain("Mardi – Mercredi</dt><dd>9\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h</dd>");
  expect(filled).toContain("Samedi</dt><dd>10\u00a0h – 18\u00a0h, sur rendez-vous</dd>");
});

test("links, partners and profiles are linked; a partner's name is read beside its mark, and said once", () => {
  expect(filled).toContain('<a href="/mentions-legales">Mentions légales</a>');
  expect(filled).toMatch(/<a [^>]*href="https:\/\/example.org">.*alt="".*<span>Agriculture biologique<\/span><\/a>/);
  expect(filled).toContain('href="https://instagram.example/clairveille"');
});

test("without a logo the estate's name stands there; what is missing leaves no empty column", () => {
  expect(long).toMatch(/<p class="[^"]*">Domaine Clairveille<\/p>/);
  expect(none).not.toContain("<h2");
});

test("[§9 consent-banner] consent is asked for again from the foot, where a tracker is set up and nowhere else", () => {
  const [first] = footerFixtures;
  if (!first) throw new Error("The footer has no fixture");
  const withTracker = (values: Record<string, string>) =>
    renderFixture(FooterView, { ...first, data: { ...first.data, parameters: sampleParameters(values) } });
  expect(withTracker({ PLAUSIBLE_DOMAIN: "estate.test" })).toContain(
    '<a href="/cookie-policy#cookies" data-consent="">Gérer les cookies</a>',
  );
  for (const html of [filled, withTracker({ MATOMO_SITE_ID: "1" })]) expect(html).not.toContain("data-consent");
});

test("the hours can be folded away, and their title is there for both ways", () => {
  expect(filled).toMatch(
    /<h2 [^>]*>Horaires du caveau<\/h2><details [^>]*><summary [^>]*><h2 [^>]*>Horaires du caveau</,
  );
});

test("a profile whose address isn't safe is left out", () => {
  expect(
    readProfiles(sampleParameters({ FACEBOOK_URL: "javascript:alert(1)", YOUTUBE_URL: "https://y.example/c" })),
  ).toEqual([{ label: "YouTube", url: "https://y.example/c" }]);
});

test("[§3] without a logo of its own the footer has the estate's", () => {
  expect(logo).toContain('alt="Below"');
});

test("[§9] the footer's logo is as high as its parameter says (100)", () => {
  const css = readFileSync(fileURLToPath(new URL("footer.module.css", import.meta.url)), "utf8");
  expect(css).toMatch(/inline-size: var\(--logo-width-footer, auto\);[^}]*block-size: var\(--logo-height-footer\);/);
  expect(css).toContain("margin: var(--logo-margin-footer, 0);");
});

test("[§9] on a dark ground the name stands in for a logo that was drawn for light ones", () => {
  expect(darkInk).not.toContain("Dark ink");
  expect(darkInk).toMatch(/<p class="[^"]*">Domaine Clairveille<\/p>/);
});
