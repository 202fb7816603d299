import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

import type { Locale } from "#schemas/locale.ts";

/** What the API's middleware lays down for what comes after it. */
export interface ApiEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    locale: Locale;
    /** The matched call, `GET /news/{id}`; null when the address matches none. */
    route: string | null;
  };
}

export type ApiContext = Context<ApiEnv>;
