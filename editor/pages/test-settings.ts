import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";
import { settingsKind } from "#schemas/page-settings/settings-kind.ts";

import { memoryJournal } from "../persistence/memory-journal.ts";
import { DraftStore } from "../store/draft-store.ts";
import { TestDraftServer } from "../store/test-draft-server.ts";
import type { SettingsStore } from "./page-draft.ts";
import { settingsWords } from "./setting-names.ts";

/** The settings of a page as they are edited against a server in memory. For tests. */
export async function openTestSettings(settings: PageSettings): Promise<{
  readonly store: SettingsStore;
  readonly server: TestDraftServer<PageSettings, SetSetting>;
}> {
  const server = new TestDraftServer<PageSettings, SetSetting>(settingsKind, settings);
  let made = 0;
  const store = await DraftStore.open({
    kind: settingsKind,
    port: server.port(1),
    journal: memoryJournal<SetSetting>(),
    describe: settingsWords.describe,
    author: 1,
    now: () => Date.UTC(2026, 8, 14, 8),
    newId: () => `setting-${(made += 1)}`,
  });
  return { store, server };
}
