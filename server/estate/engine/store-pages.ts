import type { LayoutDocument } from "#schemas/page/layout.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { startingFrame } from "#starter/frames.ts";
import { layoutIds, pageIds, pageLayoutId } from "#starter/ids.ts";
import type { StartingPage } from "#starter/page.ts";
import { startingPages } from "#starter/pages.ts";

import { insist } from "./insist.ts";

/** Stores both frames and every page; pages without a layout are shown with their type's default one. */
export async function storePages(): Promise<void> {
  await storeLayout(layoutIds.defaultFrame, "default", startingFrame);
  await storeLayout(layoutIds.pageFrame, "page", startingFrame);
  for (const [index, page] of startingPages.entries()) await storePage(page, index + 1);
}

async function storeLayout(id: number, name: string, document: LayoutDocument): Promise<void> {
  insist(await createLayout({ id, kind: document.kind, name }), `layout ${name}`);
  insist(await publishLayout({ layoutId: id, document, label: "To start with" }), `layout ${name}`);
}

async function storePage(page: StartingPage, order: number): Promise<void> {
  const layoutId = page.layout ? pageLayoutId(page.name) : null;
  if (layoutId !== null && page.layout) await storeLayout(layoutId, page.slug.en_US, page.layout);
  const texts = (locale: "fr_FR" | "en_US") => ({
    slug: page.slug[locale],
    menuTitle: page.menuTitle[locale],
    title: (page.title ?? page.menuTitle)[locale],
    metaDescription: page.metaDescription?.[locale] ?? "",
  });
  const saved = await savePage({
    id: pageIds[page.name],
    type: page.type,
    parentId: page.parent ? pageIds[page.parent] : null,
    order,
    layoutId,
    isMenu: page.isMenu ?? false,
    isECommerce: page.isECommerce ?? false,
    texts: { fr_FR: texts("fr_FR"), en_US: texts("en_US") },
  });
  insist(saved, `page ${page.name}`);
}
