import { expect, test } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";

import { mediaPort } from "./media-port.ts";

/** The port of a library whose server refuses everything with a status. */
function refusing(status: number) {
  const call = async () => await Promise.reject(new ApiError("no", status, null));
  const work = { clients: () => ({ call }), locale: "fr_FR", token: () => null, ports: {} };
  return mediaPort(work as unknown as Parameters<typeof mediaPort>[0]);
}

test("a medium is gone where the server says so, and not where it can't answer", async () => {
  expect(await refusing(404).details(5)).toBeNull();
  for (const status of [401, 429, 500, 503]) await expect(refusing(status).details(5)).rejects.toThrow(ApiError);
});
