import { demoBlogFolders } from "#demo/content/blog/all-folders.ts";
import { demoElementLists } from "#demo/content/elements/all-lists.ts";
import { demoNews } from "#demo/content/news/all-news.ts";
import { demoPages } from "#demo/content/pages.ts";
import { demoPopups } from "#demo/content/popups.ts";
import { demoProducts } from "#demo/content/products/all-products.ts";
import { demoServices } from "#demo/content/services/services.ts";

/** Every text with markup of the demo estate. */
export function demoRichTexts(): readonly string[] {
  const found = new Set<string>();
  collect(
    [demoBlogFolders, demoElementLists, demoNews, demoPages, demoPopups, demoProducts, demoServices],
    (text) => void found.add(text),
  );
  return [...found];
}

function collect(value: unknown, take: (text: string) => void): void {
  if (typeof value === "string" && /^<(?:p|h[234]|ul|ol|blockquote|table|hr)\b/.test(value)) take(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) collect(part, take);
}
