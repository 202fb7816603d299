import { checkSettings } from "#schemas/page-settings/check-settings.ts";
import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { Problem } from "#schemas/refusal.ts";

import type { NamedPage, PageAbout } from "./page-about.ts";

/** What would keep settings from going public, as far as it is known here: of frames the server alone knows. */
export function settingsProblems(
  settings: PageSettings,
  { id, type }: Pick<PageAbout, "id" | "type">,
  pages: readonly NamedPage[],
): readonly Problem[] {
  const before = { ...blankSettings, slug: pages.find((page) => page.id === id)?.slug ?? {} };
  const others = pages.filter((page) => page.id !== id);
  return checkSettings({ ...settings, frame: null }, { id, type, before, others, frames: [] });
}
