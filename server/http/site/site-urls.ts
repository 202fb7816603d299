import type { SiteInfo } from "#schemas/site/site-info.ts";

/**
 * The origin that search engines and other sites know this one by: the site info's production URL,
 * its plain URL, or the process's own. Without a trailing slash.
 */
export function publicOrigin({ prodUrl, url }: Pick<SiteInfo, "prodUrl" | "url">, own: string): string {
  return originOf(prodUrl) ?? originOf(url) ?? own;
}

/** The host of a URL, as a request names it; null when there is none. */
export function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host || null : null;
}

function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}
