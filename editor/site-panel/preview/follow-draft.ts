import { reaction } from "mobx";

import { fontFamilies } from "#renderer/theme/fonts.ts";
import { themeProperties } from "#renderer/theme/theme-sheet.ts";
import { wholeInfo } from "#schemas/site/site-info.ts";
import { parameterTexts, siteInfoOf } from "#schemas/site-settings/as-site.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";
import { changedSettings } from "#schemas/site-settings/settings-kind.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";

import type { PanelDraft } from "../panel-draft.ts";
import { keepUpToDate } from "./keep-up-to-date.ts";
import type { ThemeProperties } from "./live-theme.ts";
import type { PreviewFrames } from "./preview-frames.ts";

type FollowedDraft = Pick<PanelDraft, "document" | "save">;
type Frames = Pick<PreviewFrames, "showTheme" | "refresh" | "reload">;

/**
 * Has the frames follow the draft: what is style alone at once, and what the server draws once it is saved. Gives what ends it.
 */
export function followDraft(draft: FollowedDraft, frames: Frames): () => void {
  const bringUpToDate = keepUpToDate(draft, frames);
  frames.showTheme(themeOf(draft.document));
  return reaction(
    () => draft.document,
    (now, before) => {
      frames.showTheme(themeOf(now));
      const changed = changedSettings(before, now);
      if (changed.some(isLoadedOnce)) bringUpToDate("reload");
      else if (changed.some(isDrawn)) bringUpToDate("refresh");
    },
  );
}

/** The custom properties that settings give a page, but for the stacks of uploaded families. */
export function themeOf(document: SiteSettings): ThemeProperties {
  const { fonts } = wholeInfo(siteInfoOf(document));
  const uploaded = fonts.filter(({ family }) => !Object.hasOwn(fontFamilies, family));
  const stacks = new Set(uploaded.map(({ type }) => `--font-${type.toLowerCase()}`));
  const properties = Object.entries(themeProperties(parameterTexts(document), fonts));
  return Object.fromEntries(properties.filter(([name]) => !stacks.has(name)));
}

/** Whether the server draws a page anew for a setting: it isn't a custom property alone. */
function isDrawn(key: string): boolean {
  const effect = findSetting(key)?.effect;
  // The faces of a family come with the page's own sheet.
  return effect === undefined || !("css" in effect) || key.endsWith(".family");
}

/** Whether a page shows a setting only when it is loaded: it stands outside of its blocks. */
function isLoadedOnce(key: string): boolean {
  return key === "CUSTOM_HTML";
}
