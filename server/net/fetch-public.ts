import { lookup as systemLookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";

import { isPublicAddress } from "./public-address.ts";

export interface PublicAddress {
  readonly address: string;
  readonly family: number;
}

export interface FetchRules {
  /** Host names that may be asked, nothing else. */
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
  readonly bytes: number;
  /** For everything together, in milliseconds. */
  readonly milliseconds: number;
  /** The media type that the answer must have. */
  readonly type: string;
  readonly accept: string;
  /** Every address of a host name. */
  readonly lookup: (host: string) => Promise<readonly PublicAddress[]>;
}

/** Asks the system for every address of a host name. */
export async function lookupAll(host: string): Promise<readonly PublicAddress[]> {
  return await systemLookup(host, { all: true });
}

/**
 * Fetches a file from a host of an allow-list (reliability D6). The host's addresses are looked up once,
 * all must be public, and the connection goes to one of those very addresses, so that a name which
 * changes its mind changes nothing. No redirects, no compression, no cookies. Null for whatever was
 * refused, failed, took too long or was too large: nobody learns which.
 */
export async function fetchPublic(url: URL, rules: FetchRules): Promise<Uint8Array | null> {
  if (!mayAsk(url, rules)) return null;
  const signal = AbortSignal.timeout(rules.milliseconds);
  try {
    const addresses = await inTime(rules.lookup(url.hostname), signal);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return null;
    return await read(await ask(url, first, rules.accept, signal), rules);
  } catch {
    return null;
  }
}

function mayAsk(url: URL, { hosts, ports }: FetchRules): boolean {
  const defaultPort = { "https:": 443, "http:": 80 }[url.protocol];
  if (defaultPort === undefined || url.username !== "" || url.password !== "") return false;
  if (!ports.includes(url.port === "" ? defaultPort : Number(url.port))) return false;
  // A literal address is never looked up, so nothing would check it; names end without a dot.
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0 || !/^[a-z0-9.-]+$/.test(url.hostname)) return false;
  return hosts.includes(url.hostname);
}

function ask(url: URL, { address, family }: PublicAddress, accept: string, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, {
    agent: false,
    signal,
    headers: { accept, "accept-encoding": "identity" },
    // Node asks for one address or, where it tries several, for a list of them.
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  });
  request.on("response", resolve);
  request.on("error", reject);
  request.end();
  return promise;
}

async function read(response: IncomingMessage, { bytes, type }: FetchRules): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  try {
    if (response.statusCode !== 200 || response.headers["content-encoding"] !== undefined) return null;
    if (response.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== type) return null;
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > bytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** A look-up can't be called off, only no longer waited for. */
async function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error("too slow", { cause: signal.reason }));
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
