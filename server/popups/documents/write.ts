import { locales } from "#schemas/locale.ts";
import { checkPopup } from "#schemas/popups/check-popup.ts";
import { blankPopup, type PopupDocument } from "#schemas/popups/popup-document.ts";
import { type Problem, refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database, dropTags } from "#server/db/context.ts";
import { keepRevision, lastRevision } from "#server/db/revisions.ts";
import { rowExists } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

import { publicPopup, storedPopup } from "./read.ts";

/** Makes a popup of which nothing is said and that no visitor has (PU10). */
export async function createPopup(): Promise<Result<{ readonly id: number }, Refusal>> {
  return await command(async () => {
    const row = { ...rowOf(blankPopup), is_public: 0 };
    const id = await writeRow("popup", { id: undefined, exists: false }, row);
    await replaceRows("popup_text", "popup_id", id, textRows(id, blankPopup));
    dropTags("popup", `popup:${id}`);
    return ok({ id });
  });
}

export interface PopupToPublish {
  readonly id: number;
  readonly document: PopupDocument;
  readonly label: string;
  readonly authorId: number | null;
}

/** Makes a popup what a document says, from the next request on, and keeps that as a revision. */
export async function publishPopup(input: PopupToPublish): Promise<Result<{ readonly revision: number }, Refusal>> {
  const { id, document, label, authorId } = input;
  return await command(async () => {
    const before = await publicPopup(id);
    if (!before) return refuse("not-found", "missing.popup", { values: { id } });
    const problems = [...checkPopup(document), ...(await checkPicture(document)), ...(await checkLayout(document))];
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    await writePopup({ id, exists: true }, { ...rowOf(document), is_public: 1 }, document);
    const place = { kind: "popup", documentId: id };
    const revision = await keepRevision({ ...place, document, label, authorId, base: await lastRevision(place) });
    return ok({ revision });
  });
}

/** Takes a popup away from visitors. Refused when another revision than `published` is public; null: none ever was. */
export async function unpublishPopup(id: number, published: number | null): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const popup = await storedPopup(id);
    if (!popup) return refuse("not-found", "missing.popup", { values: { id } });
    if (!popup.isPublic) return refuse("unprocessable", "draft.notPublic");
    if ((await lastRevision({ kind: "popup", documentId: id })) !== published)
      return refuse("conflict", "draft.publishedMeanwhile");
    await database().updateTable("popup").set({ is_public: 0 }).where("id", "=", id).execute();
    dropTags("popup", `popup:${id}`);
    return ok(null);
  });
}

/** Stores a popup that has been checked, publicly or not as it was, and a new one publicly. */
export async function storePopup(id: number | undefined, exists: boolean, document: PopupDocument): Promise<number> {
  return await writePopup({ id, exists }, rowOf(document), document);
}

/** What the caller of `savePopup` calls the columns. */
export const savedKeys: ConstraintKeys = { "popup.media_id": "mediaId", "popup.layout_id": "layoutId" };

/** [PU8] The blocks of a popup are a reusable layout that visitors can have. */
export async function checkLayout({ layout }: PopupDocument): Promise<readonly Problem[]> {
  if (layout === null || (await publishedLayout(layout))?.kind === "reusable") return [];
  return [{ key: "layout", messageKey: "reusable.missing", values: { id: layout } }];
}

async function checkPicture({ picture }: PopupDocument): Promise<readonly Problem[]> {
  if (picture === null || (await rowExists("media", picture.id))) return [];
  return [{ key: "picture", messageKey: "key.reference" }];
}

async function writePopup(
  place: { readonly id: number | undefined; readonly exists: boolean },
  row: Omit<NewRow<"popup">, "id">,
  document: PopupDocument,
): Promise<number> {
  const id = await writeRow("popup", place, row);
  await replaceRows("popup_text", "popup_id", id, textRows(id, document));
  dropTags("popup", `popup:${id}`);
  return id;
}

function rowOf(document: PopupDocument): Omit<NewRow<"popup">, "id"> {
  const { picture, startsAt, endsAt } = document;
  return {
    position: document.order,
    media_id: picture?.id ?? null,
    link: document.link,
    is_shown_on_reload: Number(document.isShownOnReload),
    delay: document.delay,
    page_types: JSON.stringify(document.pageTypes),
    is_active: Number(document.isActive),
    starts_at: startsAt === null ? null : Date.parse(startsAt),
    ends_at: endsAt === null ? null : Date.parse(endsAt),
    layout_id: document.layout,
  };
}

/** The texts of the languages that have some; the default language's always, which stands in for others. */
function textRows(id: number, { title, message, linkLabel }: PopupDocument): readonly NewRow<"popup_text">[] {
  const own = locales.filter((locale, index) =>
    index === 0 ? true : [title, message, linkLabel].some((texts) => texts[locale] !== undefined),
  );
  return own.map((locale) => ({
    popup_id: id,
    locale,
    title: title[locale] ?? "",
    message: cleanHtml(message[locale] ?? ""),
    link_label: linkLabel[locale] ?? "",
  }));
}
