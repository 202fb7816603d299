import { expect, test } from "vitest";

import { isPublicAddress } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::a00:1",
  "64:ff9b:1::7f00:1",
  "2002:7f00:1::",
  "2002:a00:1::1",
  "2001::1",
  "2001:db8::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "fd00::1",
  "ff02::1",
  "not an address",
  "",
])("[§7] %s is not public (reliability S-26)", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])(
  "[§7] %s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
