import { isLocale, type Locale } from "#schemas/locale.ts";
import type { OtherPage, SettingsPlace } from "#schemas/page-settings/check-settings.ts";
import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { database } from "#server/db/context.ts";
import { lastRevision } from "#server/db/revisions.ts";
import { isRowId } from "#server/db/row-id.ts";

import { presentFlags } from "../present.ts";
import { type PageRecord, listPageRecords } from "../records/read.ts";

/** What is public of a page's settings. */
export interface PublicSettings {
  /** The page type's slug. */
  readonly type: string;
  readonly settings: PageSettings;
  /** The revision that they were published as; null: nobody has published any. */
  readonly revision: number | null;
}

/** A page's settings; null when there is no such page. */
export async function publicSettings(id: number): Promise<PublicSettings | null> {
  if (!isRowId(id)) return null;
  const row = await database().selectFrom("page").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("page_text").selectAll().where("page_id", "=", id).execute();
  const inLanguages = (textOf: (text: (typeof texts)[number]) => string) =>
    Object.fromEntries(
      texts.flatMap((text): readonly (readonly [Locale, string])[] =>
        isLocale(text.locale) && textOf(text) !== "" ? [[text.locale, textOf(text)]] : [],
      ),
    );
  const revision = await lastRevision({ kind: "page", documentId: id });
  return {
    type: row.type,
    revision,
    settings: {
      version: blankSettings.version,
      title: inLanguages(({ title }) => title),
      menuTitle: inLanguages((text) => text.menu_title),
      slug: inLanguages(({ slug }) => slug),
      metaDescription: inLanguages((text) => text.meta_description),
      menuIcon: row.menu_icon,
      order: row.position,
      parent: row.parent_id,
      frame: row.frame_id,
      ...presentFlags(row),
    },
  };
}

/** What limits the settings of a page: where it stands among the others. */
export async function settingsPlace(
  id: number,
  { type, settings }: Pick<PublicSettings, "type" | "settings">,
): Promise<SettingsPlace> {
  const frames = await database().selectFrom("layout").select("id").where("kind", "=", "frame").execute();
  const records = await listPageRecords();
  return {
    id,
    type,
    before: settings,
    others: records.filter((page) => page.id !== id).map(otherPage),
    frames: frames.map((frame) => frame.id),
  };
}

function otherPage({ id, parentId, texts }: PageRecord): OtherPage {
  const slugs = Object.entries(texts).map(([locale, { slug }]) => [locale, slug] as const);
  return { id, parent: parentId, slug: Object.fromEntries(slugs) };
}
