import { observable, runInAction } from "mobx";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { AnyView } from "#renderer/page/block-view.ts";

import { addPrivateWords } from "../words.ts";

/** Every block's view in a file of its own: a page is opened with those of its own blocks. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../blocks/*/view.tsx");
const known = observable.map<string, AnyView>([], { deep: false });
/** Those that couldn't be had; asked for again after a while. */
const failed = observable.set<string>();
const asked = new Map<string, Promise<void>>();
const patience = 5000;

/** A block's view, where it is there: who draws with it is told when it comes. */
export function findView(slug: string): AnyView | undefined {
  return known.get(slug);
}

/** Whether a block's view is on its way; it is asked for by that. */
export function isViewComing(slug: string): boolean {
  if (known.has(slug) || failed.has(slug) || !modules[fileOf(slug)]) return false;
  void ask(slug);
  return true;
}

/** Asks for the views of some blocks. Never rejects: of a block whose view can't be had, the canvas says so. */
export async function loadViews(slugs: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(new Set(slugs), ask));
}

/** Asks for all views that there are, one after the other: nobody waits for them. */
export async function loadAllViews(): Promise<void> {
  for (const file of Object.keys(modules)) await ask(file.split("/").at(-2) ?? "");
}

async function ask(slug: string): Promise<void> {
  const load = modules[fileOf(slug)];
  if (!load) return;
  const asking = asked.get(slug) ?? take(slug, load);
  asked.set(slug, asking);
  await asking;
}

async function take(slug: string, load: () => Promise<Readonly<Record<string, unknown>>>): Promise<void> {
  try {
    const isPrivate = definitionsBySlug.get(slug)?.zone === "private";
    const [file] = await Promise.all([load(), isPrivate ? addPrivateWords() : null]);
    const view = file[nameOf(slug)] as AnyView;
    runInAction(() => {
      failed.delete(slug);
      known.set(slug, view);
    });
  } catch (error) {
    console.warn(`the view of ${slug} could not be had`, error);
    runInAction(() => failed.add(slug));
    setTimeout(() => {
      asked.delete(slug);
      void ask(slug);
    }, patience);
  }
}

function fileOf(slug: string): string {
  return `../../blocks/${slug}/view.tsx`;
}

/** `news-list` is drawn by `NewsListView`. */
function nameOf(slug: string): string {
  const words = slug.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join("")}View`;
}
