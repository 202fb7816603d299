import type { ApiContext } from "../api/api-env.ts";
import { socketAddress } from "../api/build-api.ts";

/**
 * The visitor's network address behind one proxy of the operator's own: the last entry of
 * `X-Forwarded-For`, which that proxy wrote; what stands before it anybody could have written.
 */
export function forwardedAddress(c: ApiContext): string {
  const last = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return last === undefined || last === "" ? socketAddress(c) : last;
}
