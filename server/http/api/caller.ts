import { type Session, sessionOf } from "#server/accounts/sessions.ts";

import { AppError } from "../errors.ts";
import { bearerToken } from "../middleware/bearer-token.ts";

import type { Caller } from "./handler.ts";

/**
 * Who makes a request, by its Authorization header alone (reliability D1). The token is looked up only
 * when somebody asks, and once. A look-up that fails is a 503: never somebody else's rights (S-09).
 */
export function callerOf(authorization: string | null | undefined, address: string): Caller {
  const token = bearerToken(authorization);
  let found: Promise<Session | null> | null = null;
  return {
    token,
    address,
    session: () => (found ??= token === null ? Promise.resolve(null) : lookUp(token)),
  };
}

async function lookUp(token: string): Promise<Session | null> {
  try {
    return await sessionOf(token);
  } catch (cause) {
    throw new AppError({ code: "unavailable", message: "request.unavailable" }, { cause });
  }
}
