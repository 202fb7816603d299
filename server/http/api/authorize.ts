import type { Access, CallDefinition } from "#schemas/contract/define-call.ts";
import { ok, type Result } from "#schemas/result.ts";

import { type ApiRefusal, refuse } from "../errors.ts";

import type { Caller } from "./handler.ts";

/** The calls under /admin that everybody may make (spec §7, "at start"; reliability D4). */
const openAdminPaths: readonly string[] = ["GET /admin/address/type"];

/**
 * Who may make a call. Deny by default: whatever its entry says, a path under /admin is for
 * administrators, with one exception. Asked of the matched route, never of the raw address.
 */
export function requiredAccess({ method, path, access }: Pick<CallDefinition, "method" | "path" | "access">): Access {
  const isAdminPath = path === "/admin" || path.startsWith("/admin/");
  return isAdminPath && !openAdminPaths.includes(`${method} ${path}`) ? "admin" : access;
}

/** Lets a caller through, or says 401 (no valid token) or 403 (another site's token, not the right role). */
export async function authorize(access: Access, caller: Caller, idSite: number): Promise<Result<null, ApiRefusal>> {
  if (access === "public") return ok(null);
  const session = await caller.session();
  if (session === null) return refuse("unauthorized", "session.missing");
  if (session.idSite !== idSite) return refuse("forbidden", "session.forbidden");
  if (access === "admin" && session.role !== "ADMIN" && session.role !== "SUPER_ADMIN") {
    return refuse("forbidden", "session.forbidden");
  }
  return ok(null);
}
