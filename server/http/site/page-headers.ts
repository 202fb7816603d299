/**
 * What every page says to browsers (reliability D30, design §11.10): scripts from here only, no
 * nonces, so that pages can be cached whole; styles may stand in the page.
 */
export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Pages are asked for again each time and mostly answered with 304; bfcache keeps working. */
export const publicCaching = "public, max-age=0, must-revalidate";

/** For anything made for one person. */
export const privateCaching = "private, no-store";
