import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { ReaderList as ReadReaders, ReaderRow } from "#schemas/content/newsletter.ts";
import { locales } from "#schemas/locale.ts";

import { InEditor } from "../../kit/test-editor.tsx";
import { PagedList } from "../paged-list.ts";
import { ReaderList } from "./reader-list.tsx";
import { everyReader, type ReaderShelf } from "./reader-shelf.ts";

const none: ReadReaders = { subscriptions: [], total: 0 };
const emptyShelf = (): ReaderShelf =>
  new PagedList({
    query: everyReader,
    ask: async () => await Promise.resolve(none),
    itemsOf: ({ subscriptions }): readonly ReaderRow[] => subscriptions,
    keyOf: ({ id }: ReaderRow) => id,
  });

const rooms = [390, 768, 1280].flatMap((width) => locales.map((locale) => ({ width, locale })));

test.for(rooms)("what is chosen above a list is read whole, at $width px in $locale", async ({ width, locale }) => {
  await page.viewport(width, 844);
  await render(
    <InEditor locale={locale}>
      <ReaderList shelf={emptyShelf()} last={null} open={() => {}} />
    </InEditor>,
  );
  await expect.element(page.getByRole("combobox").first()).toBeVisible();
  const selects = [...document.querySelectorAll("select")];
  expect(selects.length).toBe(2);
  for (const select of selects) {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    expect(room).toBeGreaterThanOrEqual(Math.floor(widthOf(select.selectedOptions[0]?.text ?? "", font)));
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

/** How much room words take on a line. */
function widthOf(words: string, font: string): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("nothing can be measured");
  pen.font = font;
  return pen.measureText(words).width;
}
