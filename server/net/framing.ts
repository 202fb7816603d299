import type { IncomingMessage } from "node:http";

/** What a request says of its body's form, and what says where the body ends. */
const ofBodies: ReadonlySet<string> = new Set(["content-type", "content-encoding"]);
const framing: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

/**
 * The headers of a request without what claims to say where its body ends: that is said by what is sent, whose length
 * in bytes may be known (null: there is no body). Connections are kept, and what is left over or missing on one would
 * belong to the next request.
 */
export function framed(
  headers: Readonly<Record<string, string>>,
  length: number | "unknown" | null,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([header]) => {
    const name = header.toLowerCase();
    return !framing.has(name) && (length !== null || !ofBodies.has(name));
  });
  if (length === null) return Object.fromEntries(kept);
  // Said in so many words, as Node sends the body of a DELETE without any end otherwise.
  const [name, value] = length === "unknown" ? ["transfer-encoding", "chunked"] : ["content-length", String(length)];
  return { ...Object.fromEntries(kept), [name]: value };
}

/** The headers of an answer, with every one that came more than once. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  return headers;
}
