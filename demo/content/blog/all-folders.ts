import { atTheTable } from "./at-the-table.ts";
import type { DemoBlogFolder } from "./blog-article.ts";
import { inTheCellar } from "./in-the-cellar.ts";
import { inTheVineyard } from "./in-the-vineyard.ts";

/** The three folders of the blog, in their order. */
export const demoBlogFolders: readonly DemoBlogFolder[] = [inTheVineyard, inTheCellar, atTheTable];
