import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

import type * as Library from "@aws-sdk/client-s3";

import type { OutgoingTimes } from "#server/net/outgoing-rules.ts";

import { checked } from "./checked-stream.ts";
import { LocalCopies } from "./local-copies.ts";
import { s3Failure } from "./s3-failure.ts";
import { s3Transport } from "./s3-transport.ts";
import { isAbsentFile, StorageFailure, type Span, type StorageDriver, type StoredFile } from "./storage-driver.ts";

/** A bucket, and the key that opens it. */
export interface S3Place {
  /** The server's origin; null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket stands in the path of addresses, not before the server's name. */
  readonly pathStyle: boolean;
}

export interface S3StorageOptions extends S3Place {
  /** Where copies of files lie for what opens files by itself. */
  readonly copies: string;
  /** Other bounds of time, for tests. */
  readonly times?: OutgoingTimes;
}

/** When a write has failed, the server may not know it yet: it is asked what it kept after so many milliseconds. */
const looks = [0, 300, 1_000];

/**
 * The media library in a bucket of a server that speaks S3. A file goes there by one request, which names its length and
 * the hash of its content: the server takes it whole or not at all, and there are no parts that could be left over.
 */
export function s3Storage(options: S3StorageOptions): StorageDriver {
  const { bucket: Bucket } = options;
  const copies = new LocalCopies(options.copies);
  let opened: Promise<Opened> | undefined;
  // Thirteen megabytes that nobody needs before a file is asked for.
  const open = (): Promise<Opened> => (opened ??= openClient(options));
  const asked = async <T>(what: string, ask: (opened: Opened) => Promise<T>): Promise<T> => {
    try {
      return await ask(await open());
    } catch (error) {
      throw s3Failure(what, error);
    }
  };

  const find = async (file: string): Promise<StoredFile | null> => {
    try {
      const found = await asked(file, ({ client, HeadObjectCommand: Head }) =>
        client.send(new Head({ Bucket, Key: file })),
      );
      return storedFile({ Key: file, Size: found.ContentLength, ...found });
    } catch (error) {
      if (isAbsentFile(error)) return null;
      throw error;
    }
  };

  const stream = async (file: string, span?: Span): Promise<Readable> => {
    const Range = span && `bytes=${span.start}-${span.end}`;
    const { Body } = await asked(file, ({ client, GetObjectCommand: Get }) =>
      client.send(new Get({ Bucket, Key: file, Range })),
    );
    // An empty file's answer has none.
    return Body instanceof Readable ? Body : Readable.from([]);
  };

  async function* below(Prefix: string): AsyncGenerator<StoredFile> {
    for (let ContinuationToken: string | undefined, isLast = false; !isLast;) {
      const page = await asked(Bucket, ({ client, ListObjectsV2Command: List }) =>
        client.send(new List({ Bucket, Prefix, ContinuationToken })),
      );
      for (const each of page.Contents ?? []) yield storedFile(each);
      ContinuationToken = page.NextContinuationToken;
      isLast = ContinuationToken === undefined;
    }
  }

  const remove = async (file: string): Promise<void> => {
    await asked(file, ({ client, DeleteObjectCommand: Delete }) => client.send(new Delete({ Bucket, Key: file })));
  };

  const removeHalf = async (file: string, whole: number): Promise<void> => {
    for (const pause of looks) {
      await setTimeout(pause);
      const found = await find(file);
      if (found && found.size !== whole) await remove(file);
    }
  };

  return {
    kind: "s3",
    place: `${Bucket} (${options.endpoint ?? "Amazon S3"}, ${options.region})`,
    find,
    open: stream,
    list: () => below(""),
    async write(file, content) {
      const isWhole = content instanceof Uint8Array;
      const size = isWhole ? content.byteLength : content.size;
      try {
        await asked(file, async ({ client, PutObjectCommand: Put }) => {
          const Body = isWhole ? content : checked(content, await content.open());
          const put = new Put({ Bucket, Key: file, Body, ContentLength: size });
          if (!isWhole) vouchFor(put, content.sha256);
          await client.send(put);
        });
      } catch (error) {
        // The protocol leaves nothing; a server that is laxer than that may have kept what came until then.
        await removeHalf(file, size).catch(() => undefined);
        throw error;
      }
    },
    async read(file) {
      const pieces: Uint8Array[] = [];
      try {
        for await (const piece of (await stream(file)) as AsyncIterable<Uint8Array>) pieces.push(piece);
      } catch (error) {
        throw s3Failure(file, error);
      }
      return Buffer.concat(pieces);
    },
    remove,
    async localCopy(file) {
      const found = await find(file);
      if (!found) throw new StorageFailure("absent", `${file}: it isn’t in the bucket`);
      try {
        return await copies.of(found, () => stream(file));
      } catch (error) {
        throw error instanceof StorageFailure ? error : s3Failure(file, error);
      }
    },
    async isBeingRestored() {
      for await (const _ of below(".restoring/")) return true;
      return false;
    },
    tidy: (now) => copies.tidy(now),
    async check() {
      for await (const _ of below("")) return;
    },
  };
}

type Opened = typeof Library & { readonly client: Library.S3Client };

async function openClient(options: S3StorageOptions): Promise<Opened> {
  const library = await import("@aws-sdk/client-s3");
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = options;
  const client = new library.S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: s3Transport(options.times) as unknown as Library.S3ClientConfig["requestHandler"] & object,
    // Checksums of its own kind that other servers than Amazon's refuse; what is sent is vouched for by its SHA-256.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    // What fails is told by who asked; the console is nobody’s.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      const request = args.request as { path: string };
      // Some servers drop it before they check the signature.
      if (request.path.length > 1) request.path = request.path.replace(/\/$/, "");
      return await next(args);
    },
    { step: "build" },
  );
  return { ...library, client };
}

/** The server is told the hash of what comes, to check it: the library hashes only what it holds in memory. */
function vouchFor(put: Library.PutObjectCommand, sha256: string): void {
  put.middlewareStack.add(
    (next) => async (args) => {
      (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"] = sha256;
      return await next(args);
    },
    { step: "build" },
  );
}

function storedFile(found: { Key?: string; Size?: number; ETag?: string; LastModified?: Date }): StoredFile {
  const modified = found.LastModified?.getTime() ?? 0;
  const size = found.Size ?? 0;
  const tag = (found.ETag ?? "").replaceAll(/[^0-9A-Za-z-]/g, "");
  return { file: found.Key ?? "", size, modified, since: modified, version: `${size.toString(36)}-${tag}` };
}
