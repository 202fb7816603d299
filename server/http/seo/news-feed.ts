import type { News } from "#schemas/content/news.ts";
import { escapeHtml } from "#schemas/escape-html.ts";
import { localeInfos, localizePath, type Locale } from "#schemas/locale.ts";
import { listNews } from "#server/news/read.ts";
import { publicOrigin } from "#server/site/links.ts";
import { findPageByType, pathsOf } from "#server/pages/records/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

/** The latest news as RSS 2.0, in one language. */
export async function newsFeed(locale: Locale, ownUrl: string): Promise<string> {
  const query = { nbItem: 20, page: 1, orderBy: [], filters: [] };
  const [site, { news }, page] = await Promise.all([
    getSiteInfo(),
    listNews(locale, query),
    findPageByType("news-list"),
  ]);
  const siteUrl = publicOrigin(site, ownUrl);
  const home = siteUrl + ((page ? pathsOf(page)[locale] : undefined) ?? localizePath("/", locale));
  const title = (page?.texts[locale]?.title ?? "") || site.name;
  const self = `${siteUrl}${localizePath("/rss.xml", locale)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(title === site.name ? title : `${title} – ${site.name}`)}</title>
<link>${escapeHtml(home)}</link>
<description>${escapeHtml(page?.texts[locale]?.metaDescription ?? "")}</description>
<language>${localeInfos[locale].iso.toLowerCase()}</language>
<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${news.map((item) => itemXml(item, siteUrl)).join("\n")}
</channel>
</rss>
`;
}

function itemXml({ title, url, summary, date }: News, siteUrl: string): string {
  const link = escapeHtml(siteUrl + encodeURI(url));
  const published = new Date(`${date}T08:00:00Z`).toUTCString();
  return `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${published}</pubDate><description>${escapeHtml(summary)}</description></item>`;
}
