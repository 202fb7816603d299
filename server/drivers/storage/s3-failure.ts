import { OutgoingError } from "#server/net/outgoing-error.ts";

import { StorageFailure, type StorageTrouble } from "./storage-driver.ts";

/** What the settings are wrong in, by what servers of the protocol call it. */
const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: "the bucket doesn’t exist (S3_BUCKET)",
  InvalidBucketName: "the bucket’s name is none (S3_BUCKET)",
  InvalidAccessKeyId: "the access key isn’t known there (S3_ACCESS_KEY_ID)",
  SignatureDoesNotMatch: "the secret key is wrong (S3_SECRET_ACCESS_KEY)",
  AuthorizationHeaderMalformed: "the region is another one (S3_REGION)",
  PermanentRedirect: "the bucket is in another region, or at another address (S3_REGION, S3_ENDPOINT)",
  AccessDenied: "the key may not do that: it has to list the bucket, and to read, write and delete its files",
  RequestTimeTooSkewed: "this machine’s clock is wrong",
};

const full: ReadonlySet<string> = new Set([
  "QuotaExceeded",
  "InsufficientStorage",
  "XMinioStorageFull",
  "EntityTooLarge",
]);

/** What an error of the library, or of the way there, says of a file or of the whole bucket. */
export function s3Failure(what: string, cause: unknown): StorageFailure {
  if (cause instanceof StorageFailure) return cause;
  if (cause instanceof OutgoingError) {
    return new StorageFailure("away", `${what}: the server can’t be reached (${cause.reason})`, { cause });
  }
  const { name, status } = wordsOf(cause);
  const text = reasons[name] ?? `the server answers ${name}${status === 0 ? "" : ` (${status})`}`;
  return new StorageFailure(troubleOf(name, status), `${what}: ${text}`, { cause });
}

function troubleOf(name: string, status: number): StorageTrouble {
  if (full.has(name) || status === 507) return "full";
  if (status === 404 && name !== "NoSuchBucket") return "absent";
  return status >= 300 && status < 500 && status !== 429 && status !== 408 ? "refused" : "away";
}

function wordsOf(error: unknown): { readonly name: string; readonly status: number } {
  if (!(error instanceof Error)) return { name: "Unknown", status: 0 };
  const { httpStatusCode: status = 0 } = ("$metadata" in error ? error.$metadata : {}) as { httpStatusCode?: number };
  return { name: error.name, status };
}
