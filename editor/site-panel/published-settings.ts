import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { Draft } from "#schemas/content/draft.ts";
import { changedSettings, siteSettingsKind } from "#schemas/site-settings/settings-kind.ts";
import type { SettingCommand } from "#schemas/site-settings/set-value.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";

/** What visitors have of the settings, as far as this page knows. */
export class PublishedSettings {
  document: SiteSettings;
  readonly #read: () => Promise<Draft>;

  constructor(draft: Draft, read: () => Promise<Draft>) {
    this.document = publishedOf(draft);
    this.#read = read;
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  /** The keys of the settings that aren't public as a draft has them. */
  changes(draft: SiteSettings): readonly string[] {
    return changedSettings(this.document, draft);
  }

  /** Something was published, here or elsewhere. */
  async lookAnew(): Promise<void> {
    try {
      const document = publishedOf(await this.#read());
      runInAction(() => (this.document = document));
    } catch (error) {
      console.warn("what is public could not be read", error);
    }
  }
}

/** What a draft was before anything was done that isn't public yet: its edits taken back, the last first. */
function publishedOf({ document, edits }: Draft): SiteSettings {
  return edits
    .toReversed()
    .flatMap(({ inverse }) => inverse as readonly SettingCommand[])
    .reduce<SiteSettings>((before, command) => {
      const restored = siteSettingsKind.apply(
        before,
        command.type === "set" ? { ...command, restores: true } : command,
      );
      return restored.ok ? restored.value.document : before;
    }, document as SiteSettings);
}
