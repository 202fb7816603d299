import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";

import type { LazyDraft } from "../saving/lazy-draft.ts";
import type { DraftStore } from "../store/draft-store.ts";

export type SettingsStore = DraftStore<PageSettings, SetSetting>;

/** The draft of a page's settings. */
export type PageDraft = LazyDraft<PageSettings, SetSetting>;
