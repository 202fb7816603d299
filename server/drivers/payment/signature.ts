import { createHmac, timingSafeEqual } from "node:crypto";

import { signatureTolerance } from "./payment-driver.ts";

/** Signs bytes as of an instant (milliseconds since 1970): `t=1779278400,v1=…`, HMAC-SHA-256 over both. */
export function sign(body: Uint8Array, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${macOf(body, secret, seconds).toString("hex")}`;
}

/** Whether bytes were signed by who knows the secret, and lately. An empty secret vouches for nothing. */
export function isSigned(body: Uint8Array, given: { header: string | null; secret: string; now: number }): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(given.header ?? "");
  if (!found || given.secret === "") return false;
  const [, seconds = "", mac = ""] = found;
  const isLate = Math.abs(given.now / 1000 - Number(seconds)) > signatureTolerance;
  return timingSafeEqual(macOf(body, given.secret, Number(seconds)), Buffer.from(mac, "hex")) && !isLate;
}

function macOf(body: Uint8Array, secret: string, seconds: number): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
}
