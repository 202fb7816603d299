import type { Session } from "#server/accounts/sessions/read.ts";

import { AppError } from "../errors.ts";
import { bearerToken } from "../request/bearer-token.ts";

import type { ApiContext } from "./api-env.ts";
import type { Caller } from "./handler.ts";

export interface CallerPorts {
  readonly sessionOf: (token: string) => Promise<Session | null>;
  readonly addressOf: (c: ApiContext) => string;
}

/**
 * Who makes a request, by its Authorization header alone (reliability D1). The token is looked up only
 * when somebody asks, and once. A look-up that fails is a 503: never somebody else's rights (S-09).
 */
export function callerOf(c: ApiContext, { sessionOf, addressOf }: CallerPorts): Caller {
  const token = bearerToken(c.req.header("authorization"));
  let found: Promise<Session | null> | null = null;
  return {
    token,
    address: addressOf(c),
    isAhead: isAhead(c),
    session: () => (found ??= token === null ? Promise.resolve(null) : lookUp(token, sessionOf)),
  };
}

function isAhead(c: ApiContext): boolean {
  if (c.req.method === "HEAD") return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(c.req.header(name) ?? ""),
  );
}

async function lookUp(token: string, sessionOf: CallerPorts["sessionOf"]): Promise<Session | null> {
  try {
    return await sessionOf(token);
  } catch (cause) {
    throw new AppError({ code: "unavailable", message: "request.unavailable" }, { cause });
  }
}
