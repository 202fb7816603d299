import { slugOf } from "#schemas/fold.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { type BlockNode, type LayoutDocument, layoutVersion } from "#schemas/page/layout.ts";
import { isReservedSlug } from "#schemas/page/page-types/reserved-slug.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { ok } from "#schemas/result.ts";
import { database } from "#server/db/context.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { createPage, openPageLayout } from "#server/pages/records/write.ts";
import { savePage } from "#server/pages/write.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

import { asRichText, picturesWithin, wordsIn } from "../html-words.ts";
import type { ImportedText } from "../shapes.ts";
import type { BroughtMedia } from "./save-product.ts";

/** As long as a title may be (`blocks/kit/title-field.ts`). */
const titleLength = 160;

interface PageToSave {
  readonly row: number | null;
  readonly media: BroughtMedia;
  /** The page of ours that it stands below; null: none. */
  readonly parent: number | null;
  readonly label: string;
}

/** Saves a page with its content as blocks: its title, its texts, its pictures between them. Inside the transaction that notes it. */
export async function savePageOf(
  page: ImportedText,
  { row, media, parent, label }: PageToSave,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const title = page.title.slice(0, titleLength);
  const opened = row === null ? await newPage(page, { title, parent }) : await oldPage(row, title);
  if (!opened.ok) return opened;
  const { pageId, layoutId } = opened.value;
  const shown = await publishLayout({ layoutId, document: layoutOf(page, media), label });
  return shown.ok ? ok({ id: pageId }) : shown;
}

async function newPage(
  { slug }: ImportedText,
  { title, parent }: { readonly title: string; readonly parent: number | null },
) {
  const records = await listPageRecords();
  const wanted = slugOf(slug);
  const isTaken = records.some(({ texts }) => Object.values(texts).some((text) => text.slug === wanted));
  // One that another page has is made of the title, as one that nobody has.
  const own = isTaken || isReservedSlug(wanted, "content") ? "" : wanted;
  const isThere = parent !== null && records.some(({ id }) => id === parent);
  return await createPage({
    type: "content",
    title: { [defaultLocale]: title },
    slug: { [defaultLocale]: own },
    parent: isThere ? parent : null,
  });
}

async function oldPage(row: number, title: string) {
  const saved = await savePage({ id: row, texts: { [defaultLocale]: { title } } });
  if (!saved.ok) return saved;
  const { type } = await database().selectFrom("page").select("type").where("id", "=", row).executeTakeFirstOrThrow();
  return await openPageLayout({ pageId: row, type });
}

function layoutOf({ title, text }: ImportedText, media: BroughtMedia): LayoutDocument {
  const parts = picturesWithin(asRichText(text)).flatMap(({ html, picture }): Omit<BlockNode, "id">[] => {
    const clean = cleanHtml(html).trim();
    const medium = picture && media.get(picture.url);
    return [
      ...(wordsIn(clean) === "" ? [] : [block("rich-text", { html: { [defaultLocale]: clean } })]),
      ...(medium ? [block("image", { image: { id: medium } })] : []),
    ];
  });
  const heading = block("heading", { title: { [defaultLocale]: title.slice(0, titleLength) }, level: 1 });
  const blocks = [heading, ...parts].slice(0, 500).map((each, index): BlockNode => ({ id: `b${index + 1}`, ...each }));
  return {
    version: layoutVersion,
    kind: "page",
    root: blocks.map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((each) => [each.id, each])),
  };
}

function block(slug: string, props: BlockNode["props"]): Omit<BlockNode, "id"> {
  return { slug, v: 1, props, slots: {} };
}
