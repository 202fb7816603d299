import { defaultLocale, locales } from "#schemas/locale.ts";
import { type PageSettings, textFields } from "#schemas/page-settings/page-settings.ts";
import { slugOf } from "#schemas/fold.ts";

import type { PageTexts } from "../records/rules.ts";

/** [PS9] Settings in which every language that has texts has a slug: one that nobody wrote is made of the title. */
export function withSlugs(settings: PageSettings): PageSettings {
  const slugs = locales.flatMap((locale) => {
    if (!textFields.some((field) => settings[field][locale] !== undefined)) return [];
    const { menuTitle, title } = settings;
    const name = menuTitle[locale] ?? title[locale] ?? menuTitle[defaultLocale] ?? title[defaultLocale] ?? "";
    return [[locale, settings.slug[locale] ?? slugOf(name)] as const];
  });
  return { ...settings, slug: Object.fromEntries(slugs) };
}

/** The texts of a page by language, as they are stored: of the languages that have some. */
export function textsOf(settings: PageSettings): ReadonlyMap<string, PageTexts> {
  const written = locales.filter((locale) => textFields.some((field) => settings[field][locale] !== undefined));
  return new Map(
    written.map((locale) => {
      const [title = "", menuTitle = "", slug = "", metaDescription = ""] = [
        settings.title[locale],
        settings.menuTitle[locale],
        settings.slug[locale],
        settings.metaDescription[locale],
      ];
      return [locale, { title, menuTitle, slug, metaDescription }];
    }),
  );
}
