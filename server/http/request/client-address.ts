import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/**
 * Gives what a request is counted under: the network address it comes from, and for IPv6 its /64, which is one
 * household's. Behind one proxy of the operator's own that is the last entry of `X-Forwarded-For`, which that
 * proxy wrote; what stands before it anybody could have written.
 */
export function clientAddressOf({ trustsProxy }: { readonly trustsProxy: boolean }): (c: Context) => string {
  return (c) => {
    const forwarded = trustsProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return networkOf(forwarded || socketAddress(c));
  };
}

/** The address of the socket's other end, as the HTTP server knows it. */
function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? "";
}

function networkOf(text: string): string {
  if (!ipaddr.IPv6.isValid(text)) return text;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toString()}/64`;
}
