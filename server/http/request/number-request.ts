import type { Context, MiddlewareHandler } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";

const choose = requestId({ limitLength: 64 });

/** Gives each request the number under which it is logged, a proxy's own or a new one, and its answer the same. */
export const numberRequest: MiddlewareHandler = (c: Context<{ Variables: RequestIdVariables }>, next) =>
  choose(c, async () => {
    await next();
    // Handlers that bring a Response of their own don't take over what was laid down before them.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  });
