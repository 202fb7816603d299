import { number } from "../fields/number.ts";
import { text } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import type { BlockRegistry, BlockSchema } from "./block-registry.ts";
import type { BlockId, BlockNode, LayoutDocument, LayoutKind } from "./layout.ts";

const label = { fr_FR: "Champ", en_US: "Field" };

const schemas: readonly BlockSchema[] = [
  { slug: "section", version: 1, fields: { wide: toggle({ label }) }, slots: { content: {} } },
  {
    slug: "columns",
    version: 1,
    fields: { gap: number({ label, min: 0, max: 100 }) },
    slots: { left: {}, right: { accepts: ["note", "image"], max: 2 } },
  },
  {
    slug: "note",
    version: 2,
    fields: { text: text({ label, max: 20 }), route: text({ label, localized: false }) },
    migrations: [{ from: 1, migrate: ({ words, ...props }) => ({ ...props, text: { fr_FR: String(words) } }) }],
  },
  { slug: "image", version: 1, fields: {} },
  { slug: "news-detail", version: 1, fields: {} },
  { slug: "legal-text", version: 1, fields: {} },
  { slug: "alcohol-message", version: 1, fields: {} },
];

/** A few blocks that show every rule: two slots, one of them choosy; a migration; a required and two locked slugs. */
export const testRegistry: BlockRegistry = {
  get: (slug) => schemas.find((schema) => schema.slug === slug),
  required: ["news-detail"],
};

/** A block at its present version. */
export function buildNode(id: BlockId, slug: string, overrides: Partial<BlockNode> = {}): BlockNode {
  return { id, slug, v: testRegistry.get(slug)?.version ?? 1, props: {}, slots: {}, ...overrides };
}

/** A document of these blocks; blocks that no slot names stand at the root. */
export function buildLayout(nodes: readonly BlockNode[], kind: LayoutKind = "page"): LayoutDocument {
  const inner = new Set(nodes.flatMap((node) => Object.values(node.slots).flat()));
  return {
    version: 1,
    kind,
    root: nodes.map(({ id }) => id).filter((id) => !inner.has(id)),
    blocks: Object.fromEntries(nodes.map((node) => [node.id, node])),
  };
}

/**
 * A page that every command's test starts from:
 * section s1 [note n1, columns c1 (left: note n2 · right: image i1)], note n3, news-detail d1, unknown x1 [note n4].
 */
export function samplePage(): LayoutDocument {
  return buildLayout([
    buildNode("s1", "section", { slots: { content: ["n1", "c1"] } }),
    buildNode("n1", "note", { props: { text: { fr_FR: "un", en_US: "one" } } }),
    buildNode("c1", "columns", { props: { gap: 4 }, slots: { left: ["n2"], right: ["i1"] } }),
    buildNode("n2", "note"),
    buildNode("i1", "image"),
    buildNode("n3", "note", { props: { route: "news" } }),
    buildNode("d1", "news-detail"),
    buildNode("x1", "gone-block", { props: { anything: [1] }, slots: { body: ["n4"] } }),
    buildNode("n4", "note"),
  ]);
}

/** A frame: legal text and alcohol message around the outlet. */
export function sampleFrame(): LayoutDocument {
  return buildLayout(
    [
      buildNode("s1", "section", { slots: { content: ["legal"] } }),
      buildNode("legal", "legal-text"),
      buildNode("out", "outlet"),
      buildNode("alcohol", "alcohol-message"),
      buildNode("n1", "note"),
    ],
    "frame",
  );
}
