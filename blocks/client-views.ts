import { ColumnsView } from "./columns/view.tsx";
import { SectionView } from "./section/view.tsx";

/** Containers by slug: small and hook-free, they come with the runtime. */
export const containerViews = { section: SectionView, columns: ColumnsView };

/** Islands by slug, each in a chunk of its own. The code of static blocks never ships. */
export const islandViews = {};
