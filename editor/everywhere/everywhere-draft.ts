import { definitionsBySlug } from "#blocks/definitions.ts";
import type { ComponentConfigs } from "#schemas/component-configs/component-configs.ts";
import { configsKind } from "#schemas/component-configs/configs-kind.ts";
import type { ConfigCommand } from "#schemas/component-configs/set-config.ts";

import type { LazyDraft } from "../saving/lazy-draft.ts";
import type { DraftStore } from "../store/draft-store.ts";

export type EverywhereStore = DraftStore<ComponentConfigs, ConfigCommand>;

/** The draft of what is set for all blocks of a kind, everywhere on the site. */
export type EverywhereDraft = LazyDraft<ComponentConfigs, ConfigCommand>;

/** How it is edited. */
export const everywhereKind = configsKind(definitionsBySlug);
