import { describe, expect, test } from "vitest";

import type { Role } from "#schemas/content/user.ts";

import { authorize, requiredAccess } from "./authorize.ts";
import { noDevice } from "./device-cookie.ts";
import type { Caller } from "./handler.ts";

function caller(role: Role | null, idSite = 3): Caller {
  const session = role && { userId: 1, idSite, role, expiresAt: 0 };
  return {
    token: role && "token",
    session: async () => session,
    clientAddress: "",
    origin: "",
    isAhead: false,
    isOwnPage: false,
    agent: "",
    cartId: null,
    order: null,
    device: noDevice,
  };
}

describe("who may make a call", () => {
  test("[§6 admin-paths] every path under /admin is for administrators, whatever its entry says", () => {
    expect(requiredAccess({ method: "GET", path: "/admin/order/{id}/get-status", access: "public" })).toBe("ADMIN");
    expect(requiredAccess({ method: "PUT", path: "/admin/address/type", access: "session" })).toBe("ADMIN");
    expect(requiredAccess({ method: "GET", path: "/admin", access: "owner" })).toBe("ADMIN");
    expect(requiredAccess({ method: "PUT", path: "/admin/script", access: "SUPER_ADMIN" })).toBe("SUPER_ADMIN");
  });

  test("[§7] GET /admin/address/type is made at start by everybody", () => {
    expect(requiredAccess({ method: "GET", path: "/admin/address/type", access: "public" })).toBe("public");
  });

  test("elsewhere the entry decides", () => {
    expect(requiredAccess({ method: "GET", path: "/administration", access: "public" })).toBe("public");
    expect(requiredAccess({ method: "GET", path: "/user", access: "session" })).toBe("session");
  });

  test.each([
    ["public", null, null],
    ["public", "CUSTOMER", null],
    ["session", null, "unauthorized"],
    ["session", "CUSTOMER", null],
    ["session", "ADMIN", null],
    ["owner", null, "unauthorized"],
    ["owner", "CUSTOMER", null],
    ["cart-holder", null, null],
    ["cart-holder", "CUSTOMER", null],
    ["order-holder", null, null],
    ["order-holder", "CUSTOMER", null],
    ["answer-holder", null, null],
    ["answer-holder", "CUSTOMER", null],
    ["ADMIN", null, "unauthorized"],
    ["ADMIN", "CUSTOMER", "forbidden"],
    ["ADMIN", "ADMIN", null],
    ["ADMIN", "SUPER_ADMIN", null],
    ["SUPER_ADMIN", null, "unauthorized"],
    ["SUPER_ADMIN", "CUSTOMER", "forbidden"],
    ["SUPER_ADMIN", "ADMIN", "forbidden"],
    ["SUPER_ADMIN", "SUPER_ADMIN", null],
  ] as const)("[§6] a %s call by %s: %s", async (access, role, code) => {
    const result = await authorize(access, caller(role), 3);
    expect(result.ok ? null : result.error.code).toBe(code);
  });

  test("a token of another site is refused (reliability D2)", async () => {
    expect(await authorize("session", caller("ADMIN", 4), 3)).toMatchObject({ error: { code: "forbidden" } });
  });
});
