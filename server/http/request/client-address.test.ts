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
  ["a word that is no address as it is", true, "127.0.0.1", "unknown", "unknown"],
])("a request is counted under %s", async (_name, trustsProxy, socket, forwarded, address) => {
  expect(await addressOf(trustsProxy, socket, forwarded)).toBe(address);
});
