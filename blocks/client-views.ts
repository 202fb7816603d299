import { ColumnsView } from "./columns/view.tsx";
import type { AnyBlockView } from "./kit/view-props.ts";
import { OutletView } from "./outlet/view.tsx";
import { SectionView } from "./section/view.tsx";

/** Containers by slug: small and hook-free, they come with the runtime. */
export const containerViews: Readonly<Record<string, AnyBlockView>> = {
  outlet: OutletView,
  section: SectionView,
  columns: ColumnsView,
};

/** Islands by slug, each in a chunk of its own. The code of static blocks never ships. */
export const islandViews: Readonly<Record<string, () => Promise<AnyBlockView>>> = {
  album: () => import("./album/view.tsx").then((module) => module.AlbumView),
  gallery: () => import("./gallery/view.tsx").then((module) => module.GalleryView),
  tabs: () => import("./tabs/view.tsx").then((module) => module.TabsView),
  "search-suggestions": () => import("./search-suggestions/view.tsx").then((module) => module.SearchSuggestionsView),
  toasts: () => import("./toasts/view.tsx").then((module) => module.ToastsView),
  "fullscreen-slider": () => import("./fullscreen-slider/view.tsx").then((module) => module.FullscreenSliderView),
  "newsletter-form": () => import("./newsletter-form/view.tsx").then((module) => module.NewsletterFormView),
};
