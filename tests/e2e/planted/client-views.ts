import { islandViews as own } from "../../../blocks/client-views.ts";

/** The site's islands and the planted ones: stands in for `blocks/client-views.ts` in the planted site's build. */
export const islandViews: typeof own = {
  ...own,
  counter: () => import("./counter-view.tsx").then((module) => module.CounterView),
  fragile: () => import("./fragile-view.tsx").then((module) => module.FragileView),
  "shell/part": () => import("./part-island.tsx").then((module) => module.PartIsland),
};
