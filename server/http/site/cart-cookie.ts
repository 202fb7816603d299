import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";

import { isCartId } from "#schemas/contract/parse-params.ts";
import { cartNewsCookie } from "#schemas/commerce/cart-news.ts";

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
  return generateCookie(name, id, { ...cookieOf(lifetime, isSecure), httpOnly: true });
}

/** The `Set-Cookie` that has a browser hold no cart. */
export function forgetCart(isSecure: boolean): string {
  return generateCookie(name, "", { ...cookieOf(0, isSecure), httpOnly: true });
}

/** The `Set-Cookie` that tells the page's script that the held cart changed without it, or that it knows by now (ADR 050). */
export function cartNews(isNews: boolean, isSecure: boolean): string {
  return generateCookie(cartNewsCookie, isNews ? "1" : "", cookieOf(isNews ? lifetime : 0, isSecure));
}

function cookieOf(maxAge: number, secure: boolean) {
  return { path: "/", sameSite: "Lax", maxAge, secure } as const;
}
