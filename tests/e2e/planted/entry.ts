import type { BlockHtml } from "#renderer/page/page-document.ts";
import { type Assets, type DocumentAnswer, renderDocument } from "#src/entry-server.tsx";

import { plantedPage } from "./pages.ts";

export { slots } from "./pages.ts";

const cache = new Map<string, BlockHtml>();

/** Renders a page of the planted site by the site's own entry. */
export function answer(path: string, filter: string, assets: Assets): DocumentAnswer {
  return renderDocument(plantedPage(path, filter), assets, cache);
}
