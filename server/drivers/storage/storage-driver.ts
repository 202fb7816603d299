import type { Readable } from "node:stream";

/** A file as the storage has it. */
export interface StoredFile {
  /** Its name: plain names joined by slashes. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** When its content was made, in milliseconds since 1970. */
  readonly modified: number;
  /** Since when it is here, in milliseconds since 1970: it may have been put here as it was elsewhere. */
  readonly since: number;
  /** Another content has another: what browsers are told to come back with. */
  readonly version: string;
}

/** A file on its way in that is too large to be held in memory. */
export interface StreamedFile {
  /** In bytes. */
  readonly size: number;
  /** SHA-256, in hexadecimal digits. */
  readonly sha256: string;
  readonly open: () => Readable | Promise<Readable>;
}

/** Where in a file, both ends included, in bytes. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the files of the media library are. A name that a file is written under names it whole or not at all, whenever
 * the process, the power or the connection ends. Everything rejects with a `StorageFailure`.
 */
export interface StorageDriver {
  readonly kind: "disk" | "s3";
  /** The folder or the bucket, as a person knows it. Never with a password. */
  readonly place: string;
  /** Writes a file, which takes the place of one that is there. Of one that fails nothing is left. */
  write(file: string, content: Uint8Array | StreamedFile): Promise<void>;
  /** Null: it isn't there. */
  find(file: string): Promise<StoredFile | null>;
  /** The whole file. */
  read(file: string): Promise<Buffer>;
  /** A file's bytes, or some of them, as they are read. The stream must be read to its end, or destroyed. */
  open(file: string, span?: Span): Promise<Readable>;
  /** Every file, those as well that begin with a dot: somebody's work in progress. */
  list(): AsyncIterable<StoredFile>;
  /** Removes a file, if it is there. */
  remove(file: string): Promise<void>;
  /**
   * A path on this machine's disk that has the file's bytes, for what opens files by itself: to be read soon, and not to
   * be written to.
   */
  localCopy(file: string): Promise<string>;
  /** Tells whether somebody is putting the files of a backup into their places. */
  isBeingRestored(): Promise<boolean>;
  /** Removes what crashes left half-done and is an hour old (`now` in milliseconds since 1970). */
  tidy(now: number): Promise<void>;
  /** Asks whether it can be used. Rejects with a `StorageFailure` that says in plain words why it can't. */
  check(): Promise<void>;
}

/**
 * Why a file could not be had or kept: it isn't there; there is no room for it; whoever keeps it can't be reached or
 * is in trouble, which passes; or refuses, which stays until somebody changes the settings.
 */
export type StorageTrouble = "absent" | "full" | "away" | "refused";

/** What the storage could not do. Its message names the file and the reason, never an address or a key. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** Tells whether an error says that a file isn't there. */
export function isAbsentFile(error: unknown): boolean {
  return error instanceof StorageFailure && error.trouble === "absent";
}

/** For so many milliseconds what seems to be left over is left: somebody may be at work on it. */
export const storageGrace = 60 * 60_000;
