import { settingsKind } from "#schemas/page-settings/settings-kind.ts";

import { settingsWords } from "./setting-names.ts";

/** What the draft of a page's settings is edited by. */
export const settingsRules = { kind: settingsKind.name, rules: settingsKind, describe: settingsWords.describe };
