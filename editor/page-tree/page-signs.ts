import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";

/** How loud a sign is. */
export type SignTone = "public" | "coming" | "private" | "wrong" | "quiet";

/** Something that is said of a page in the list. */
export interface PageSign {
  /** The end of the message's key. */
  readonly key: string;
  readonly tone: SignTone;
  /** The language that it is about. */
  readonly locale?: Locale;
  /** The instant that it is about, in milliseconds since 1970. */
  readonly at?: number;
}

/** What may be looked for among the pages. */
export const pageFilters = ["all", "changed", "planned", "hidden", "public", "menu", "untitled", "stale"] as const;
export type PageFilter = (typeof pageFilters)[number];

/** What is said of a page: first how far visitors have it, then what is missing. */
export function signsOf(page: CanvasPage): readonly PageSign[] {
  const missing = (["untitled", "untranslated"] as const).flatMap((key) =>
    page[key].map((locale): PageSign => ({ key, tone: "wrong", locale })),
  );
  const preview = isPreviewOld(page)
    ? [{ key: page.preview === null ? "noPreview" : "stale", tone: "quiet" } as const]
    : [];
  return [
    stateOf(page),
    ...(isChanged(page) ? [{ key: "changed", tone: "coming" } as const] : []),
    ...(page.plannedAt === null ? [] : [{ key: "planned", tone: "coming", at: page.plannedAt } as const]),
    ...missing,
    ...preview,
    ...(page.isMenu ? [{ key: page.isFixedRight ? "menuRight" : "menu", tone: "quiet" } as const] : []),
  ];
}

/** Whether a page answers to what is looked for. */
export function answers(page: CanvasPage, filter: PageFilter): boolean {
  if (filter === "all") return true;
  if (filter === "changed") return isChanged(page);
  if (filter === "planned") return page.plannedAt !== null;
  if (filter === "hidden") return page.isHidden;
  if (filter === "public") return !page.isHidden;
  if (filter === "menu") return page.isMenu;
  return filter === "untitled" ? page.untitled.length + page.untranslated.length > 0 : isPreviewOld(page);
}

/** Whether its picture shows it otherwise than visitors have it; of one that they don't have there is none. */
export function isPreviewOld({ isCms, isHidden, isPreviewStale, layoutId }: CanvasPage): boolean {
  return isPreviewStale && isCms && !isHidden && layoutId !== null;
}

function isChanged({ hasChanges, hasNewSettings }: CanvasPage): boolean {
  return hasChanges || hasNewSettings;
}

function stateOf({ isCms, isHidden, isPublished }: CanvasPage): PageSign {
  if (!isCms) return { key: "program", tone: "quiet" };
  if (isHidden) return { key: "hidden", tone: "private" };
  return isPublished ? { key: "public", tone: "public" } : { key: "default", tone: "quiet" };
}
