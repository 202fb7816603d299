import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";

import messages from "#schemas/messages/en_US.json" with { type: "json" };

import { pageCount, Pagination, shownPages } from "./pagination.tsx";

function render(page: number, total: number): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      <Pagination page={page} total={total} nbItem={24} href={({ page: to }) => (to ? `?page=${to}` : "?")} />
    </IntlProvider>,
  );
}

test("a list on one page has no pagination", () => {
  expect(render(1, 24)).toBe("");
  expect(pageCount(0, 24)).toBe(1);
  expect(pageCount(25, 24)).toBe(2);
});

test("the present page says so, and its neighbours are linked", () => {
  const html = render(2, 100);
  expect(html).toContain('href="?page=2" class="_page_');
  expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
  expect(html).toMatch(/href="\?" rel="prev"/);
  expect(html).toMatch(/href="\?page=3" rel="next"/);
});

test("a long list shows its ends and the present page's neighbours", () => {
  expect(shownPages(10, 40)).toEqual([1, 9, 10, 11, 40]);
  expect(shownPages(1, 3)).toEqual([1, 2, 3]);
});
