/** Login cookies last one day, in seconds (spec §9). */
export const sessionAge = 86_400;

export interface CookieScope {
  /** The domain above the site's own when one is configured: `estate.example` for `www.estate.example`. */
  readonly parentDomain?: string | undefined;
  /** True on https. */
  readonly secure: boolean;
}

const names = { token: "token", idSite: "idSite" } as const;

/** The texts that store a login, for `document.cookie`: token and site, one day, on the parent domain (spec §9). */
export function sessionCookies(
  session: { readonly token: string; readonly idSite: number },
  scope: CookieScope,
): readonly string[] {
  return [
    cookieText(names.token, session.token, sessionAge, scope),
    cookieText(names.idSite, String(session.idSite), sessionAge, scope),
  ];
}

/** The texts that take a login back (spec §4: logout clears the cookies). */
export function endedSessionCookies(scope: CookieScope): readonly string[] {
  return Object.values(names).map((name) => cookieText(name, "", 0, scope));
}

/** The token that is sent with each API request (spec §6), from `document.cookie`; null when nobody is logged in. */
export function readToken(cookies: string): string | null {
  const start = `${names.token}=`;
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(start));
  const text = found?.slice(start.length) ?? "";
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}

function cookieText(name: string, value: string, age: number, { parentDomain, secure }: CookieScope): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Max-Age=${age}`, "Path=/", "SameSite=Lax"];
  if (parentDomain) parts.push(`Domain=${parentDomain}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}
