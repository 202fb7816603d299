import { randomUUID } from "node:crypto";
import { createWriteStream, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

import { Busboy, type BusboyFileStream } from "@fastify/busboy";

import { err, ok, type Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { MultipartLimits } from "../api/limits.ts";
import { type ApiRefusal, AppError } from "../errors.ts";

import { byteSize } from "./byte-size.ts";
import { multipartBoundary } from "./content-type.ts";
import { takeSmallBody } from "./small-body.ts";

/** A file of a form, kept in a temporary place until the form is disposed of. */
export interface UploadedFile {
  readonly field: string;
  /** The sender's name for it, without folders and signs that turn letters round; never a path of ours. */
  readonly name: string;
  /** What the sender says it is; nothing may rely on it. */
  readonly type: string;
  readonly bytes: number;
  readonly path: string;
}

/** A received form. Disposing of it removes its files. */
export interface MultipartForm extends AsyncDisposable {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly UploadedFile[];
  /** What it has too much of, where forms are read to their end all the same: its fields are there, no file is. */
  readonly tooMuch: ApiRefusal | null;
}

export interface MultipartReading extends MultipartLimits {
  /**
   * Bytes up to which a form that has too much of something is read to its end, keeping no more than it may bring: a
   * browser shows no answer that comes before it has sent all. Left out: such a form is refused at once.
   */
  readonly readsOn?: number;
}

/**
 * Receives a multipart form within the limits of reliability D14. A damaged, truncated or too slow
 * form is refused, and whatever files had arrived are removed.
 */
export async function parseMultipart(
  request: Pick<Request, "headers" | "body" | "arrayBuffer">,
  limits: MultipartReading,
): Promise<Result<MultipartForm, ApiRefusal>> {
  const boundary = multipartBoundary(request.headers.get("content-type"));
  if (boundary === null) {
    return refuse("unsupported-type", "body.type", { values: { expected: "multipart/form-data" } });
  }
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > (limits.readsOn ?? limits.totalBytes)) return err(tooLarge(limits));
  const folder = new FormFolder();
  const dispose = () => folder.remove();
  try {
    const small = await takeSmallBody(request);
    if (small ? small.byteLength === 0 : request.body === null) return refuse("invalid", "body.missing");
    const tooMuch = declared > limits.totalBytes ? filesTooLarge(limits) : null;
    const received: Received = { fields: new Map(), files: [], tooMuch };
    const feed = small ? wholeInto(small) : streamInto(request.body, received, limits);
    await receive(received, { feed, boundary, folder, limits });
    const files = received.tooMuch ? [] : received.files;
    return ok({ ...received, files, [Symbol.asyncDispose]: dispose });
  } catch (error) {
    await dispose();
    if (error instanceof RefusedForm) return err(error.refusal);
    if (error instanceof AppError) throw error;
    return refuse("invalid", isTimeout(error) ? "multipart.tooSlow" : "multipart.malformed");
  }
}

/** Where a form's files are kept: made for the first of them, since most forms bring none. */
class FormFolder {
  #path: string | null = null;

  /** The path of another file. At once: a part that breaks off before somebody reads it would end the process. */
  newPath(): string {
    this.#path ??= mkdtempSync(join(tmpdir(), "form-"));
    return join(this.#path, randomUUID());
  }

  async remove(): Promise<void> {
    if (this.#path !== null) await rm(this.#path, { recursive: true, force: true });
  }
}

interface Received {
  readonly fields: Map<string, string>;
  readonly files: UploadedFile[];
  tooMuch: ApiRefusal | null;
}

interface Receiving {
  readonly feed: Feed;
  readonly boundary: string;
  readonly folder: FormFolder;
  readonly limits: MultipartReading;
}

/** Gives a body to the parser; rejects with what kept it from being read to its end. */
type Feed = (parser: Writable) => Promise<void>;

function wholeInto(bytes: Uint8Array): Feed {
  return async (parser) => {
    // Listened to first: what is wrong with the first bytes is said while they are given.
    const end = finished(parser);
    parser.end(bytes);
    await end;
  };
}

function streamInto(body: Request["body"], received: Received, limits: MultipartReading): Feed {
  // The DOM's stream type and Node's are the same thing under two declarations that the compiler tells apart.
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  return async (parser) => {
    await pipeline(source, countBytes(received, limits), parser, { signal: AbortSignal.timeout(limits.milliseconds) });
  };
}

/** Stops the pipeline from inside its callbacks. */
class RefusedForm extends Error {
  readonly refusal: ApiRefusal;

  constructor(refusal: ApiRefusal) {
    super(refusal.messageKey);
    this.refusal = refusal;
  }
}

async function receive(received: Received, { feed, boundary, folder, limits }: Receiving): Promise<void> {
  const writes: Promise<void>[] = [];
  const brokenOff = new AbortController();
  const parser = new Busboy({
    headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
    limits: {
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      files: limits.files,
      fileSize: limits.fileBytes,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  });
  const stop = (refusal: ApiRefusal) => parser.destroy(new RefusedForm(refusal));
  const refuseTooMuch = (refusal: ApiRefusal) => {
    if (limits.readsOn === undefined) stop(refusal);
    else received.tooMuch ??= refusal;
  };
  const stopUnstored = (cause: unknown) => {
    if (!brokenOff.signal.aborted) parser.destroy(notStored(cause));
  };
  parser.on("field", (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) refuseTooMuch(fieldTooLarge(name, limits));
    const refusal = keepField(received, name, value);
    if (refusal) stop(refusal);
  });
  let arrived = 0;
  parser.on("file", (field, stream, name, _encoding, type) => {
    const at = arrived++;
    stream.on("limit", () => refuseTooMuch(fileTooLarge(field, limits)));
    writes.push(keepFile(received, { at, field, name, type, folder }, stream, brokenOff.signal).catch(stopUnstored));
  });
  parser.on("fieldsLimit", () => refuseTooMuch(tooMany("multipart.tooManyFields", limits.fields)));
  parser.on("filesLimit", () => refuseTooMuch(tooMany("multipart.tooManyFiles", limits.files)));
  try {
    await feed(parser);
  } catch (error) {
    // The stream of a file whose form broke off ends neither well nor badly by itself.
    brokenOff.abort();
    throw error;
  } finally {
    await Promise.all(writes);
  }
}

function keepField({ fields }: Received, name: string | undefined, value: string): ApiRefusal | null {
  if (!name) return { code: "invalid", messageKey: "multipart.malformed" };
  if (fields.has(name)) return aboutKey("invalid", name, "multipart.duplicateField");
  fields.set(name, value);
  return null;
}

async function keepFile(
  received: Received,
  file: { at: number; field: string | undefined; name: string | undefined; type: string; folder: FormFolder },
  stream: BusboyFileStream,
  signal: AbortSignal,
): Promise<void> {
  const path = file.folder.newPath();
  const kept = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => (received.tooMuch ? done() : done(null, chunk)),
  });
  await pipeline(stream, kept, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  const name = shortName((file.name ?? "").replaceAll(/[\p{Cc}\p{Bidi_Control}/\\]/gu, ""));
  // In the order in which they were sent, whichever is written first.
  received.files[file.at] = { field: file.field ?? "", name, type: file.type, bytes: stream.bytesRead, path };
}

/** At most two hundred letters of a file's name, its ending among them: that says what the file is. */
function shortName(name: string): string {
  if (name.length <= 200) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, 200 - ending.length)}${ending}`.toWellFormed();
}

function countBytes(received: Received, limits: MultipartReading): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      total += chunk.byteLength;
      if (total > (limits.readsOn ?? limits.totalBytes)) return done(new RefusedForm(tooLarge(limits)));
      if (total > limits.totalBytes) received.tooMuch ??= filesTooLarge(limits);
      done(null, chunk);
    },
  });
}

/** The disk failed, not the sender. */
function notStored(cause: unknown): AppError {
  return new AppError({ code: "unavailable", messageKey: "request.unavailable" }, { cause });
}

function tooLarge({ totalBytes }: MultipartLimits): ApiRefusal {
  const values = { limit: byteSize(totalBytes) };
  return { code: "too-large", messageKey: "body.tooLarge", values, headers: { Connection: "close" } };
}

/** Of a form that is read to its end: whoever sent it sees it again, and reads which part of it weighs so much. */
function filesTooLarge({ totalBytes }: MultipartLimits): ApiRefusal {
  return { code: "too-large", messageKey: "multipart.filesTooLarge", values: { max: totalBytes / (1024 * 1024) } };
}

function fieldTooLarge(key: string, { fieldBytes }: MultipartLimits): ApiRefusal {
  return aboutKey("too-large", key, "multipart.fieldTooLarge", { limit: byteSize(fieldBytes) });
}

function fileTooLarge(key: string | undefined, { fileBytes }: MultipartLimits): ApiRefusal {
  return aboutKey("too-large", key ?? "", "multipart.fileTooLarge", { limit: byteSize(fileBytes) });
}

function tooMany(messageKey: "multipart.tooManyFields" | "multipart.tooManyFiles", limit: number): ApiRefusal {
  return { code: "too-large", messageKey, values: { limit } };
}

function aboutKey(
  code: "invalid" | "too-large",
  key: string,
  messageKey: "multipart.duplicateField" | "multipart.fieldTooLarge" | "multipart.fileTooLarge",
  values: Readonly<Record<string, string>> = {},
): ApiRefusal {
  return { code, messageKey, values, problems: [{ key, messageKey, values }] };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
