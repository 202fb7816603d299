import { err, ok, type Result } from "#schemas/result.ts";

import type { PaymentChoice } from "./drivers/payment/choose-payment.ts";
import type { RelaysChoice } from "./drivers/relays/choose-relays.ts";
import type { StorageChoice } from "./drivers/storage/choose-storage.ts";
import { readPayment } from "./env-payment.ts";
import { readStorage } from "./env-storage.ts";

/** The process's settings, all from the environment, checked once at boot. */
export interface Env {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** PostgreSQL address; without it the database is embedded in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Another server that speaks the contract; without it the site answers its own calls. */
  readonly apiHost: string | undefined;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** The domain that login cookies stand on (spec §9): the site's own, or the one above it; without it the host alone. */
  readonly cookieDomain: string | undefined;
  readonly logLevel: string;
  /** True behind a proxy of one's own, whose last `X-Forwarded-For` entry is then the visitor's address. */
  readonly trustsProxy: boolean;
  readonly pageCache: boolean;
  /** Makes the common sizes of pictures before somebody asks for them. */
  readonly picturesAhead: boolean;
  /** Bytes that pages, answers and pieces of pages may take together. */
  readonly cacheBytes: number;
  /** Address of a reviews service that answers JSON; `demo` for made-up ones; without it there are no reviews. */
  readonly reviewsUrl: string | undefined;
  /** Whose parcel shops there are: nobody's, made-up ones, or those of a contract with Chronopost. */
  readonly relays: RelaysChoice;
  /** Who takes the money: nobody, a bank where none moves, or Stripe. */
  readonly payment: PaymentChoice;
  /** Where the files of the media library are. */
  readonly storage: StorageChoice;
  /** The mail server; without it mails are put into the folder `outbox` of `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from; without it the estate's own. */
  readonly mailFrom: string | undefined;
  /** Fills the demo estate into a site that never existed. On another's database only when it is said. */
  readonly demo: boolean;
  readonly adminEmail: string;
  /** The address of the first administrator of a site without the demo, where it was said. */
  readonly firstAdministrator: string | undefined;
  readonly adminPassword: string | undefined;
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * Reads the environment; gives every mistake at once, each naming its variable and what it takes. Never what was there:
 * a password may stand in the wrong variable.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Result<Env, readonly string[]> {
  const mistakes: string[] = [];
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | null, takes: string): Value => {
    const text = source[name]?.trim();
    if (text === undefined || text === "") return fallback;
    const value = parse(text);
    if (value === null) mistakes.push(`${name}: takes ${takes}`);
    return value ?? fallback;
  };
  const port = read("PORT", 3000, integerIn(0, 65_535), "a port number from 0 to 65535");
  const databaseUrl = read(
    "DATABASE_URL",
    undefined,
    postgresUrl,
    "an address like postgres://user:password@host:5432/name",
  );
  // Node gets it before the server (scripts/server-flags.mjs); a mistake in it is told with the others.
  read("HEAP_MB", 320, integerIn(10, 99_999), "megabytes from 10 to 99999");
  const demo = read("DEMO", databaseUrl === undefined, onOff, "on or off");
  const siteUrl = read(
    "SITE_URL",
    `http://localhost:${port}`,
    origin,
    "an origin like https://www.example.com, with no password in it",
  );
  const adminEmail = read("ADMIN_EMAIL", undefined, email, "an e-mail address");
  const env: Env = {
    production: source["NODE_ENV"] !== "development",
    host: read("HOST", "localhost", anyText, "a host name or address"),
    port,
    dataDir: read("DATA_DIR", "data", anyText, "a folder"),
    databaseUrl,
    apiHost: read(
      "API_HOST",
      undefined,
      origin,
      "an origin with an optional path and no password in it, like https://api.example.com",
    ),
    siteUrl,
    cookieDomain: read(
      "COOKIE_DOMAIN",
      undefined,
      domainOf(siteUrl),
      "the domain of SITE_URL, or the one above it: example.com for https://www.example.com",
    ),
    logLevel: read("LOG_LEVEL", "info", oneOf(logLevels), logLevels.join(", ")),
    trustsProxy: read("TRUST_PROXY", false, onOff, "on or off"),
    pageCache: read("CACHE", true, onOff, "on or off"),
    picturesAhead: read("PICTURES_AHEAD", true, onOff, "on or off"),
    cacheBytes: read("CACHE_MB", 64, integerIn(1, 4096), "megabytes from 1 to 4096") * 1024 * 1024,
    reviewsUrl: read("REVIEWS_URL", undefined, reviewsUrl, "an http(s) address with no password in it, or demo"),
    smtpUrl: read("SMTP_URL", undefined, smtpUrl, "an address like smtps://user:password@mail.example.com"),
    mailFrom: read("MAIL_FROM", undefined, email, "an e-mail address"),
    relays: readRelays(read, demo),
    storage: readStorage(read),
    payment: readPayment(read, { port, siteUrl, demo }),
    demo,
    adminEmail: adminEmail ?? "admin@clairveille.example",
    firstAdministrator: demo ? undefined : adminEmail,
    adminPassword: read("ADMIN_PASSWORD", undefined, password, "at least 8 characters"),
  };
  return mistakes.length > 0 ? err(mistakes) : ok(env);
}

