import { type Client, createClient } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { pageCaller } from "#src/page-caller.ts";

import type { PageNews } from "./page-news.ts";

/** Looks what is new of the page that an administrator merely visits, and after its preview, once the browser has nothing else to do. */
export function watchPreview(locale: Locale, news: PageNews): void {
  const look = (): void => void refreshHere(locale, news).catch((error: unknown) => console.warn(error));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(look, { timeout: 10_000 });
  else setTimeout(look, 3000);
}

async function refreshHere(locale: Locale, news: PageNews): Promise<void> {
  const { call } = clientFor(locale);
  const pages = await call("listCanvasPages");
  const here = pages.find(({ path }) => path === location.pathname);
  if (here) news.tell(here);
  if (!here?.isPublished || !here.isPreviewStale || here.pageId === null || here.layoutId === null) return;
  const { refreshPreview, visitorsHtml } = await import("#editor/previews/refresh-preview.ts");
  const { pageId, layoutId, path } = here;
  await refreshPreview({ pageId, layoutId, path }, { call, htmlOf: visitorsHtml });
  news.tell({ ...here, isPreviewStale: false });
}

function clientFor(locale: Locale): Client {
  const log = (text: string, error: unknown): void => console.warn(text, error);
  return createClient({ fetch: (...request) => fetch(...request), token: pageCaller.token, locale: () => locale, log });
}
