import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import { importLimits } from "#schemas/content/import.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

/** How a file's letters are written. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** A file whose letters are known. */
export interface TextFile {
  readonly encoding: Encoding;
  /** Its text from the beginning, in pieces; may be asked for more than once. */
  readonly text: () => AsyncIterable<string>;
}

/** Files that hold tables or texts and are none, by their first bytes: archives, spreadsheets, PDFs. */
const others = /^(?:PK\x03\x04|\x1f\x8b|Rar!|7z\xbc\xaf|\xd0\xcf\x11\xe0|BZh|\xfd7zXZ|%PDF|\x28\xb5\x2f\xfd)/;

/**
 * Finds out how a file is written: as its mark says, as UTF-8 where all of it is, else as Windows wrote it (which every
 * spreadsheet of a French office still does). Refused in words: too large, empty, an archive or a spreadsheet, NUL in it.
 */
export async function decodeFile(path: string): Promise<Result<TextFile, Refusal>> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size === 0) return refuse("unprocessable", "import.empty");
  if (size > importLimits.bytes) {
    return refuse("too-large", "import.tooLarge", { values: { max: importLimits.bytes / (1024 * 1024) } });
  }
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position: 0 });
  const head = buffer.subarray(0, bytesRead).toString("latin1");
  if (others.test(head)) return refuse("unsupported-type", "import.archive");
  const encoding = marked(head) ?? ((await isWritten(path, "utf-8")) ? "utf-8" : "windows-1252");
  if (encoding.startsWith("utf-16") && !(await isWritten(path, encoding)))
    return refuse("unprocessable", "import.encoding");
  for await (const piece of decoded(path, encoding)) {
    if (piece.includes("\0")) return refuse("unprocessable", "import.nul");
  }
  return ok({ encoding, text: () => decoded(path, encoding) });
}

function marked(head: string): Encoding | null {
  if (head.startsWith("\xff\xfe")) return "utf-16le";
  if (head.startsWith("\xfe\xff")) return "utf-16be";
  return head.startsWith("\xef\xbb\xbf") ? "utf-8" : null;
}

async function isWritten(path: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Uint8Array, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The mark at the beginning, where there is one, is no part of the text. */
async function* decoded(path: string, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Uint8Array, { stream: true });
  yield decoder.decode();
}
