import { Hono } from "hono";
import { expect, test } from "vitest";

import { clientAddressOf } from "./client-address.ts";

async function addressOf(trustsProxy: boolean, socket: string, forwarded?: string): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddressOf({ trustsProxy })(c)));
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return answer.text();
}

test.each([
  ["the socket's", false, "192.0.2.1", undefined, "192.0.2.1"],
  ["the socket's, whatever a visitor writes", false, "192.0.2.1", "198.51.100.7", "192.0.2.1"],
  ["what one's own proxy wrote last", true, "127.0.0.1", "10.0.0.1, 198.51.100.7", "198.51.100.7"],
  ["the socket's where the proxy says nothing", true, "192.0.2.1", " ", "192.0.2.1"],
  ["IPv4 in IPv6 as IPv4", false, "::ffff:192.0.2.1", undefined, "192.0.2.1"],
  ["a household's IPv6 network", false, "2001:db8:1:2:a:b:c:d", undefined, "2001:db8:1:2::/64"],
  ["the same for its next address", true, "127.0.0.1", "2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["IPv4 with a port as without", true, "127.0.0.1", "198.51.100.7:4711", "198.51.100.7"],
  ["IPv6 in brackets as without", true, "127.0.0.1", "[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["IPv6 with a port as without", true, "127.0.0.1", "[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
  ["IPv4 in IPv6 with a port as IPv4", true, "127.0.0.1", "[::ffff:198.51.100.7]:4711", "198.51.100.7"],
  ["a link's own address without the link's name", false, "fe80::1%eth0", undefined, "fe80::/64"],
  ["what is no address, all of it together", true, "127.0.0.1", "unknown", "unknown"],
  ["the same", true, "127.0.0.1", "_hidden", "unknown"],
  ["the same", true, "127.0.0.1", "198.51.100.7; drop", "unknown"],
  ["the same, numbers too", true, "127.0.0.1", "3325256711", "unknown"],
  ["the same, leading zeros too", true, "127.0.0.1", "198.051.100.07", "unknown"],
  ["the same, brackets without end too", true, "127.0.0.1", "[2001:db8::1", "unknown"],
  ["a socket that is closed already", false, "", undefined, "unknown"],
])("a request is counted under %s", async (_name, trustsProxy, socket, forwarded, address) => {
  expect(await addressOf(trustsProxy, socket, forwarded)).toBe(address);
});
