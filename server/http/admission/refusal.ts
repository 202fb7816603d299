import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import { refusalEnvelope } from "../envelope.ts";
import { requestLocale } from "../request/request-locale.ts";
import { apiSecurityHeaders, fileSecurityHeaders, strictTransport } from "../request/security-headers.ts";
import type { LastResort } from "../site/last-resort.ts";
import { pageSecurityHeaders } from "../site/page-headers.ts";

import type { DoorLane } from "./lane-of.ts";
import { retryAfter } from "./limits.ts";

const refusal = { code: "unavailable", messageKey: "request.unavailable" } as const;

interface Constant {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Locale, string>>;
}

const headers = { "Cache-Control": "no-store", "Retry-After": String(retryAfter) } as const;

const api: Constant = {
  headers: { ...apiSecurityHeaders, ...headers, "Content-Type": "application/json" },
  bodies: inBoth((locale) => JSON.stringify(refusalEnvelope(refusal, locale).body)),
};

const pageHeaders = { ...pageSecurityHeaders(), ...headers, "Content-Type": "text/html; charset=utf-8" } as const;

const plain: Constant = {
  headers: { ...fileSecurityHeaders, ...headers, "Content-Type": "text/plain; charset=utf-8" },
  bodies: inBoth((locale) => refusalText(refusal, locale)),
};

export interface TurnedAway {
  readonly lane: DoorLane;
  /** The request's path. */
  readonly path: string;
  readonly header: (name: string) => string | undefined;
  readonly isSecure: boolean;
  /** Holds the page, made ahead. */
  readonly lastResort: LastResort;
}

/** What somebody gets for whom there is no room: a constant in the form and the language that were asked for. */
export function turnAway({ lane, path, header, isSecure, lastResort }: TurnedAway): Response {
  const isCall = path === "/api" || path.startsWith("/api/");
  const constant = isCall ? api : lane === "pictures" ? plain : null;
  const locale = isCall ? requestLocale(header("userlang")) : path.startsWith("/en_US") ? "en_US" : defaultLocale;
  const sent: Record<string, string> = { ...(constant?.headers ?? pageHeaders) };
  if (isSecure) sent["Strict-Transport-Security"] = strictTransport;
  return new Response(constant?.bodies[locale] ?? lastResort.page("busy", locale), { status: 503, headers: sent });
}

/** The same for one connection that asks for too much at once: nothing more of it is read. */
export const lastRefusal = {
  status: 503,
  headers: { ...plain.headers, Connection: "close", "Content-Length": String(Buffer.byteLength(plain.bodies.fr_FR)) },
  body: plain.bodies.fr_FR,
} as const;

/** The same in bytes, for a connection that is closed before anything of it is read. */
export const refusalBytes = [
  "HTTP/1.1 503 Service Unavailable",
  ...Object.entries(lastRefusal.headers).map(([name, value]) => `${name}: ${value}`),
  "",
  lastRefusal.body,
].join("\r\n");

function inBoth(make: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return { fr_FR: make("fr_FR"), en_US: make("en_US") };
}