type Read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | null, takes: string) => Value;

/** Made-up parcel shops are for the demo: a site with customers of its own names a carrier, or has none. */
function readRelays(read: Read, isDemo: boolean): RelaysChoice {
  const choice = read(
    "RELAYS",
    isDemo ? "demo" : "off",
    oneOf(["off", "demo", "chronopost"]),
    "off, demo or chronopost",
  );
  const account = read("CHRONOPOST_ACCOUNT", "", matching(/^\d{6,12}$/), "the digits of a contract's number");
  const password = read("CHRONOPOST_PASSWORD", "", anyText, "the contract's password");
  if (choice === "off" || choice === "demo") return choice;
  if (account === "" || password === "") {
    read("RELAYS", "", () => null, "chronopost together with CHRONOPOST_ACCOUNT and CHRONOPOST_PASSWORD");
  }
  return { account, password };
}

function matching(pattern: RegExp): (text: string) => string | null {
  return (text) => (pattern.test(text) ? text : null);
}

function anyText(text: string): string {
  return text;
}

function integerIn(min: number, max: number): (text: string) => number | null {
  return (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : null;
  };
}

function oneOf(choices: readonly string[]): (text: string) => string | null {
  return (text) => (choices.includes(text) ? text : null);
}

function onOff(text: string): boolean | null {
  if (["on", "true", "1"].includes(text)) return true;
  return ["off", "false", "0"].includes(text) ? false : null;
}

function postgresUrl(text: string): string | null {
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : null;
}

/** A domain of at least two names that an origin's host is in: cookies on any other, browsers refuse. */
function domainOf(siteUrl: string): (text: string) => string | null {
  const { hostname } = new URL(siteUrl);
  return (text) => {
    const isDomain = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z-]{2,}$/.test(text);
    return isDomain && `.${hostname}`.endsWith(`.${text}`) ? text : null;
  };
}

function origin(text: string): string | null {
  const url = httpUrl(text);
  return url && !url.search && !url.hash ? text.replace(/\/+$/, "") : null;
}

function reviewsUrl(text: string): string | null {
  return text === "demo" || httpUrl(text) ? text : null;
}

function smtpUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWhole = url !== null && ["smtp:", "smtps:"].includes(url.protocol) && url.hostname !== "";
  return isWhole && isDecodable(url.username) && isDecodable(url.password) ? text : null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address that may be shown: what stands before an @ in it would be a password. */
function httpUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && ["http:", "https:"].includes(url.protocol) && !url.username && !url.password ? url : null;
}

function email(text: string): string | null {
  return /^[^\s@]+@[^\s@]+$/.test(text) ? text : null;
}

function password(text: string): string | null {
  return text.length >= 8 ? text : null;
}
