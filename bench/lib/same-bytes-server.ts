/**
 * The control of the cached page: a bare Hono server that answers one fixed response. Run by bench/server.ts with
 * `RESPONSE`, a JSON file of `{ headers, body (base64) }`, and `PORT`.
 */
import { readFileSync } from "node:fs";

import { serve } from "@hono/node-server";
import { Hono } from "hono";

interface Recorded {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const { headers, body } = JSON.parse(readFileSync(process.env["RESPONSE"] ?? "", "utf8")) as Recorded;
const bytes = Buffer.from(body, "base64");
const app = new Hono();
app.get("*", (c) => c.body(bytes, 200, headers));
serve({ fetch: app.fetch, port: Number(process.env["PORT"]), hostname: "127.0.0.1" });
