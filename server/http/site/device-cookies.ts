import type { Context } from "hono";
import { getCookie } from "hono/cookie";

const isDevice = /^(?:__Secure-)?device-[\da-f]{16}$/;

/** The cookies by which the API knows a device on which somebody logged in before, for a form's own call of it. */
export function heldDevices(c: Context): string {
  const held = Object.entries(getCookie(c)).filter(([name, value]) => isDevice.test(name) && /^[\w.-]+$/.test(value));
  return held.map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Those that the API leaves, to be sent to the form's address instead of the call's. */
export function deviceCookies({ headers }: Response, path: string): readonly string[] {
  return headers
    .getSetCookie()
    .filter((cookie) => isDevice.test(cookie.split("=", 1)[0] ?? ""))
    .map((cookie) => cookie.replace(/; Path=[^;]*/i, `; Path=${path}`));
}
