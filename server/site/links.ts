import type { SiteInfo } from "#schemas/site/site-info.ts";

/**
 * The origin that search engines and other sites know this one by: the site info's production URL,
 * its plain URL, or the process's own. Without a trailing slash.
 */
export function publicOrigin({ prodUrl, url }: Pick<SiteInfo, "prodUrl" | "url">, own: string): string {
  return originOf(prodUrl) ?? originOf(url) ?? own;
}

function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}
