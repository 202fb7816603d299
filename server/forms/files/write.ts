import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import { sql } from "kysely";

import { fileKindOf, headBytes } from "#schemas/forms/file-kind.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { isMixed } from "#server/text/mixed-file.ts";

import { pixelsIn } from "../engine/pixels.ts";
import { type ArrivedFile, mostKept } from "../rules.ts";

export type { ArrivedFile } from "../rules.ts";

/** Files of a request with their first bytes; a field for files that was left empty sends one without a name. */
export async function arrivedFiles<File extends Omit<ArrivedFile, "head">>(
  files: readonly File[],
): Promise<readonly (File & ArrivedFile)[]> {
  const chosen = files.filter(({ name, bytes }) => name !== "" || bytes > 0);
  return await Promise.all(chosen.map(async (file) => ({ ...file, ...(await factsOf(file)) })));
}

async function factsOf({
  path,
  bytes,
}: Omit<ArrivedFile, "head">): Promise<Pick<ArrivedFile, "head" | "pixels" | "isMixed">> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes), position: 0 });
  const head = buffer.subarray(0, bytesRead);
  const kind = fileKindOf(head);
  // What is refused for its kind isn't read to its end.
  return { head, pixels: await pixelsIn(file, kind), isMixed: kind !== null && (await isMixed(file, bytes)) };
}

/** Whether so many bytes more are kept: who sends files can't fill the disk. */
export async function roomForFiles(bytes: number): Promise<boolean> {
  return (await keptBytes()) + bytes <= mostKept;
}

/** Bytes of a part: little enough that whoever downloads a file holds no more of it at a time. */
const partBytes = 192 * 1024;

const isolation = "read committed";

/** How long a file may wait for its answer, in milliseconds. */
const longestWait = 60 * 60_000;

/** So long before its time is over nobody takes it any more: who does would meet who forgets it. In milliseconds. */
const margin = 30_000;

/**
 * Keeps a file that was judged, under an id of 128 random bits, without an answer yet. One transaction for each: what
 * is sent at the same time waits for no more than that.
 */
export async function keepFile(key: string, position: number, file: ArrivedFile): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const kind = fileKindOf(file.head);
  if (kind === null) throw new Error("A file is judged before it is kept");
  const parts: string[] = [];
  const content = createHash("sha256");
  for await (const part of createReadStream(file.path, { highWaterMark: partBytes })) {
    content.update(part as Buffer);
    parts.push((part as Buffer).toString("base64"));
  }
  const hash = content.digest("hex");
  await inTransaction(
    async () => {
      const { name, bytes } = file;
      const place = { id, answer_id: null, field_key: key, position };
      await database()
        .insertInto("form_file")
        .values({ ...place, name, kind, bytes, hash, created_at: now() })
        .execute();
      for (const [at, content] of parts.entries()) {
        await database().insertInto("form_file_part").values({ file_id: id, position: at, content }).execute();
      }
    },
    { isolation },
  );
  return id;
}

/** How many bytes of files are kept, beside those of orders that were paid: nobody fills the disk with these. */
async function keptBytes(): Promise<number> {
  const paid = database()
    .selectFrom("line_file")
    .innerJoin("order_line", "order_line.id", "line_file.order_line_id")
    .innerJoin("order", "order.id", "order_line.order_id")
    .select("line_file.file_id")
    .where("order.paid_at", "is not", null);
  const row = await database()
    .selectFrom("form_file")
    .select(sql<number | null>`sum(bytes)`.as("total"))
    .where("id", "not in", paid)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Gives files to their answer. Inside its transaction. */
export async function giveFiles(ids: readonly string[], answerId: number): Promise<void> {
  if (ids.length === 0) return;
  await database().updateTable("form_file").set({ answer_id: answerId }).where("id", "in", ids).execute();
}

/** Files that wait for an answer, or that lines of carts and orders have, by id. */
export async function waitingFiles(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const claimed = database().selectFrom("line_file").select("file_id").where("file_id", "in", ids);
  return await database()
    .selectFrom("form_file")
    .select(["id", "field_key as key", "name", "hash"])
    .where("id", "in", ids)
    .where("answer_id", "is", null)
    .where((file) => file.or([file("created_at", ">", now() - longestWait + margin), file("id", "in", claimed)]))
    .execute();
}

/** Removes files whose answer wasn't kept. */
export async function dropFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(async () => await unclaimed().where("id", "in", ids).execute(), { isolation });
}

/** Forgets files whose answer never came, and those of lines that are gone. */
export async function forgetLostFiles(): Promise<void> {
  const forget = async () =>
    await unclaimed()
      .where("created_at", "<=", now() - longestWait)
      .execute();
  await inTransaction(forget, { isolation });
}

/** Deletes files that neither an answer nor a line of a cart or an order has. */
function unclaimed() {
  const claimed = database().selectFrom("line_file").select("file_id");
  return database().deleteFrom("form_file").where("answer_id", "is", null).where("id", "not in", claimed);
}
