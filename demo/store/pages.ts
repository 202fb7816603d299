import { defaultFrame, pageFrame } from "#demo/content/frames.ts";
import { layoutIds, pageIds, pageLayoutId } from "#demo/content/ids.ts";
import { visitInvitation } from "#demo/content/layouts/visit-invitation.ts";
import { type DemoPage, demoPages } from "#demo/content/pages.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";

import { insist } from "./insist.ts";

/** Stores the frames, the reusable block and every page with its layout. */
export async function storePages(): Promise<void> {
  await storeLayout(layoutIds.defaultFrame, "default", defaultFrame);
  await storeLayout(layoutIds.pageFrame, "page", pageFrame);
  await storeLayout(layoutIds.visitInvitation, "visit-invitation", visitInvitation);
  for (const [index, page] of demoPages.entries()) await storePage(page, index + 1);
}

async function storeLayout(id: number, name: string, document: LayoutDocument): Promise<void> {
  insist(await createLayout({ id, kind: document.kind, name }), `layout ${name}`);
  insist(await publishLayout({ layoutId: id, document, label: "Demo estate" }), `layout ${name}`);
}

async function storePage(page: DemoPage, order: number): Promise<void> {
  const layoutId = pageLayoutId(page.name);
  await storeLayout(layoutId, page.slug.en_US, page.layout);
  const texts = (locale: "fr_FR" | "en_US") => ({
    slug: page.slug[locale],
    menuTitle: page.menuTitle[locale],
    title: page.title[locale],
    metaDescription: page.metaDescription[locale],
  });
  const saved = await savePage({
    id: pageIds[page.name],
    type: page.type,
    parentId: page.parent ? pageIds[page.parent] : null,
    order,
    layoutId,
    isMenu: page.isMenu ?? false,
    isFixedRight: page.isFixedRight ?? false,
    isAbsoluteMenu: page.isAbsoluteMenu ?? false,
    isECommerce: page.isECommerce ?? false,
    texts: { fr_FR: texts("fr_FR"), en_US: texts("en_US") },
  });
  insist(saved, `page ${page.name}`);
}
