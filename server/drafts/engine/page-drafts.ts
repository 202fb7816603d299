import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { parseSettings } from "#schemas/page-settings/parse-settings.ts";
import { parseSetting, type SetSetting } from "#schemas/page-settings/set-setting.ts";
import { settingsCommands, settingsKind } from "#schemas/page-settings/settings-kind.ts";
import { publicSettings } from "#server/pages/settings/read.ts";
import { publishSettings } from "#server/pages/settings/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** The settings of pages (`schemas/page-settings/SPEC.md`). They are changed by other ways too, which make no revision. */
export const pageDrafts: DraftKind<PageSettings, SetSetting> = {
  published: async (id) => {
    const found = await publicSettings(id);
    return found && { document: found.settings, revision: found.revision };
  },
  editing: async () => settingsKind,
  parse: parseSettings,
  parseCommand: parseSetting,
  become: settingsCommands,
  isWrittenElsewhere: true,
  publish: async ({ id, document, ...publication }) =>
    await publishSettings({ pageId: id, settings: document, ...publication }),
};
