import { detailPages } from "./pages/detail-pages.ts";
import { legalPages } from "./pages/legal-pages.ts";
import { menuPages } from "./pages/menu-pages.ts";
import type { StartingPage } from "./page.ts";

/** Every page that a site starts with; a parent stands before its children. */
export const startingPages: readonly StartingPage[] = [...menuPages, ...detailPages, ...legalPages];
