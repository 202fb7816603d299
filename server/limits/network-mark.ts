import { createHmac } from "node:crypto";

import { throttleSecret } from "./throttle-secret.ts";

/** A mark of a network address (`clientAddressOf`), by the site's secret: the same address has the same, and none is read from it. */
export async function networkMark(clientAddress: string): Promise<string> {
  const hash = createHmac("sha256", await throttleSecret()).update(`network ${clientAddress}`);
  return hash.digest("base64url").slice(0, 22);
}
