import type { PiecePlace } from "#schemas/content/piece.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";
import { reusableIds } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument, LayoutKind } from "#schemas/page/layout.ts";
import { reusablesWithin } from "#schemas/page/reusables-within.ts";
import type { PopupDocument } from "#schemas/popups/popup-document.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { plannedStates } from "#server/drafts/plans/read.ts";
import { changedDrafts, draftDocument } from "#server/drafts/read.ts";
import { allLayouts, publishedLayouts } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { storedPopups } from "#server/popups/documents/read.ts";

import { everyLayout } from "../canvas/every-layout.ts";
import { isCms, listedPages, titleOf } from "../canvas/listed-pages.ts";
import { sampleAddress } from "../canvas/sample-address.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { frameIdOf } from "../site/load-tree.ts";

/** What places a reusable layout itself, as it is public, edited or planned: pages first, then what stands around and inside of them. */
export async function placesOf(
  id: number,
  locale: Locale,
  ports: { readonly resolveNeed: ResolveNeed },
): Promise<readonly PiecePlace[]> {
  const [placing, popups] = [await layoutsPlacing(id), await popupsShowing(id, locale)];
  const keep = readOnce();
  const pages = listedPages(await keep("pages", listPageRecords));
  const places = placing.map(async ({ layout, isPublic }): Promise<readonly PiecePlace[]> => {
    const { id: layoutId, kind, name } = layout;
    if (kind !== "page") return [{ kind, id: layoutId, name, path: null, isPublic }];
    const own = pages.filter(({ record }) => record?.layoutId === layoutId);
    return await Promise.all(
      own.map(async (page) => {
        const path = await sampleAddress(page, locale, { ...ports, keep });
        return { kind, id: layoutId, name: titleOf(page, locale), path, isPublic };
      }),
    );
  });
  const all = [...(await Promise.all(places)).flat(), ...popups];
  return all.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

const order: readonly PiecePlace["kind"][] = ["page", "frame", "reusable", "popup", "template"];

/** The pages on which visitors have a reusable layout, in their frames and within other reusable layouts too. */
export async function pagesShowing(id: number, locale: Locale): Promise<readonly string[]> {
  const layouts = await everyLayout();
  const published = new Map([...layouts.all()].map(([layoutId, { document }]) => [layoutId, document]));
  const showing: string[] = [];
  for (const page of listedPages(await listPageRecords())) {
    const own = isCms(page) ? page.record?.layoutId : null;
    const frame = await frameIdOf(page, layouts);
    const documents = [own, frame].flatMap((layoutId) => published.get(layoutId ?? 0) ?? []);
    if (reusablesWithin(documents, published).has(id)) showing.push(titleOf(page, locale));
  }
  return showing;
}

interface Placing {
  readonly layout: { readonly id: number; readonly kind: LayoutKind; readonly name: string };
  readonly isPublic: boolean;
}

async function layoutsPlacing(id: number): Promise<readonly Placing[]> {
  const [layouts, changed, planned] = await Promise.all([
    allLayouts(),
    changedDrafts("layout"),
    plannedStates("layout"),
  ]);
  const published = await publishedLayouts(layouts.map((layout) => layout.id));
  const placing: Placing[] = [];
  for (const layout of layouts) {
    const isPublic = places(published.get(layout.id)?.document ?? null, id);
    const isEdited = changed.has(layout.id) && places(await draftOf(layout.id), id);
    const isPlanned = places((planned.get(layout.id) ?? null) as LayoutDocument | null, id);
    if (isPublic || isEdited || isPlanned) placing.push({ layout, isPublic });
  }
  return placing;
}

async function draftOf(id: number): Promise<LayoutDocument | null> {
  return (await draftDocument({ kind: "layout", id })) as LayoutDocument | null;
}

function places(document: LayoutDocument | null, id: number): boolean {
  return document !== null && reusableIds(document).includes(id);
}

async function popupsShowing(id: number, locale: Locale): Promise<readonly PiecePlace[]> {
  const [popups, changed, planned] = await Promise.all([
    storedPopups(),
    changedDrafts("popup"),
    plannedStates("popup"),
  ]);
  const showing: PiecePlace[] = [];
  for (const popup of popups) {
    const draft = changed.has(popup.id)
      ? ((await draftDocument({ kind: "popup", id: popup.id })) as PopupDocument | null)
      : null;
    const isStored = popup.document.layout === id;
    const isPlanned = (planned.get(popup.id) as PopupDocument | undefined)?.layout === id;
    if (!isStored && !isPlanned && draft?.layout !== id) continue;
    const name = inLocale((draft ?? popup.document).title, locale) ?? `${popup.id}`;
    showing.push({ kind: "popup", id: popup.id, name, path: null, isPublic: isStored && popup.isPublic });
  }
  return showing;
}
