import { definitionsBySlug } from "#blocks/definitions.ts";
import { asBlocks, type ComponentConfigs, configAt, nodeFor } from "#schemas/component-configs/component-configs.ts";
import type { ConfigCommand } from "#schemas/component-configs/set-config.ts";
import type { Localized } from "#schemas/locale.ts";

import { type DocumentWords, layoutWords } from "../saving/document-words.ts";
import type { EditLabel } from "../store/edit-label.ts";

const ofLayouts = layoutWords(definitionsBySlug);

/** The words of what is set everywhere: of a block's fields, as those of any block. */
export const everywhereWords: DocumentWords<ComponentConfigs, ConfigCommand> = {
  describe: (_before, commands): EditLabel => {
    const [first, ...more] = commands;
    if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
    if (first.type === "set-configs") return { key: "restored" };
    const [change] = first.changes;
    const definition = definitionsBySlug.get(first.id);
    const bare: Localized<string> = { fr_FR: first.id };
    const field = change && definition?.fields[change.prop]?.label;
    return { key: "setEverywhere", values: { block: definition?.label ?? bare, field: field ?? bare } };
  },
  leafName(document, leaf) {
    const [slug = ""] = leaf.split("/");
    const config = configAt(document, slug) ?? { v: 1, props: {} };
    const { blocks, ...layout } = asBlocks(document);
    return ofLayouts.leafName({ ...layout, blocks: { ...blocks, [slug]: nodeFor(slug, config) } }, leaf);
  },
  values: (command) => (command.type === "set-props" ? ofLayouts.values(command) : []),
};
