import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { readPattern } from "#schemas/page/page-types/path-pattern.ts";

/** Where one person's pages of spec §2 stand, whatever page types there are yet. */
const literals = ["/account", "/auth", "/cart", "/order", "/password"];

/** The paths, without a locale, under which every page is one person's: not for robots, nor to be loaded ahead. */
export function privatePaths(types = pageTypes): readonly string[] {
  const found = types.flatMap(({ zone, pattern }) => {
    const [first] = zone === "private" && pattern !== null ? readPattern(pattern) : [];
    return first && "literal" in first ? [`/${first.literal}`] : [];
  });
  return [...new Set([...literals, ...found])];
}
