import { definitionsBySlug } from "#blocks/definitions.ts";
import { withRequired } from "#schemas/page/block-registry.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import { parseCommand } from "#schemas/page/commands/parse-command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import { emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { parseLayout } from "#schemas/page/parse-layout.ts";
import { rootSlot } from "#schemas/page/tree.ts";
import { findLayout, pageTypesOf, publishedLayout, slugsRequiredBy } from "#server/pages/layouts/read.ts";
import { publishLayout, unpublishLayout } from "#server/pages/layouts/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** Layouts of every kind: pages, frames, reusable blocks, templates. */
export const layoutDrafts: DraftKind<LayoutDocument, Command> = {
  published: async (id) => {
    const layout = await findLayout(id);
    if (!layout) return null;
    const published = await publishedLayout(id);
    const [type] = published || layout.kind !== "page" ? [] : await pageTypesOf(id);
    const document = published?.document ?? type?.defaultLayout ?? emptyLayout(layout.kind);
    return { document, revision: layout.published };
  },
  editing: async (id) => layoutKind(withRequired(definitionsBySlug, slugsRequiredBy(await pageTypesOf(id)))),
  parse: (text) => {
    const read = parseLayout(text, definitionsBySlug);
    return read.ok ? read.value.document : null;
  },
  parseCommand,
  become: ({ root, blocks }) => [
    { type: "set-slot", into: null, slot: rootSlot, fragment: { root, blocks }, restores: true },
  ],
  publish: async ({ id, ...publication }) => await publishLayout({ layoutId: id, ...publication }),
  unpublish: unpublishLayout,
};
