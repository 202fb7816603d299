import type { EditedPopup, EditedPopups, LinkingLayout, PopupState } from "#schemas/content/edited-popup.ts";
import { type Locale, inLocale, type Localized } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import type { PopupDocument } from "#schemas/popups/popup-document.ts";
import { now } from "#server/db/context.ts";
import { changedDrafts, draftDocument } from "#server/drafts/read.ts";
import { layoutsThatName, publishedOfKind } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { storedPopups, type StoredPopup } from "#server/popups/documents/read.ts";

/** Every popup for those who edit them, in their order. */
export async function listEditedPopups(locale: Locale): Promise<EditedPopups> {
  const [stored, changed, layouts, links] = await Promise.all([
    storedPopups(),
    changedDrafts("popup"),
    publishedOfKind("reusable"),
    linksByPopup(locale),
  ]);
  const reusables = layouts.map(({ id, name }) => ({ id, name }));
  const popups = await Promise.all(
    stored.map(async (popup): Promise<EditedPopup> => {
      const { id, document } = popup;
      const hasChanges = changed.has(id);
      const edited = hasChanges ? ((await draftDocument({ kind: "popup", id })) as PopupDocument | null) : null;
      return {
        id,
        title: (edited ?? document).title,
        state: stateOf(popup, new Set(reusables.map((one) => one.id))),
        hasChanges,
        startsAt: document.startsAt,
        endsAt: document.endsAt,
        linkedFrom: links.get(id) ?? [],
      };
    }),
  );
  return { popups, reusables };
}

/** [PU10] [PU11] [PU12] What visitors have of a popup now. */
function stateOf({ document, isPublic }: StoredPopup, reusables: ReadonlySet<number>): PopupState {
  const { isActive, startsAt, endsAt, layout } = document;
  if (!isPublic) return "private";
  if (!isActive) return "off";
  if (endsAt !== null && Date.parse(endsAt) <= now()) return "over";
  if (startsAt !== null && Date.parse(startsAt) > now()) return "planned";
  return layout !== null && !reusables.has(layout) ? "broken" : "shown";
}

/** What leads to popups, as visitors have it: links of texts, and those of fields to a place on the page. */
async function linksByPopup(locale: Locale): Promise<ReadonlyMap<number, readonly LinkingLayout[]>> {
  const [layouts, pages] = await Promise.all([layoutsThatName("popup-"), listPageRecords()]);
  const found = new Map<number, LinkingLayout[]>();
  for (const { id, kind, name, text } of layouts) {
    const page = pages.find(({ layoutId }) => layoutId === id);
    const title = page && (inLocale(titlesOf(page.texts), locale) ?? findPageType(page.type)?.label[locale]);
    const ids = [...text.matchAll(/(?:#|"hash":")popup-(\d{1,10})(?!\d)/g)].map(([, number]) => Number(number));
    for (const popup of new Set(ids)) {
      const known = found.get(popup) ?? [];
      known.push({ kind, name: title ?? name });
      found.set(popup, known);
    }
  }
  return found;
}

function titlesOf(texts: Readonly<Partial<Record<Locale, Titles>>>): Localized<string> {
  const named = Object.entries(texts).map(([locale, { title, menuTitle }]) => [locale, menuTitle || title] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ""));
}

interface Titles {
  readonly title: string;
  readonly menuTitle: string;
}
