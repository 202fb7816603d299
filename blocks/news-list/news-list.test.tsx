import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleNews } from "#blocks/kit/samples.ts";
import { initialProps } from "#schemas/fields/props.ts";

import { newsListDefinition } from "./definition.ts";
import { newsListFixtures } from "./fixtures.ts";
import { NewsListView } from "./view.tsx";

const [filled, grid, empty, index, none] = newsListFixtures.map((fixture) => renderFixture(NewsListView, fixture));
const { props } = newsListFixtures[0]!;

test("[§9 page-news] news come 10 a page, from page 1", () => {
  expect(initialProps(newsListDefinition.fields).nbItem).toBe(10);
  expect(newsListDefinition.needs?.({ props, query: {} } as never).list.query).toEqual({ page: 1, nbItem: 10 });
});

test("the block's own page is asked for, and promoted news alone when wished", () => {
  const { list } = newsListDefinition.needs!({
    props: { ...props, promotedOnly: true },
    query: { page: "3" },
  } as never);
  expect(list.query).toEqual({ page: 3, nbItem: 10, promoted: true });
});

test("a list without pagination stays on its first page", () => {
  const { list } = newsListDefinition.needs!({ props: { ...props, hasPages: false }, query: { page: "3" } } as never);
  expect(list.query?.["page"]).toBe(1);
});

test("a list at the page's head loads its first picture first, and the others when they are near", () => {
  const list = { news: [sampleNews(), sampleNews({ id: 5 })], total: 2 };
  const head = renderFixture(NewsListView, { ...newsListFixtures[0]!, data: { parameters: [], list } });
  expect(Array.from(head.matchAll(/ loading="(\w+)"/g), ([, how]) => how)).toEqual(["eager", "lazy"]);
  expect(head.match(/ fetchPriority="high"/g)).toHaveLength(1);
  expect(grid).not.toContain("fetchPriority");
});

test("an index shows no pictures", () => {
  expect(filled).toContain("<picture");
  expect(index).toContain("28/03/2026");
  expect(index).not.toContain("<picture");
});

test("[§9] dates display dd/mm/yyyy, in both languages", () => {
  expect(filled).toContain('<time dateTime="2026-03-28" class="_date');
  expect(filled).toContain(">28/03/2026</time>");
  expect(grid).toContain(">28/03/2026</time>");
});

test("titles lead to the items' own pages, long summaries are cropped", () => {
  expect(filled).toMatch(/<h2[^>]*><a href="\/news\/premiers-bourgeons\/4"/);
  expect(grid).toMatch(/<h2[^>]*><a href="\/en_US\/news\/first-buds\/4"/);
  expect(grid).toContain(">The vines wake early this year, and everybody looks at the sky.</p>");
});

test("no news: a quiet sentence; no data: nothing", () => {
  expect(empty).toContain("Pas encore d’actualités.");
  expect(none).toBe("");
});

test("on the page of a news item, a list without pages shows its neighbours in time, and stays full", () => {
  const [fixture] = newsListFixtures;
  if (!fixture) throw new Error("no fixture");
  const quiet = { ...fixture.props, hasPages: false, nbItem: 2 };
  const news = [3, 2, 1].map((id) =>
    sampleNews({ id, title: `News ${id}`, date: `2026-01-0${id}`, url: `/news/x/${id}` }),
  );
  const { list, later } = newsListDefinition.needs!({ props: quiet, query: {}, subject: news[1] } as never);
  expect(list.query).toEqual({ page: 1, nbItem: 3, date: "lte:2026-01-02" });
  expect(later.query).toEqual({ page: 1, nbItem: 3, date: "gte:2026-01-02", orderBy: "date" });
  const elsewhere = newsListDefinition.needs!({ props: quiet, query: {}, subject: null } as never);
  expect(elsewhere.later).toEqual(elsewhere.list);
  const shown = (path: string): string =>
    renderFixture(NewsListView, {
      ...fixture,
      props: quiet,
      data: { parameters: [], list: { news: news.slice(1), total: 2 }, later: { news: news.slice(0, 2), total: 2 } },
      page: { path },
    }).replace(/[^]*?(?=<ul)/, "");
  expect(shown("/news/x/2")).toMatch(/^(?!.*News 2).*News 3.*News 1/);
  expect(shown("/actualites")).toMatch(/^(?!.*News 1).*News 3.*News 2/);
});
