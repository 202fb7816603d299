import type { SiteInfo } from "#schemas/site/site-info.ts";

/**
 * The origin that search engines and other sites know this one by: the site info's production address,
 * its plain address, or the process's own. Without a trailing slash.
 */
export function publicOrigin({ prodUrl, url }: Pick<SiteInfo, "prodUrl" | "url">, own: string): string {
  return originOf(prodUrl) ?? originOf(url) ?? own;
}

/** The host of an address, as a request names it; null when there is none. */
export function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host || null : null;
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}
