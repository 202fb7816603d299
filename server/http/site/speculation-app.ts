import { Hono } from "hono";

import { encodeAnswer } from "../request/encode-answer.ts";
import { speculationPaths, speculationRules, type Speculation } from "./speculation-rules.ts";

/** The files that pages name in their `Speculation-Rules` header: inline rules would need a hash in the CSP. */
export function createSpeculationApp(): Hono {
  const app = new Hono();
  for (const how of Object.keys(speculationPaths) as Speculation[]) {
    const text = speculationRules(how);
    app.get(speculationPaths[how], encodeAnswer, (c) =>
      c.body(text, 200, {
        "Content-Type": "application/speculationrules+json",
        // An hour: pages ask for it again and again, and a new build may change it.
        "Cache-Control": "public, max-age=3600",
        "X-Content-Type-Options": "nosniff",
      }),
    );
  }
  return app;
}
