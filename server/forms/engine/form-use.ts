import { inLocale, type Locale } from "#schemas/locale.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { database } from "#server/db/context.ts";
import { componentConfigs } from "#server/pages/component-configs/read.ts";
import { publishedLayouts, publishedRevisions } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

/** Where a form is shown to visitors: what those pages, layouts and elements are called, each once. */
export async function useOfForm(id: number, locale: Locale): Promise<readonly string[]> {
  const elements = await database()
    .selectFrom("element")
    .innerJoin("element_text", "element_text.element_id", "element.id")
    .select("element_text.title")
    .where("element.form_id", "=", id)
    .where("element_text.locale", "=", locale)
    .execute();
  return [...new Set([...(await layoutsWith(id, locale)), ...elements.map(({ title }) => title)])];
}

async function layoutsWith(id: number, locale: Locale): Promise<readonly string[]> {
  const layouts = await publishedLayouts((await publishedRevisions()).keys());
  const everywhere = (await componentConfigs(["form"])).get("form")?.props["form"];
  const using = [...layouts.values()].filter(({ document }) => shows(document, id, everywhere));
  if (using.length === 0) return [];
  const pages = await listPageRecords();
  return using.map((layout) => {
    const page = pages.find(({ layoutId }) => layoutId === layout.id);
    const texts = page && inLocale(page.texts, locale);
    return texts?.menuTitle || texts?.title || layout.name;
  });
}

/** Whether a form block stands in a layout that shows a form, itself or as all of them do. */
function shows({ blocks }: LayoutDocument, id: number, everywhere: unknown): boolean {
  return Object.values(blocks).some(({ slug, props }) => slug === "form" && (props["form"] ?? everywhere) === id);
}
