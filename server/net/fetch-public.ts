import { send } from "./outgoing.ts";
import type { LookupAll } from "./outgoing-rules.ts";
import { readAnswer } from "./read-answer.ts";

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
  readonly lookup: LookupAll;
}

/**
 * Fetches a file from a host of an allow-list (reliability D6), from public addresses alone. No redirects, no
 * compression, no cookies. Null for whatever was refused, failed, took too long or was too large: nobody learns which.
 */
export async function fetchPublic(url: URL, rules: FetchRules): Promise<Uint8Array | null> {
  if (!mayAsk(url, rules)) return null;
  const { accept, bytes, milliseconds, type, lookup } = rules;
  const times = { connect: milliseconds, headers: milliseconds, idle: milliseconds, whole: milliseconds };
  try {
    const answer = await send(
      url,
      { headers: { accept } },
      { reach: "public", encoding: "identity", bytes: { sent: 0, received: bytes }, times, lookup },
    );
    const [given = ""] = (answer.headers.get("content-type") ?? "").split(";", 1);
    if (answer.status === 200 && given.trim().toLowerCase() === type) return await readAnswer(answer);
    answer.body.destroy();
    return null;
  } catch {
    return null;
  }
}

function mayAsk({ protocol, port, hostname }: URL, { hosts, ports }: FetchRules): boolean {
  const defaultPort = { "https:": 443, "http:": 80 }[protocol];
  if (defaultPort === undefined || !ports.includes(port === "" ? defaultPort : Number(port))) return false;
  return hosts.includes(hostname);
}
