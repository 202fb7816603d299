import { definitionsBySlug } from "#blocks/definitions.ts";
import { type ComponentConfigs, configsOf } from "#schemas/component-configs/component-configs.ts";
import { configsKind } from "#schemas/component-configs/configs-kind.ts";
import type { ConfigCommand } from "#schemas/component-configs/set-config.ts";
import type { BlockRegistry } from "#schemas/page/block-registry.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";

import { memoryJournal } from "../persistence/memory-journal.ts";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { DraftStore } from "../store/draft-store.ts";
import { TestDraftServer } from "../store/test-draft-server.ts";
import type { EverywhereDraft } from "./everywhere-draft.ts";
import { everywhereWords } from "./everywhere-words.ts";

/** What is set everywhere, as it is edited against a server in memory. For tests. */
export function testEverywhere(
  configs: readonly ComponentConfig[] = [],
  registry: BlockRegistry = definitionsBySlug,
): { readonly draft: EverywhereDraft; readonly server: TestDraftServer<ComponentConfigs, ConfigCommand> } {
  const kind = configsKind(registry);
  const server = new TestDraftServer<ComponentConfigs, ConfigCommand>(kind, configsOf(configs, registry));
  let made = 0;
  const draft: EverywhereDraft = new LazyDraft(async () => {
    const store = await DraftStore.open({
      kind,
      port: server.port(1),
      journal: memoryJournal<ConfigCommand>(),
      describe: everywhereWords.describe,
      author: 1,
      now: () => Date.UTC(2026, 8, 14, 8),
      newId: () => `config-${(made += 1)}`,
    });
    return { store, close: async () => {} };
  });
  return { draft, server };
}
