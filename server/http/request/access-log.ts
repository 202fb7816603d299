import type { MiddlewareHandler } from "hono";

import type { ApiEnv } from "../api/api-env.ts";

import type { Logger } from "./log.ts";

/**
 * One line for each request: its number, the matched route (never the raw address, which may carry
 * the id of a cart), the status and the time it took in milliseconds.
 */
export function accessLog(log: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info(
      { id: c.get("requestId"), method: c.req.method, route: c.get("route"), status: c.res.status, ms },
      "request",
    );
  };
}
