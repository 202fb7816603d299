import { type Client, createClient } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { pageCaller } from "#src/page-caller.ts";

import type { PageNews } from "./page-news.ts";

/** Looks what is new of each page that an administrator merely visits, and after its preview, once the browser has nothing else to do. */
export function watchPreview(locale: Locale, news: PageNews): void {
  const { call } = clientFor(locale);
  const look = (): void => void refreshHere(call, news).catch((error: unknown) => console.warn(error));
  const lookLater = (): void => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(look, { timeout: 10_000 });
    else setTimeout(look, 3000);
  };
  document.addEventListener("cellardoor:page", () => {
    news.forget();
    lookLater();
  });
  lookLater();
}

/** Whether a preview is still true only the server's check tells: a page changes with what it lists, which nobody publishes. */
async function refreshHere(call: Client["call"], news: PageNews): Promise<void> {
  // The editor takes the page's own place, and looks after its preview itself.
  const isVisit = (): boolean => document.getElementById("page") !== null;
  if (!navigator.onLine || !isVisit()) return;
  const path = location.pathname;
  const here = await call("readPageState", { body: { path } });
  if (path !== location.pathname) return;
  news.tell(here);
  const { pageId, layoutId } = here;
  if (!here.isPublished || pageId === null || layoutId === null || !isVisit()) return;
  try {
    const { refreshPreview, visitorsHtml } = await import("#editor/previews/refresh-preview.ts");
    await refreshPreview({ pageId, layoutId, path }, { call, htmlOf: visitorsHtml });
    if (path === location.pathname) news.tell({ ...here, isPreviewStale: false });
  } catch (error) {
    // A busy browser, a page that is left: the next visit tries again.
    console.info("a preview could not be taken", error);
  }
}

function clientFor(locale: Locale): Client {
  const log = (text: string, error: unknown): void => console.warn(text, error);
  return createClient({ fetch: (...request) => fetch(...request), token: pageCaller.token, locale: () => locale, log });
}
