import { definitionsBySlug } from "#blocks/definitions.ts";
import { type ComponentConfigs, parseConfigs, siteConfigsId } from "#schemas/component-configs/component-configs.ts";
import { configsKind } from "#schemas/component-configs/configs-kind.ts";
import { type ConfigCommand, parseConfigCommand } from "#schemas/component-configs/set-config.ts";
import { publicConfigs } from "#server/pages/component-configs/read.ts";
import { publishConfigs } from "#server/pages/component-configs/write.ts";

import type { DraftKind } from "./draft-kind.ts";

const editing = configsKind(definitionsBySlug);

/** The site's component configs, one document (`schemas/component-configs/SPEC.md`). Other ways change them without a revision. */
export const configDrafts: DraftKind<ComponentConfigs, ConfigCommand> = {
  published: async (id) => (id === siteConfigsId ? await publicConfigs() : null),
  editing: async () => editing,
  parse: (text) => parseConfigs(text, definitionsBySlug),
  parseCommand: parseConfigCommand,
  become: ({ configs }) => [{ type: "set-configs", configs }],
  isWrittenElsewhere: true,
  publish: async ({ id: _site, ...publication }) => await publishConfigs(publication),
};
