import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, isRowId, unknownKeys } from "./check.ts";

export type LinkTarget =
  | { readonly kind: "page"; readonly id: number }
  | { readonly kind: "product"; readonly id: number }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "anchor"; readonly hash: string };

const forbidden = new RegExp("[\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]");
const elsewhere = /^(?:https?:\/\/[^/?#]|mailto:[^?]+@|tel:\+?[\d])/i;
const anchorHash = /^[A-Za-z][\w-]{0,63}$/;

/** Checks where a link leads; keys that its kind doesn't have are problems. */
export function checkLinkTarget(value: unknown): Result<LinkTarget, readonly Problem[]> {
  if (!isRecord(value)) return fault("key.linkTarget");
  const { kind } = value;
  switch (kind) {
    case "page":
    case "product": {
      const { id } = value;
      if (!isRowId(id)) return fault(`key.${kind}`, undefined, "id");
      return exactly(value, { kind, id });
    }
    case "url": {
      const { url } = value;
      if (!isSafeUrl(url)) return fault("key.address", undefined, "url");
      return exactly(value, { kind, url });
    }
    case "anchor": {
      const { hash } = value;
      if (typeof hash !== "string" || !anchorHash.test(hash)) {
        return fault("key.anchor", undefined, "hash");
      }
      return exactly(value, { kind, hash });
    }
    default:
      return fault("key.choice", { choices: "page, product, url, anchor" }, "kind");
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

function exactly(value: Readonly<Record<string, unknown>>, target: LinkTarget): Result<LinkTarget, readonly Problem[]> {
  const unknown = unknownKeys(value, Object.keys(target));
  return unknown.length === 0 ? ok(target) : err(unknown);
}
