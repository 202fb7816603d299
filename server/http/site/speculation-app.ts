import { createHash } from "node:crypto";

import { Hono } from "hono";

import { isUnchanged } from "../request/is-unchanged.ts";
import { speculationPaths, speculationRules, type Speculation } from "./speculation-rules.ts";

/** The files that pages name in their `Speculation-Rules` header: inline rules would need a hash in the CSP. */
export function createSpeculationApp(): Hono {
  const app = new Hono();
  for (const how of Object.keys(speculationPaths) as Speculation[]) {
    const text = speculationRules(how);
    const headers = {
      "Content-Type": "application/speculationrules+json",
      // An hour: pages ask for it again and again, and a new build may change it.
      "Cache-Control": "public, max-age=3600",
      ETag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
      "X-Content-Type-Options": "nosniff",
    };
    app.get(speculationPaths[how], (c) => {
      if (isUnchanged(c, headers)) return c.body(null, 304, headers);
      return c.body(text, 200, headers);
    });
  }
  return app;
}
