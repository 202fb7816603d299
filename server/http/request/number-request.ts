import type { Context, MiddlewareHandler } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";

/** How long a number from outside may be. */
const longest = 64;

const choose = requestId({ limitLength: longest });

/** The same choice for an answer that is given before any application is asked. */
export function chooseRequestId(header: string | undefined): string {
  return header && header.length <= longest && !/[^\w\-=]/.test(header) ? header : crypto.randomUUID();
}

/** Gives each request the number under which it is logged, a proxy's own or a new one, and its answer the same. */
export const numberRequest: MiddlewareHandler = (c: Context<{ Variables: RequestIdVariables }>, next) =>
  choose(c, async () => {
    await next();
    // Handlers that bring a Response of their own don't take over what was laid down before them.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  });
