import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { elementDetailDefinition } from "./definition.ts";
import { elementDetailFixtures } from "./fixtures.ts";
import { ElementDetailView } from "./view.tsx";

const [filled, long, none] = elementDetailFixtures.map((fixture) => renderFixture(ElementDetailView, fixture));

test("[§7] the element is the one of the page's list and address", () => {
  const { element } = elementDetailDefinition.needs!({ params: { route: "realisation", id: "2" } } as never);
  expect(element).toEqual({ call: "getElement", params: { route: "realisation", id: 2 } });
});

test("its title is the page's; it leads on and back to its list", () => {
  expect(filled).toMatch(/<h1[^>]*>La cave voûtée<\/h1>/);
  expect(filled).toContain('href="/le-vignoble"');
  expect(filled).toMatch(/<a href="\/realisations"[^>]*>Voir toute la liste<\/a>/);
});

test("without a picture or a link it still reads; without data it is not there", () => {
  expect(long).not.toContain("<img");
  expect(long).not.toContain("<a ");
  expect(none).toBe("");
});
