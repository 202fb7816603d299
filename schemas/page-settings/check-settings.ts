import { defaultLocale, locales, type Localized } from "../locale.ts";
import { isReservedSlug } from "../page/page-types/reserved-slug.ts";
import type { Problem } from "../refusal.ts";
import type { PageSettings } from "./page-settings.ts";

/** Another page of the site, as far as it limits what one may say of a page. */
export interface OtherPage {
  readonly id: number;
  readonly parent: number | null;
  readonly slug: Localized<string>;
}

export interface SettingsPlace {
  readonly id: number;
  /** The page type's slug. */
  readonly type: string;
  /** What is public of it. */
  readonly before: PageSettings;
  readonly others: readonly OtherPage[];
  /** The ids of the layouts that are frames. */
  readonly frames: readonly number[];
}

/** [PS8] What keeps settings from going public, by key; every language that has texts has its slug by now. */
export function checkSettings(settings: PageSettings, place: SettingsPlace): readonly Problem[] {
  const problems: Problem[] = [...slugProblems(settings, place)];
  const { parent, frame } = settings;
  if ((settings.title[defaultLocale] ?? "") === "")
    problems.push({ key: `title.${defaultLocale}`, messageKey: "key.required" });
  if (parent !== null && parent !== place.id && !place.others.some(({ id }) => id === parent))
    problems.push({ key: "parent", messageKey: "key.reference" });
  if (parent !== null && isBelow(parent, place)) problems.push({ key: "parent", messageKey: "key.inside" });
  if (frame !== null && !place.frames.includes(frame)) problems.push({ key: "frame", messageKey: "key.frame" });
  return problems;
}

function slugProblems({ slug }: PageSettings, { type, before, others }: SettingsPlace): readonly Problem[] {
  return locales.flatMap((locale): readonly Problem[] => {
    const own = slug[locale];
    if (own === undefined) return [];
    const key = `slug.${locale}`;
    if (others.some((other) => other.slug[locale] === own)) return [{ key, messageKey: "key.taken" }];
    // What has been there before stays where it is.
    const isNew = before.slug[locale] !== own;
    return isNew && isReservedSlug(own, type) ? [{ key, messageKey: "key.reserved" }] : [];
  });
}

/** Whether a page is the one that the settings are of, or stands somewhere below it. */
function isBelow(page: number, { id, others }: SettingsPlace): boolean {
  const parents = new Map(others.map((other) => [other.id, other.parent]));
  const seen = new Set<number>();
  for (let at: number | null = page; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}
