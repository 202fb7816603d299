import { type BlockNode, type LayoutDocument, type LayoutKind, layoutVersion } from "#schemas/page/layout.ts";
import type { Result } from "#schemas/result.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import type { PageFlags } from "#server/pages/present.ts";
import { savePage } from "#server/pages/write.ts";

/** The value of a Result that must have succeeded. */
export function granted<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A block with sensible defaults. */
export function buildBlock(id: string, slug: string, more: Partial<BlockNode> = {}): BlockNode {
  return { id, slug, v: 1, props: {}, slots: {}, ...more };
}

/** A layout whose root is these blocks, in order; others stand in their slots. */
export function buildLayout(
  root: readonly BlockNode[],
  { kind = "page", inner = [] }: { kind?: LayoutKind; inner?: readonly BlockNode[] } = {},
): LayoutDocument {
  const blocks = Object.fromEntries([...root, ...inner].map((block) => [block.id, block]));
  return { version: layoutVersion, kind, root: root.map(({ id }) => id), blocks };
}

/** Publishes a layout under a name and gives its id. */
export async function publishedLayoutId(name: string, document: LayoutDocument): Promise<number> {
  const { id } = granted(await createLayout({ kind: document.kind, name }));
  granted(await publishLayout({ layoutId: id, document, label: "first" }));
  return id;
}

/** A page in both languages with a layout of its own; slugs are `name` and `name-en`. */
export async function createPage(
  name: string,
  { type = "content", document, ...flags }: { type?: string; document?: LayoutDocument } & Partial<PageFlags> = {},
): Promise<{ id: number; layoutId: number | null }> {
  const layoutId = document ? await publishedLayoutId(`${type} ${name}`, document) : null;
  const texts = (suffix: string) => ({
    slug: `${name}${suffix}`,
    menuTitle: name,
    title: `Title of ${name}${suffix}`,
    metaDescription: `About ${name}${suffix}`,
  });
  const { id } = granted(
    await savePage({ ...flags, type, layoutId, texts: { fr_FR: texts(""), en_US: texts("-en") } }),
  );
  return { id, layoutId };
}

/** A rich-text block with the same paragraph in both languages. */
export function textBlock(id: string, text: string): BlockNode {
  return buildBlock(id, "rich-text", { props: { html: { fr_FR: `<p>${text}</p>`, en_US: `<p>${text}</p>` } } });
}
