import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { isRecord, isRowId, refuse, unknownKeys } from "./check.ts";
import type { FieldIssue } from "./field.ts";

export type LinkTarget =
  | { readonly kind: "page"; readonly id: number }
  | { readonly kind: "product"; readonly id: number }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "anchor"; readonly hash: string };

const forbidden = new RegExp("[\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]");
const elsewhere = /^(?:https?:\/\/[^/?#]|mailto:[^?]+@|tel:\+?[\d])/i;
const anchorHash = /^[A-Za-z][\w-]{0,63}$/;

/** Checks where a link leads; keys that its kind doesn't have are issues. */
export function checkLinkTarget(value: unknown): Result<LinkTarget, readonly FieldIssue[]> {
  if (!isRecord(value)) return refuse("must say where the link leads");
  const { kind } = value;
  switch (kind) {
    case "page":
    case "product": {
      const { id } = value;
      if (!isRowId(id)) return refuse(`must be the id of a ${kind}`, "id");
      return exactly(value, { kind, id });
    }
    case "url": {
      const { url } = value;
      if (!isSafeUrl(url)) return refuse("must be a web, mail or telephone address, or a path of this site", "url");
      return exactly(value, { kind, url });
    }
    case "anchor": {
      const { hash } = value;
      if (typeof hash !== "string" || !anchorHash.test(hash)) {
        return refuse("must be a letter followed by letters, digits, hyphens or underscores", "hash");
      }
      return exactly(value, { kind, hash });
    }
    default:
      return refuse("must be one of page, product, url, anchor", "kind");
  }
}

/**
 * Tells whether a text may stand in an href: http, https, mailto, tel, or a path of this site. Browsers
 * drop control characters and read `\` as `/`, so neither is let through, nor a path that becomes
 * another host (`//host`, `/.//host`).
 */
export function isSafeUrl(value: unknown): value is string {
  if (typeof value !== "string" || value.length > 2000 || forbidden.test(value)) return false;
  if (value.startsWith("/")) {
    if (value.startsWith("//") || !URL.canParse(value, "https://site.invalid")) return false;
    const url = new URL(value, "https://site.invalid");
    return url.host === "site.invalid" && !url.pathname.startsWith("//");
  }
  return elsewhere.test(value) && URL.canParse(value);
}

function exactly(
  value: Readonly<Record<string, unknown>>,
  target: LinkTarget,
): Result<LinkTarget, readonly FieldIssue[]> {
  const unknown = unknownKeys(value, Object.keys(target));
  return unknown.length === 0 ? ok(target) : err(unknown);
}
