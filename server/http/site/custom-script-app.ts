import { Hono } from "hono";

import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { encodeAnswer } from "../request/encode-answer.ts";

import { scriptPath } from "./custom-code.ts";

/** The operator's own script at its address; older addresses are gone. */
export function createCustomScriptApp(facts: Keep = asksAnew): Hono {
  const app = new Hono();
  app.get("/custom/*", encodeAnswer, async (c) => {
    const parameters = await facts("parameters", parameterValues);
    if (c.req.path !== scriptPath(parameters)) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    return c.body(parameters["CUSTOM_SCRIPT"] ?? "", 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    });
  });
  return app;
}
