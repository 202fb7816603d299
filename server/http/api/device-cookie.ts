import { createHash } from "node:crypto";

import { getCookie, setCookie } from "hono/cookie";

import { deviceLifetime } from "#server/accounts/devices/read.ts";

import type { ApiContext } from "./api-env.ts";
import type { Device } from "./handler.ts";

/** Who asks without a browser, or through another server: nothing is known of the device, and nothing kept. */
export const noDevice: Device = { tokenFor: () => null, keepFor: () => {} };

/**
 * The device of a request, by the cookies that logins leave, one for each account: for the server alone, never sent
 * from another site's page, and to no address but the one that set it. They authenticate nobody (reliability D1):
 * they say whose allowance of tries is used up.
 */
export function deviceOf(c: ApiContext, isSecure: boolean): Device {
  return {
    tokenFor: (account) =>
      (isSecure ? getCookie(c, nameFor(account), "secure") : getCookie(c, nameFor(account))) ?? null,
    keepFor: (account, token) =>
      setCookie(c, nameFor(account), token, {
        path: c.req.path,
        httpOnly: true,
        sameSite: "Strict",
        maxAge: deviceLifetime / 1000,
        ...(isSecure && { secure: true, prefix: "secure" }),
      }),
  };
}

/** Several accounts may be at home in one browser; the name tells them apart without naming them. */
function nameFor(account: string): string {
  return `device-${createHash("sha256").update(account).digest("hex").slice(0, 16)}`;
}
