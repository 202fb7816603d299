import { defaultLocale, splitLocale, type Locale } from "#schemas/locale.ts";

/** What a path asks for. */
export type ParsedPath =
  | { readonly kind: "moved"; readonly path: string }
  | { readonly kind: "page"; readonly locale: Locale; readonly path: string; readonly sitePath: string };

/**
 * Reads a request's raw path (spec §2): the locale prefix, one spelling per page. A path that a
 * browser could take for another host (`//evil`, `/\evil`, control characters), a trailing slash and
 * the default locale's own prefix all move to the plain spelling. Never leaves the site.
 */
export function parsePath(rawPath: string): ParsedPath {
  const decoded = decode(rawPath);
  const plain = `/${decoded.replace(/[\p{Cc}\\]/gu, "").replace(/^[\s/]+/, "")}`.replace(/\/{2,}/g, "/");
  const trimmed = plain.length > 1 ? plain.replace(/\/+$/, "") : plain;
  if (trimmed === `/${defaultLocale}`) return { kind: "moved", path: "/" };
  if (trimmed.startsWith(`/${defaultLocale}/`))
    return { kind: "moved", path: encodePath(trimmed.slice(defaultLocale.length + 1)) };
  if (trimmed !== decoded) return { kind: "moved", path: encodePath(trimmed) };
  const { locale, path } = splitLocale(trimmed);
  return { kind: "page", locale, path: trimmed, sitePath: path };
}

/** Percent-encodes a site path for a Location header. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
