import { describe, expect, test } from "vitest";

import { catalogue } from "#schemas/contract/catalogue.ts";
import type { Access, CallDefinition } from "#schemas/contract/define-call.ts";

import { defaultLimits } from "./limits.ts";
import { readDeclaredBody } from "./read-input.ts";

describe("the size of a JSON body", () => {
  test.each<[Access, string, number]>([
    ["public", "/login", defaultLimits.jsonBytes],
    ["session", "/login", defaultLimits.jsonBytes],
    ["ADMIN", "/login", defaultLimits.adminJsonBytes],
    ["SUPER_ADMIN", "/login", defaultLimits.adminJsonBytes],
    ["public", "/admin/login", defaultLimits.adminJsonBytes],
  ])("of a call for %s at %s is bound to %i bytes", async (access, path, most) => {
    const call: CallDefinition = { ...catalogue.login, access, path };
    expect(await codeOf(call, most)).toBe("invalid");
    expect(await codeOf(call, most + 1)).toBe("too-large");
  });

  test("of an administrator's call that brings a page has room for that; nobody else's has", async () => {
    const { pageJsonBytes, jsonBytes } = defaultLimits;
    expect(await codeOf(catalogue.checkHash, pageJsonBytes)).toBe("invalid");
    expect(await codeOf(catalogue.checkHash, pageJsonBytes + 1)).toBe("too-large");
    const open: CallDefinition = { ...catalogue.checkHash, access: "session", path: "/page" };
    expect(await codeOf(open, jsonBytes + 1)).toBe("too-large");
  });

  test("a stranger's is less than an administrator's: it is held in memory while it is checked", () => {
    expect(defaultLimits.jsonBytes * 16).toBe(defaultLimits.adminJsonBytes);
  });
});

/** What a body of this many bytes is refused with. */
async function codeOf(call: CallDefinition, bytes: number): Promise<string | null> {
  const headers = { "content-type": "application/json" };
  const request = new Request("http://a/", { method: "POST", headers, body: `"${"x".repeat(bytes - 2)}"` });
  const read = await readDeclaredBody(call, request, defaultLimits);
  return read.ok ? null : read.error.code;
}
