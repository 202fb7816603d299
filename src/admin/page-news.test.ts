import { expect, test } from "vitest";

import { PageNews } from "./page-news.ts";

const page = { isPublished: true, hasChanges: false, isPreviewStale: false };

test("a page that is public as it was edited has no news; changes that wait come before an old preview", () => {
  const news = new PageNews();
  expect(news.messageKey).toBeNull();
  news.tell(page);
  expect(news.messageKey).toBeNull();
  news.tell({ ...page, isPreviewStale: true });
  expect(news.messageKey).toBe("editor.shell.isStale");
  news.tell({ ...page, isPreviewStale: true, hasChanges: true });
  expect(news.messageKey).toBe("editor.shell.hasChanges");
  // A page that visitors don't get has no preview that could be true.
  news.tell({ ...page, isPreviewStale: true, isPublished: false });
  expect(news.messageKey).toBeNull();
  // What was said of one page isn't said of the next.
  news.tell({ ...page, hasChanges: true });
  news.forget();
  expect(news.messageKey).toBeNull();
});
