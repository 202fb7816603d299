import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";

import { isCartId } from "#schemas/contract/parse-params.ts";

const name = "cart";

/** Thirty days, in seconds, from the last change on. */
const lifetime = 30 * 86_400;

/** The cart that a browser holds; null without a cookie, and for what is no cart's id. */
export function heldCartId(c: Context): string | null {
  const id = getCookie(c, name);
  return id !== undefined && isCartId(id) ? id : null;
}

/** The `Set-Cookie` that has a browser hold a cart: for the server alone, never sent along by another site's forms. */
export function keepCart(id: string, isSecure: boolean): string {
  return generateCookie(name, id, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: lifetime, secure: isSecure });
}
