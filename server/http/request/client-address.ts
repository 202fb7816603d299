import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** What reads an address of a request: a header by its name, and the socket's other end. */
export type AddressReader = (header: (name: string) => string | undefined, socketAddress: string) => string;

/**
 * Gives what a request is counted under: the network address it comes from, and for IPv6 its /64, which is one
 * household's. Behind one proxy of the operator's own that is the last entry of `X-Forwarded-For`, which that
 * proxy wrote; what stands before it anybody could have written.
 */
export function addressReader({ trustsProxy }: { readonly trustsProxy: boolean }): AddressReader {
  return (header, socketAddress) => {
    const forwarded = trustsProxy ? header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return networkOf(forwarded || socketAddress);
  };
}

/** The same, for a request that an application answers. */
export function clientAddressOf(options: { readonly trustsProxy: boolean }): (c: Context) => string {
  const read = addressReader(options);
  return (c) => read((name) => c.req.header(name), socketAddress(c));
}

/** What is no address, and a socket that is closed already, are counted together. */
const nowhere = "unknown";

/** The address of the socket's other end, as the HTTP server knows it. */
function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? "";
}

/** The network that an address stands for: an IPv4 address itself, the /64 of an IPv6 one. */
export function networkOf(text: string): string {
  const host = withoutPort(text);
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipaddr.IPv4.parse(host).toString();
  if (!ipaddr.IPv6.isValid(host)) return nowhere;
  const address = ipaddr.IPv6.parse(host);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const [one = 0, two = 0, three = 0, four = 0] = address.parts;
  return `${new ipaddr.IPv6([one, two, three, four, 0, 0, 0, 0]).toString()}/64`;
}

/** Some proxies write the port as well: `198.51.100.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}
