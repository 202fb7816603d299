import { ok } from "#schemas/result.ts";
import { publishedLayout } from "#server/content/layouts.ts";
import { findPage } from "#server/content/page-lookup.ts";
import { getPage, listPages } from "#server/content/pages.ts";

import { refuse } from "../../errors.ts";
import type { Handlers } from "../handler.ts";

export const pageHandlers: Pick<Handlers, "listPages" | "getPage"> = {
  listPages: async ({ locale, list }) => ok(await listPages(locale, list)),
  getPage: async ({ params, locale }) => {
    const page = await getPage(params.id, locale);
    if (page === null) return refuse("not-found", "row.missing");
    return ok({ ...page, layout: await layoutOfPage(params.id) });
  },
};

async function layoutOfPage(id: number) {
  const layoutId = (await findPage(id))?.layoutId ?? null;
  const layout = layoutId === null ? null : await publishedLayout(layoutId);
  return layout && { id: layout.id, document: layout.document };
}
