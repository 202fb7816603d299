import type { LayoutDocument } from "#schemas/page/layout.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { insist } from "#server/text/insist.ts";
import type { StartingPage } from "#starter/page.ts";

/** How what a site is filled with is numbered, and what its first revision is called. */
export interface Numbering<Name extends string> {
  readonly pageIds: Readonly<Record<Name, number>>;
  /** The id of a page's own layout. */
  readonly pageLayoutId: (page: Name) => number;
  readonly label: string;
}

/** Stores a layout and publishes it. */
export async function storeLayout(id: number, name: string, document: LayoutDocument, label: string): Promise<void> {
  insist(await createLayout({ id, kind: document.kind, name }), `layout ${name}`);
  insist(await publishLayout({ layoutId: id, document, label }), `layout ${name}`);
}

/** Stores pages in the order of the menu; those without a layout are shown with their type's default one. */
export async function storePages<Name extends string>(
  pages: readonly StartingPage<Name>[],
  numbering: Numbering<Name>,
): Promise<void> {
  for (const [index, page] of pages.entries()) await storePage(page, index + 1, numbering);
}

async function storePage<Name extends string>(
  page: StartingPage<Name>,
  order: number,
  { pageIds, pageLayoutId, label }: Numbering<Name>,
): Promise<void> {
  const layoutId = page.layout ? pageLayoutId(page.name) : null;
  if (layoutId !== null && page.layout) await storeLayout(layoutId, page.slug.en_US, page.layout, label);
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
    isFixedRight: page.isFixedRight ?? false,
    isAbsoluteMenu: page.isAbsoluteMenu ?? false,
    isECommerce: page.isECommerce ?? false,
    texts: { fr_FR: texts("fr_FR"), en_US: texts("en_US") },
  });
  insist(saved, `page ${page.name}`);
}
