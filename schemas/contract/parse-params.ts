import { err, ok, type Result } from "../result.ts";

import type { ParamKind } from "./define-call.ts";
import type { Problem } from "../refusal.ts";
import { largestInteger } from "./parse-filter.ts";

/** Stands for a cart that isn't there yet (spec §4). */
export const newCart = "new";

export type Params = Readonly<Record<string, string | number>>;

/** Why a path's parameters cannot be used: a wrong type, or a name that nothing can have. */
export type ParamsRefusal =
  | { readonly code: "invalid"; readonly problems: readonly Problem[] }
  | { readonly code: "not-found" };

/** Reads a path's parameters: an `id` becomes a number, a malformed `slug` is simply not there. */
export function parseParams(
  texts: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, ParamKind>>,
): Result<Params, ParamsRefusal> {
  const params: Record<string, string | number> = {};
  const problems: Problem[] = [];
  for (const [key, kind] of Object.entries(kinds)) {
    const text = texts[key] ?? "";
    if (kind === "slug" || kind === "cart") {
      if (!(kind === "slug" ? isSlug(text) : isCart(text))) return err({ code: "not-found" });
      params[key] = text;
    } else if (kind === "visit" || kind === "search") {
      if (kind === "visit" ? isVisit(text) : isSearch(text)) params[key] = text;
      else problems.push({ key, messageKey: "key.format" });
    } else if (isId(text) || (kind === "count" && text === "0")) {
      params[key] = Number(text);
    } else {
      problems.push({ key, messageKey: "key.id" });
    }
  }
  return problems.length > 0 ? err({ code: "invalid", problems }) : ok(params);
}

function isSlug(text: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/i.test(text);
}

/** Whether a text has the form of a cart's id: 128 random bits. */
export function isCartId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** A cart's id, or none yet (spec §4). */
function isCart(text: string): boolean {
  return text === newCart || isCartId(text);
}

function isSearch(text: string): boolean {
  return text.trim() !== "" && text.length <= 80 && !/\p{Cc}/u.test(text);
}

function isVisit(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestInteger;
}
