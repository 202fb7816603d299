import { siteConfigsId } from "#schemas/component-configs/component-configs.ts";

import { everywhereKind } from "./everywhere-draft.ts";
import { everywhereWords } from "./everywhere-words.ts";

/** What the draft of the settings of all blocks is edited by. */
export const everywhereRules = {
  kind: everywhereKind.name,
  id: siteConfigsId,
  rules: everywhereKind,
  describe: everywhereWords.describe,
};
