import type { LayoutDocument } from "#schemas/page/layout.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";

import { openSite } from "./open-site.ts";

export interface Freshness {
  /** Milliseconds from the call that publishes to the end of the first answer that shows it. */
  readonly publishToFresh: readonly number[];
  /** How many pages were rendered for 500 requests at once for a page that is not cached. */
  readonly renders: readonly number[];
}

const slug = "nos-cuvees";
const requestsAtOnce = 500;

/** Publishes and asks, as often as there are rounds; each round publishes a text of its own. */
export async function measureFreshness(rounds: number): Promise<Freshness> {
  const { site, get, run, close } = await openSite();
  const publishToFresh: number[] = [];
  const renders: number[] = [];
  const layout = await run(() => layoutOf(slug));
  await get(`/${slug}`);
  for (let round = 0; round < rounds; round += 1) {
    const marker = `Published in round ${round}`;
    const began = performance.now();
    await run(() => publish(layout.id, withText(layout.document, marker)));
    const { text } = await get(`/${slug}`);
    publishToFresh.push(performance.now() - began);
    if (!text.includes(marker)) throw new Error("The page after a publication was stale");

    await run(() => publish(layout.id, withText(layout.document, `${marker}, asked for by many`)));
    const before = site.renderer.renders;
    await Promise.all(Array.from({ length: requestsAtOnce }, () => get(`/${slug}`)));
    renders.push(site.renderer.renders - before);
  }
  await close();
  return { publishToFresh, renders };
}

async function layoutOf(pageSlug: string): Promise<{ id: number; document: LayoutDocument }> {
  const page = await findPageBySlug(pageSlug);
  const layout = page?.layoutId ? await publishedLayout(page.layoutId) : null;
  if (!layout) throw new Error(`The demo has no page ${pageSlug} with a layout of its own`);
  return layout;
}

async function publish(layoutId: number, document: LayoutDocument): Promise<void> {
  const published = await publishLayout({ layoutId, document, label: "bench" });
  if (!published.ok) throw new Error(published.error.messageKey);
}

/** The layout with one paragraph more, at its end. */
function withText(document: LayoutDocument, text: string): LayoutDocument {
  const id = "bench-text";
  const block = { id, slug: "rich-text", v: 1, props: { html: { fr_FR: `<p>${text}</p>` } }, slots: {} };
  return { ...document, root: [...document.root, id], blocks: { ...document.blocks, [id]: block } };
}
