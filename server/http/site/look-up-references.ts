import type { Reference, ViewContext } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import { productsByIds } from "#server/catalogue/products/read.ts";
import { mediaByIds } from "#server/media/read.ts";
import { pagesByIds } from "#server/pages/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** Looks up every reference of a page, one query per kind, and gives what fields turn values into props with. */
export async function lookUpReferences(references: readonly Reference[], locale: Locale): Promise<ViewContext> {
  const idsOf = (kind: Reference["kind"]): number[] => [
    ...new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id)),
  ];
  const [media, pages, products] = await Promise.all([
    mediaByIds(idsOf("media"), locale),
    pagesByIds(idsOf("page"), locale),
    productsByIds(idsOf("product"), locale),
  ]);
  return {
    locale,
    media: (id) => media.get(id) ?? null,
    page: (id) => {
      const page = pages.get(id);
      const found = target(page?.path, page?.menuTitle);
      return found && page?.isReload ? { ...found, reload: true } : found;
    },
    product: (id) => target(products.get(id)?.url, products.get(id)?.name),
    cleanHtml,
  };
}

function target(path: string | null | undefined, title = ""): { path: string; title: string } | null {
  return path ? { path, title } : null;
}
