import type { Access, CallDefinition } from "#schemas/contract/define-call.ts";
import type { Role } from "#schemas/content/user.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../errors.ts";

import type { Caller } from "./handler.ts";

/** The calls under /admin that everybody may make (spec §7, "at start"; reliability D4). */
const openAdminPaths: readonly string[] = ["GET /admin/address/type"];

/**
 * Who may make a call. Deny by default: whatever its entry says, a path under /admin is for
 * administrators, with one exception. Asked of the matched route, never of the raw address.
 */
export function requiredAccess({ method, path, access }: Pick<CallDefinition, "method" | "path" | "access">): Access {
  const isAdminPath = path === "/admin" || path.startsWith("/admin/");
  const isClosed = isAdminPath && !openAdminPaths.includes(`${method} ${path}`);
  return isClosed && access !== "SUPER_ADMIN" ? "ADMIN" : access;
}

/** True of a call that administrators alone may make. */
export function isAdministrators(call: Parameters<typeof requiredAccess>[0]): boolean {
  const access = requiredAccess(call);
  return access === "ADMIN" || access === "SUPER_ADMIN";
}

/** The roles that each level of access lets through; null where no session is asked for. */
const rolesByAccess: Readonly<Record<Access, readonly Role[] | null>> = {
  public: null,
  // Whose the thing is, its handler asks (`belongings.ts`): only that knows how to find it.
  "cart-holder": null,
  "order-holder": null,
  "answer-holder": null,
  session: ["CUSTOMER", "ADMIN", "SUPER_ADMIN"],
  owner: ["CUSTOMER", "ADMIN", "SUPER_ADMIN"],
  ADMIN: ["ADMIN", "SUPER_ADMIN"],
  SUPER_ADMIN: ["SUPER_ADMIN"],
};

/** Lets a caller through, or says 401 (no valid token) or 403 (another site's token, not the right role). */
export async function authorize(access: Access, caller: Caller, idSite: number): Promise<Result<null, ApiRefusal>> {
  const roles = rolesByAccess[access];
  if (roles === null) return ok(null);
  const session = await caller.session();
  if (session === null) return refuse("unauthorized", "session.missing");
  if (session.idSite !== idSite) return refuse("forbidden", "session.forbidden");
  if (roles.includes(session.role)) return ok(null);
  return refuse("forbidden", session.role === "ADMIN" ? "session.superAdmin" : "session.forbidden");
}
