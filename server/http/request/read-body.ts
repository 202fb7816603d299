import { parseJson } from "#schemas/contract/parse-json.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../errors.ts";

import { byteSize } from "./byte-size.ts";
import { takeSmallBody } from "./small-body.ts";

/**
 * Reads a body of at most `limit` bytes. A larger one is refused as soon as that is known: from its
 * declared length before anything is read, else at the byte that goes beyond.
 */
export async function readBody(request: Request, limit: number): Promise<Result<Uint8Array, ApiRefusal>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLarge(limit);
  try {
    const small = await takeSmallBody(request);
    if (small) return small.byteLength > limit ? tooLarge(limit) : ok(small);
    return await readParts(request, limit);
  } catch {
    return refuse("invalid", "body.interrupted");
  }
}

async function readParts({ body }: Request, limit: number): Promise<Result<Uint8Array, ApiRefusal>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // Not awaited: a sender that never ends must not hold the answer back.
      reader?.cancel().catch(ignore);
      return tooLarge(limit);
    }
    chunks.push(part.value);
  }
  return ok(Buffer.concat(chunks));
}

/** Reads a JSON body: at most `limit` bytes of valid UTF-8, not too deep, without reserved names. */
export async function readJsonBody(request: Request, limit: number): Promise<Result<unknown, ApiRefusal>> {
  const bytes = await readBody(request, limit);
  if (!bytes.ok) return bytes;
  if (bytes.value.byteLength === 0) return refuse("invalid", "body.missing");
  const text = decodeUtf8(bytes.value);
  if (text === null) return refuse("invalid", "body.malformedJson");
  const parsed = parseJson(text);
  if (parsed.ok) return parsed;
  const { key, messageKey, values } = parsed.error;
  return refuse("invalid", messageKey, { values, ...(key !== "" && { problems: [parsed.error] }) });
}

function tooLarge(limit: number) {
  // What is left of the body is never read, so the connection can't be used again.
  return refuse("too-large", "body.tooLarge", { values: { limit: byteSize(limit) }, headers: { Connection: "close" } });
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function ignore(): void {}
