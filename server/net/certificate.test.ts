import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer, get, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test } from "vitest";

import { send } from "./outgoing.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";

/** Nobody's: made for this test, for localhost, signed by itself. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgu4vNFKFoDSzKja3P
gm0L6SzsV5i7feyy5QwwGo1XGzShRANCAASFS5vSSiwkGz22HGvAtrSk/dwl47wm
uBiOUmIyj0+kKivOVcPhD/jihN8MOME/ihPZmQMivXYlA7zi5gA4Wyto
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUZ7u6+dNPpJdIT72w3+8DspLgGzkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA1MjkxMFoYDzIxMjYxMDI5
MDUyOTEwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASFS5vSSiwkGz22HGvAtrSk/dwl47wmuBiOUmIyj0+kKivOVcPhD/ji
hN8MOME/ihPZmQMivXYlA7zi5gA4Wytoo28wbTAdBgNVHQ4EFgQUqt6MveNDtvMb
Rl4MGz8Vk/xLVnAwHwYDVR0jBBgwFoAUqt6MveNDtvMbRl4MGz8Vk/xLVnAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAJZq7fasCXdWfJHoxQt7PQBkpYbQ5U2UsrNiBHfEy7vAAiBe
4l7tbjhuM9kBIjnkQD6MCo0j6eoaylyvnmkCQgo+cQ==
-----END CERTIFICATE-----`;

const times = { connect: 5_000, headers: 5_000, idle: 5_000, whole: 10_000 };
const rules: OutgoingRules = { reach: "operator", encoding: "identity", bytes: { sent: 1000, received: 1000 }, times };

let server: Server;
let asked = 0;

beforeAll(async () => {
  server = createServer({ key, cert }, (_request, response) => {
    asked += 1;
    response.end("secret");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => server.close());

test.each(["localhost", "127.0.0.1"])(
  "a certificate that nobody vouches for ends the connection before anything is asked: %s",
  async (host) => {
    const url = new URL(`https://${host}:${(server.address() as AddressInfo).port}/`);
    await expect(send(url, {}, rules)).rejects.toMatchObject({ name: "OutgoingError" });
    expect(asked).toBe(0);
  },
);

test("the same server answers who vouches for it", async () => {
  const request = get({ host: "localhost", port: (server.address() as AddressInfo).port, ca: cert });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([200, "secret"]);
});
