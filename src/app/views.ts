import type { ComponentType } from "react";

/** A view with the props of its own definition. */
export type SomeView = ComponentType<never>;

/** Loads each island's view: blocks by their slug, islands of static views as `slug/name`. */
export type IslandLoaders = Readonly<Record<string, () => Promise<SomeView>>>;

/** The islands' views that are there so far. */
export interface Views {
  /** Loads what isn't there yet; names without a loader are left out. Gives false when a chunk can't be had. */
  load(names: Iterable<string>): Promise<boolean>;
  find(name: string): SomeView | undefined;
}

/** Loads islands' views and keeps them, so that a page is only shown when all of its views are there. */
export function createViews(loaders: IslandLoaders): Views {
  const views = new Map<string, SomeView>();
  return {
    async load(names) {
      const missing = [...new Set(names)].filter((name) => !views.has(name) && Object.hasOwn(loaders, name));
      const results = await Promise.allSettled(
        missing.map(async (name) => {
          const view = await loaders[name]?.();
          if (view) views.set(name, view);
        }),
      );
      return results.every(({ status }) => status === "fulfilled");
    },
    find: (name) => views.get(name),
  };
}
