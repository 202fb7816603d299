import type { SitePage } from "./stored-page.ts";

/** What of a page lies on other hosts. */
type Elsewhere = Partial<Pick<SitePage, "hosts" | "trackers" | "paysAt">>;

/**
 * What every page says to browsers (reliability D30, design §11.10): scripts from here and from the
 * hosts of the operator's list, no nonces, so that pages can be cached whole; styles may stand in the page. Forms lead
 * back here, and on a customer's own pages to who takes the money: browsers hold a redirect after a form to it too.
 */
export function pageSecurityHeaders({ hosts = [], trackers = null, paysAt = null }: Elsewhere = {}): Readonly<
  Record<string, string>
> {
  const scripts = [...hosts, ...(trackers?.script ?? [])];
  const connections = [...hosts, ...(trackers?.connect ?? [])];
  const key = [...scripts, "", ...connections, "", paysAt ?? ""].join(" ");
  const known = policies.get(key);
  if (known) return known;
  const headers = {
    "Content-Security-Policy": [
      "default-src 'self'",
      `script-src ${sources(scripts)}`,
      `connect-src ${sources(connections)}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "media-src 'self' https:",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self'${paysAt === null ? "" : ` ${paysAt}`}`,
      "frame-ancestors 'self'",
    ].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
  if (policies.size > 100) policies.clear();
  policies.set(key, headers);
  return headers;
}

function sources(hosts: readonly string[]): string {
  return [...new Set(["'self'", ...hosts])].join(" ");
}

/** One object per list of hosts: pages are many, lists few. */
const policies = new Map<string, Readonly<Record<string, string>>>();

/** Pages are asked for again each time and mostly answered with 304; bfcache keeps working. */
export const publicCaching = "public, max-age=0, must-revalidate";

/** For a page that stands in while the database is away. */
export const staleCaching = "no-store";

/** For anything made for one person. */
export const privateCaching = "private, no-store";
