/** What every API answer says to browsers (reliability D30): it is data, never a document. */
export const apiSecurityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * What everything else says that isn't a page (files, pictures, feeds, short texts), where it says nothing of its own: it
 * is shown, but loads, sends and runs nothing, and stands in nobody's frame (reliability S-29).
 */
export const fileSecurityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** One year, subdomains included; only sent when the site is served over HTTPS. */
export const strictTransport = "max-age=31536000; includeSubDomains";
