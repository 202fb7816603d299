import { locales, localizePath } from "#schemas/locale.ts";

import { privatePaths } from "../site/private-paths.ts";

/** What no search engine should ask for: one person's pages, and the page documents of the runtime. */
const closed = [...privatePaths(), "/_data", "/api"];

/** The robots file: everything public is open, with the sitemap's address. A site under construction, or a copy for trials, is closed. */
export function robotsText({ siteUrl, isClosed }: { siteUrl: string; isClosed: boolean }): string {
  const paths = isClosed ? ["/"] : closed.flatMap((path) => locales.map((locale) => localizePath(path, locale)));
  const rules = [...new Set(paths)].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}
