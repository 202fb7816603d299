import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleElement, sampleElements } from "#blocks/kit/samples.ts";
import { initialProps } from "#schemas/fields/props.ts";

import { elementListDefinition } from "./definition.ts";
import { elementListFixtures } from "./fixtures.ts";
import { ElementListView } from "./view.tsx";

const [filled, rows, logos, empty, zigzag, none] = elementListFixtures.map((fixture) =>
  renderFixture(ElementListView, fixture),
);

test("[§9 page-24] element lists begin at page 1 with 24 items", () => {
  expect(initialProps(elementListDefinition.fields).nbItem).toBe(24);
  const { list } = elementListDefinition.needs!({
    props: { route: "domaine", eyebrow: "", title: "", layout: "grid", more: "", nbItem: 24 },
    query: {},
  } as never);
  expect(list).toEqual({ call: "listElements", params: { route: "domaine" }, query: { page: 1, nbItem: 24 } });
});

test("items show their title, text and link", () => {
  expect(filled).toContain("La cave voûtée");
  expect(filled).toMatch(/href="\/le-vignoble"[^>]*aria-label="En savoir plus\u00a0: La tour"/);
});

test("a list may have words of its own for its links", () => {
  expect(rows).toMatch(
    /href="\/en_US\/vineyard"[^>]*aria-label="See the place: The vaulted cellar[^>]*>See the place<\/a>/,
  );
});

test("an item without a link of its own leads to its own page", () => {
  expect(filled).toMatch(/href="\/elements\/domaine\/le-clos\/3"[^>]*aria-label="En savoir plus\u00a0: Le clos"/);
});

test("[§9] an item with a page of its own shows the beginning of its text, 120 characters", () => {
  const text = `<p>${"Une cave fraîche vaut mieux, ".repeat(8)}</p>`;
  const [fixture] = elementListFixtures;
  if (!fixture) throw new Error("no fixture");
  const list = sampleElements([sampleElement({ url: "/elements/domaine/la-cave/1", text })]);
  const html = renderFixture(ElementListView, { ...fixture, data: { list, parameters: null } });
  const shown = /<p class="[^"]*">([^<]*…)<\/p>/.exec(html)?.[1] ?? "";
  expect(shown.length).toBeGreaterThan(90);
  expect(shown.length).toBeLessThanOrEqual(121);
});

test("on an item's own page, its list shows the others", () => {
  const [fixture] = elementListFixtures;
  if (!fixture) throw new Error("no fixture");
  const items = [1, 2].map((id) => sampleElement({ id, title: `Item ${id}`, url: `/elements/domaine/x/${id}` }));
  const data = { list: sampleElements(items), parameters: null };
  const html = renderFixture(ElementListView, { ...fixture, data, page: { path: "/elements/domaine/x/1" } });
  expect(html).not.toContain("Item 1");
  expect(html).toContain("Item 2");
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

test("alternating rows show what rows do, otherwise", () => {
  expect(zigzag).toMatch(/<ul class="[^"]*_zigzag_[^"]*"><li[^>]*><picture/);
});
