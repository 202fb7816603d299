import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../../errors.ts";
import type { UploadedFile } from "../../request/parse-multipart.ts";
import type { ValidInput } from "../run-handler.ts";

import type { KeyedRequest } from "./stored-responses.ts";

/** The header's name, as refusals and the documentation spell it. */
export const keyHeader = "Idempotency-Key";

/** Printable, at least as long as nobody guesses; with or without the quotes of a structured field. */
const keyPattern = /^(?:"([\x21\x23-\x5b\x5d-\x7e]{16,255})"|([\x21\x23-\x7e][\x21-\x7e]{15,254}))$/;

/** The key of a request; null when the call takes none, or may do without. Refusals: missing, malformed. */
export function readKey(
  { idempotency }: CallDefinition,
  header: string | undefined,
): Result<string | null, ApiRefusal> {
  if (idempotency === null) return ok(null);
  if (header === undefined) {
    return idempotency === "optional" ? ok(null) : invalid("key.required");
  }
  const [, quoted, bare] = keyPattern.exec(header) ?? [];
  const key = quoted ?? bare;
  return key === undefined ? invalid("key.format") : ok(key);
}

/** A request as it is remembered: nothing of it can be read back. The key is the caller's own: another's is another key. */
export async function keyedRequest(call: CallDefinition, key: string, input: ValidInput): Promise<KeyedRequest> {
  const session = await input.caller.session();
  const files = await Promise.all(input.files.map(describeFile));
  return {
    keyHash: sha256(JSON.stringify([call.name, session?.userId ?? null, key])),
    fingerprint: sha256(JSON.stringify([input.params, input.list, input.asked, input.body ?? null, files])),
  };
}

async function describeFile({ field, name, path }: UploadedFile): Promise<readonly string[]> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return [field, name, hash.digest("base64url")];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function invalid(messageKey: "key.required" | "key.format") {
  return refuse("invalid", "request.invalid", { problems: [{ key: keyHeader, messageKey }] });
}
