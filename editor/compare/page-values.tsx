import { settingsKind } from "#schemas/page-settings/settings-kind.ts";

import { everywhereKind } from "../everywhere/everywhere-draft.ts";
import { everywhereWords } from "../everywhere/everywhere-words.ts";
import { settingsWords } from "../pages/setting-names.ts";
import { valuesCompared } from "./values-comparison.tsx";

/** Two states of what is said of a page. */
export const SettingsCompared = valuesCompared({ rules: settingsKind, words: settingsWords });

/** Two states of what is set everywhere. */
export const EverywhereCompared = valuesCompared({ rules: everywhereKind, words: everywhereWords });
