import { applyEdit } from "#schemas/editing/edit.ts";
import { locales, type Localized } from "#schemas/locale.ts";
import { checkSettings } from "#schemas/page-settings/check-settings.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";
import { settingsKind } from "#schemas/page-settings/settings-kind.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { keepRevision } from "#server/db/revisions.ts";
import { database, dropTags } from "#server/db/context.ts";
import { replaceRows } from "#server/db/write-row.ts";

import { noteFormerSlugs } from "../former-slugs/write.ts";
import { flagRow, textRow } from "../write.ts";
import { publicSettings, settingsPlace } from "./read.ts";
import { textsOf, withSlugs } from "./rules.ts";

export interface SettingsToPublish {
  readonly pageId: number;
  readonly settings: PageSettings;
  readonly label: string;
  readonly authorId: number | null;
}

/** Makes settings those of a page, from the next request on, and keeps them as a revision. */
export async function publishSettings(
  input: SettingsToPublish,
): Promise<Result<{ readonly revision: number }, Refusal>> {
  const { pageId, label, authorId } = input;
  return await command(async () => {
    const before = await publicSettings(pageId);
    if (!before) return refuse("not-found", "row.missing");
    const settings = withSlugs(input.settings);
    const problems = checkSettings(settings, await settingsPlace(pageId, before));
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    await writeSettings(pageId, settings);
    const place = { kind: "page", documentId: pageId };
    const revision = await keepRevision({ ...place, document: settings, label, authorId, base: before.revision });
    return ok({ revision });
  });
}

/** What a page is to be called, in the languages that are named; an empty slug is made of the title. */
export interface PageNames {
  readonly pageId: number;
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
  readonly authorId: number;
}

/** Calls a page something else, at once. A menu title that was the title stays so. Gives what was set. */
export async function renamePage({
  pageId,
  title,
  slug,
  authorId,
}: PageNames): Promise<Result<readonly SetSetting[], Refusal>> {
  return await command(async () => {
    const before = await publicSettings(pageId);
    if (!before) return refuse("not-found", "row.missing");
    const { settings } = before;
    const commands = locales.flatMap((locale): readonly SetSetting[] => {
      const [name, address] = [title[locale], slug[locale]];
      const follows = settings.menuTitle[locale] === settings.title[locale];
      return [
        ...(name === undefined ? [] : [{ type: "set", field: "title", locale, value: name } as const]),
        ...(name === undefined || !follows ? [] : [{ type: "set", field: "menuTitle", locale, value: name } as const]),
        ...(address === undefined ? [] : [{ type: "set", field: "slug", locale, value: address } as const]),
      ];
    });
    const renamed = await setAtOnce({ pageId, commands, authorId });
    return renamed.ok ? ok(commands) : renamed;
  });
}

export interface SettingsToSet {
  readonly pageId: number;
  readonly commands: readonly SetSetting[];
  readonly authorId: number;
}

/** [PS12] Sets some of what is public of a page's settings, at once; the rest of it stays as it is. */
export async function setAtOnce({ pageId, commands, authorId }: SettingsToSet): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const before = await publicSettings(pageId);
    if (!before) return refuse("not-found", "row.missing");
    const set = applyEdit(settingsKind, before.settings, { id: "at-once", commands });
    if (!set.ok) return refuse("unprocessable", "input.invalid", { problems: set.error.problems ?? [] });
    const published = await publishSettings({ pageId, settings: set.value.document, label: "", authorId });
    return published.ok ? ok(null) : published;
  });
}

async function writeSettings(pageId: number, settings: PageSettings): Promise<void> {
  const { parent, order, frame, menuIcon } = settings;
  await database()
    .updateTable("page")
    .set({ parent_id: parent, position: order, frame_id: frame, menu_icon: menuIcon, ...flagRow(settings) })
    .where("id", "=", pageId)
    .execute();
  const rows = [...textsOf(settings)].map(([locale, texts]) => textRow(pageId, locale, texts));
  await noteFormerSlugs(pageId, rows);
  await replaceRows("page_text", "page_id", pageId, rows);
  dropTags("page", `page:${pageId}`);
}
