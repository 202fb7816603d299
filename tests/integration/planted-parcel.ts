import { randomUUID } from "node:crypto";

import { pino } from "pino";
import { number } from "yup";

import { defineCall, nameCall } from "#schemas/contract/define-call.ts";
import { shape } from "#schemas/contract/shapes/shape.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { database } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { buildApi } from "#server/http/api/build-api.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { defaultLimits } from "#server/http/api/limits.ts";

const body = shape({ bottles: number().integer().min(0).required() });
const answer = shape({ parcel: number().required() });

/** Calls that no chapter has brought yet: one that may not be made twice, and one that may do without a key. */
export const planted = {
  fillParcel: defineCall("POST /parcel", {
    summary: "Fills a parcel.",
    access: "public",
    idempotency: "required",
    body: { format: "json", schema: body },
    answer,
  }),
  fillCrate: defineCall("POST /crate", {
    summary: "Fills a crate.",
    access: "public",
    idempotency: "optional",
    body: { format: "json", schema: body },
    answer,
  }),
};

/** Where something may happen to a request. */
export interface Moments {
  /** Before its transaction; what it refuses is not done. */
  readonly before?: () => Promise<Result<null, Refusal>>;
  /** In its transaction, when all but the keeping of the answer is done. */
  readonly inside?: () => Promise<void>;
  /** After its transaction, before the answer goes out. */
  readonly after?: () => Promise<void>;
}

/** An API of the planted calls: `send` makes one with a key. Of 0, 1 and 2 bottles no parcel is made, each for its reason. */
export function parcelApi({ before, inside, after }: Moments = {}) {
  const fill = async (bottles: number) => {
    const { length } = await parcels();
    await database()
      .insertInto("setting")
      .values({ name: `parcel ${randomUUID()}`, value: String(bottles) })
      .execute();
    if (bottles === 0) return refuse("conflict", "row.missing");
    if (bottles === 1) return refuse("unavailable", "request.unavailable");
    if (bottles === 2) throw new Error("the cellar is flooded");
    await inside?.();
    return ok({ parcel: length + 1 });
  };
  const handlers: HandlersOf<typeof planted> = {
    fillParcel: async ({ body: { bottles }, once }) => {
      const allowed = await before?.();
      if (allowed?.ok === false) return allowed;
      const done = await once(() => fill(bottles));
      await after?.();
      return done;
    },
    fillCrate: ({ body: { bottles }, once }) => once(() => fill(bottles)),
  };
  const calls = Object.entries(planted).map(([name, call]) => nameCall(name, call));
  const api = buildApi(calls, {
    handlers,
    sessionOf: async (token) => {
      const userId = { anne: 1, bruno: 2 }[token];
      return userId === undefined ? null : { userId, idSite: 3, role: "CUSTOMER", expiresAt: 0 };
    },
    addressOf: () => "",
    log: pino({ level: "silent" }),
    limits: defaultLimits,
    idSite: 3,
    isSecure: false,
  });
  return async function send(
    key: string | undefined,
    given: object,
    { token, path = "/parcel" }: { token?: string; path?: string } = {},
  ) {
    const response = await api.request(`/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        userLang: "en_US",
        ...(key !== undefined && { "Idempotency-Key": key }),
        ...(token !== undefined && { Authorization: token }),
      },
      body: JSON.stringify(given),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** The bottles of every parcel that was made. */
export async function parcels(): Promise<readonly number[]> {
  const rows = await database().selectFrom("setting").select("value").where("name", "like", "parcel %").execute();
  return rows.map(({ value }) => Number(value));
}

/** As a process of its own, sends a request and is killed at a moment: `planted-parcel.ts KEY MOMENT`. */
if (import.meta.main) {
  const [, , key, moment] = process.argv;
  const die = async () => void process.kill(process.pid, "SIGKILL");
  const opened = await openDatabase({ dataDir: process.env["DATA_DIR"] ?? "", url: process.env["DATABASE_URL"] });
  const context = createAppContext({ database: opened, mediaDir: "" });
  const send = parcelApi(moment === "inside" ? { inside: die } : { after: die });
  await runWithContext(context, () => send(key, { bottles: 6 }));
}
