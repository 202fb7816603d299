import type { ComponentType } from "react";

import type { AnyView, FindView } from "#renderer/page/block-view.ts";

/** A view with the props of its own definition. */
export type SomeView = ComponentType<never>;

export interface ClientViews {
  /** Views that come with the runtime, by slug. */
  readonly containers: Readonly<Record<string, SomeView>>;
  /** Views in chunks of their own, by slug. */
  readonly islands: Readonly<Record<string, () => Promise<SomeView>>>;
}

/** The views of containers and islands that are there so far. */
export interface Views {
  /** Loads what isn't there yet; slugs without a loader are left out. Rejects when a chunk can't be had. */
  load(slugs: Iterable<string>): Promise<void>;
  readonly find: FindView;
}

/** Loads views by slug and keeps them, so that a page is only drawn when all of its views are there. */
export function createViews({ containers, islands }: ClientViews): Views {
  const views = new Map(Object.entries(containers).map(([slug, view]) => [slug, anyView(view)]));
  return {
    async load(slugs) {
      const missing = [...slugs].filter((slug) => !views.has(slug) && Object.hasOwn(islands, slug));
      await Promise.all(
        missing.map(async (slug) => {
          const view = await islands[slug]?.();
          if (view) views.set(slug, anyView(view));
        }),
      );
    },
    find: (slug) => views.get(slug),
  };
}

/** The server resolved a block's props and data by the same definition that its view is typed with. */
function anyView(view: SomeView): AnyView {
  return view as AnyView;
}
