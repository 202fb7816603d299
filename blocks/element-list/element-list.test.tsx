import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { initialProps } from "#schemas/fields/props.ts";

import { elementListDefinition } from "./definition.ts";
import { elementListFixtures } from "./fixtures.ts";
import { ElementListView } from "./view.tsx";

const [filled, rows, logos, empty, none] = elementListFixtures.map((fixture) =>
  renderFixture(ElementListView, fixture),
);

test("[§9] element lists begin at page 1 with 24 items", () => {
  expect(initialProps(elementListDefinition.fields).nbItem).toBe(24);
  const { list } = elementListDefinition.needs!({
    props: { route: "domaine", eyebrow: "", title: "", layout: "grid", nbItem: 24 },
    query: {},
  } as never);
  expect(list).toEqual({ call: "listElements", params: { route: "domaine" }, query: { page: 1, nbItem: 24 } });
});

test("items show their title, text and link", () => {
  expect(filled).toContain("La cave voûtée");
  expect(filled).toMatch(/href="\/le-vignoble"[^>]*aria-label="En savoir plus : La tour"/);
});

test("an item without a link of its own leads to its own page", () => {
  expect(filled).toMatch(/href="\/elements\/domaine\/le-clos\/3"[^>]*aria-label="En savoir plus : Le clos"/);
});

test("a list that fills several pages links to them, keeping the address", () => {
  expect(rows).toContain('href="/en_US/page" rel="prev"');
  expect(rows).toContain('href="/en_US/page?b1.page=3" rel="next"');
});

test("a logo without words of its own is named by its item", () => {
  expect(logos).toContain('alt="Agriculture biologique"');
  expect(logos).toContain("Vignerons indépendants");
});

test("an empty list says so, a list that could not be had shows nothing", () => {
  expect(empty).toContain("Rien à montrer pour le moment.");
  expect(none).toBe("");
});
