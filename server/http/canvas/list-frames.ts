import type { FrameItem } from "#schemas/content/canvas.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { type Keep, onceOf } from "#server/cache/kept-reads.ts";
import { changedDrafts } from "#server/drafts/read.ts";
import { listLayouts } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import type { ResolveNeed } from "../site/kept-answers.ts";
import { listedPages, titleOf } from "./listed-pages.ts";
import { sampleAddress, type SitePage } from "./sample-address.ts";

interface FramePorts {
  readonly resolveNeed: ResolveNeed;
  readonly keep: Keep;
}

/** Every frame with the pages that it stands around, and an address at which it can be looked at. */
export async function listFrames(locale: Locale, ports: FramePorts): Promise<readonly FrameItem[]> {
  const keep = onceOf(ports.keep);
  const [records, frames, changed] = await Promise.all([
    keep("pages", listPageRecords),
    listLayouts("frame"),
    changedDrafts("layout"),
  ]);
  const byName = new Map(frames.map(({ id, name }) => [name, id]));
  const framed = Map.groupBy(
    listedPages(records),
    ({ record, pageType }) => record?.frameId ?? byName.get(pageType.frame),
  );
  const listed: FrameItem[] = [];
  for (const { id, name, published } of frames) {
    const pages = framed.get(id) ?? [];
    listed.push({
      layoutId: id,
      name,
      isPublished: published !== null,
      hasChanges: changed.has(id),
      path: await addressAmong(pages, locale, async (page) => await sampleAddress(page, locale, { ...ports, keep })),
      pages: pages.map((page) => titleOf(page, locale)),
    });
  }
  return listed;
}

/** Where the first of some pages opens that opens at all; the start page where none does. */
async function addressAmong(
  pages: readonly SitePage[],
  locale: Locale,
  addressOf: (page: SitePage) => Promise<string | null>,
): Promise<string> {
  for (const page of pages) {
    const path = await addressOf(page);
    if (path !== null) return path;
  }
  return localizePath("/", locale);
}
