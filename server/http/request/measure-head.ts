import type { MiddlewareHandler } from "hono";

/** Gives the answer to HEAD the length that the same GET would have: nobody else sees the body that is thrown away. */
export const measureHead: MiddlewareHandler = async (c, next) => {
  await next();
  const answer = c.res;
  if (c.req.method !== "HEAD" || answer.body === null || answer.headers.has("content-length")) return;
  const { byteLength } = await answer.arrayBuffer();
  c.res = new Response(null, answer);
  c.res.headers.set("Content-Length", String(byteLength));
};
