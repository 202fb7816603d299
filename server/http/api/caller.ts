import type { Context } from "hono";
import { getCookie } from "hono/cookie";

import type { Session } from "#server/accounts/sessions/read.ts";

import { AppError } from "../errors.ts";
import { bearerToken } from "../request/bearer-token.ts";
import { isOwnPage } from "../request/own-page.ts";
import { outageRetryAfter } from "../request/unavailable.ts";

import type { ApiContext } from "./api-env.ts";
import { deviceOf, noDevice } from "./device-cookie.ts";
import type { Caller } from "./handler.ts";

export interface CallerPorts {
  readonly sessionOf: (token: string) => Promise<Session | null>;
  readonly addressOf: (c: ApiContext) => string;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure: boolean;
}

/**
 * Who makes a request, by its Authorization header alone (reliability D1), but for what a browser saves. The token is looked up only
 * when somebody asks, and once. A look-up that fails is a 503: never somebody else's rights (S-09).
 */
export function callerOf(c: ApiContext, { sessionOf, addressOf, isSecure }: CallerPorts, isDownload = false): Caller {
  const header = c.req.header("authorization");
  // A link can't send a header: the cookie opens what is only saved (design §11.10).
  const token = isDownload && header === undefined ? (getCookie(c, "token") ?? null) : bearerToken(header);
  const device = deviceOf(c, isSecure);
  return callerWith(
    {
      token,
      agent: c.req.header("user-agent") ?? "",
      clientAddress: addressOf(c),
      origin: new URL(c.req.url).origin,
      isAhead: isAhead(c),
      isOwnPage: isOwnPage(c),
      device,
    },
    sessionOf,
  );
}

/** A caller whose token is known; its session is looked up when it is first asked for, and once. */
export function callerWith(
  who: Pick<Caller, "token" | "clientAddress" | "isAhead"> &
    Partial<Pick<Caller, "device" | "origin" | "isOwnPage" | "cartId" | "agent" | "order">>,
  sessionOf: CallerPorts["sessionOf"],
): Caller {
  let found: Promise<Session | null> | null = null;
  const { token } = who;
  return {
    device: noDevice,
    isOwnPage: false,
    agent: "",
    cartId: null,
    order: null,
    origin: "",
    ...who,
    session: () => (found ??= token === null ? Promise.resolve(null) : lookUp(token, sessionOf)),
  };
}

/** True when a browser asks ahead of its reader, or only for the headers: nobody has come (yet). */
export function isAhead(c: Context): boolean {
  if (c.req.method === "HEAD") return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(c.req.header(name) ?? ""),
  );
}

async function lookUp(token: string, sessionOf: CallerPorts["sessionOf"]): Promise<Session | null> {
  try {
    return await sessionOf(token);
  } catch (cause) {
    throw new AppError(
      { code: "unavailable", messageKey: "request.unavailable", retryAfter: outageRetryAfter },
      { cause },
    );
  }
}
