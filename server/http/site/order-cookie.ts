import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";

const name = "order";

/** Two hours, in seconds: as long as a purchase takes, and a look back at it. */
const lifetime = 2 * 3_600;

/** An order and the key that reads it. */
export interface OrderKey {
  readonly id: number;
  readonly key: string;
}

/** The order that a browser holds; null without a cookie, and for what is none. */
export function heldOrderOf(c: Context): OrderKey | null {
  return orderKeyIn(getCookie(c, name) ?? "");
}

/** Reads `8.` and a key of 22 signs; null for anything else. */
export function orderKeyIn(text: string): OrderKey | null {
  const [, id, key] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(text) ?? [];
  return id !== undefined && key !== undefined ? { id: Number(id), key } : null;
}

/** The `Set-Cookie` that has a browser hold an order: for the server alone. */
export function keepOrder({ id, key }: OrderKey, isSecure: boolean): string {
  return cookieOf(`${id}.${key}`, lifetime, isSecure);
}

/** The `Set-Cookie` that has a browser hold no order. */
export function forgetOrder(isSecure: boolean): string {
  return cookieOf("", 0, isSecure);
}

function cookieOf(value: string, maxAge: number, secure: boolean): string {
  return generateCookie(name, value, { path: "/", httpOnly: true, sameSite: "Lax", maxAge, secure });
}
