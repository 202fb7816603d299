import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { serviceListDefinition } from "./definition.ts";
import { serviceListFixtures } from "./fixtures.ts";
import { ServiceListView } from "./view.tsx";

const [filled, rows, empty, none] = serviceListFixtures.map((fixture) => renderFixture(ServiceListView, fixture));

function asked(tags: string) {
  return serviceListDefinition.needs!({ props: { ...serviceListFixtures[0]!.props, tags } } as never).list.query;
}

test("[§9 page-services] services come on one page of 100", () => {
  expect(asked("")).toEqual({ page: 1, nbItem: 100 });
});

test("[§7] services are asked for by comma-separated tags", () => {
  expect(asked(" visit, , tasting ")).toEqual({ page: 1, nbItem: 100, tag: "visit,tasting" });
  expect(asked(" , ")).toEqual({ page: 1, nbItem: 100 });
});

test("services at the page's head load their first picture first", () => {
  expect(filled?.match(/ fetchPriority="high"/g)).toHaveLength(1);
  expect(rows).not.toContain("fetchPriority");
});

test("titles lead to the services' own pages, below the block's title", () => {
  expect(filled).toMatch(/<h1[^>]*>Nos services<\/h1>/);
  expect(filled).toMatch(/<h2[^>]*><a href="\/services\/degustation\/1"/);
  expect(rows).toMatch(/<h3[^>]*><a href="\/en_US\/services\/guided-tasting\/1"/);
});

test("[§9] a summary is cropped to 120 characters", () => {
  const summary = /<p class="[^"]*summary[^"]*">([^<]*)<\/p>/.exec(rows ?? "")?.[1] ?? "";
  expect(summary).toMatch(/\.$/);
  expect(summary.length).toBeLessThanOrEqual(120);
});

test("no services: a quiet sentence; no data: nothing", () => {
  expect(empty).toContain("Rien à proposer pour le moment.");
  expect(none).toBe("");
});
