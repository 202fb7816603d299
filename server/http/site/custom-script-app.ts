import { Hono } from "hono";

import { parameterValues } from "#server/site/parameters/read.ts";

import { encodeAnswer } from "../request/encode-answer.ts";

import { scriptPath } from "./custom-code.ts";

/** The operator's own script at its address; older addresses are gone. */
export function createCustomScriptApp(): Hono {
  const app = new Hono();
  app.get("/custom/*", encodeAnswer, async (c) => {
    const parameters = await parameterValues();
    if (c.req.path !== scriptPath(parameters)) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    return c.body(parameters["CUSTOM_SCRIPT"] ?? "", 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    });
  });
  return app;
}
