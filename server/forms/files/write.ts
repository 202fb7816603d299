import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";

import { sql } from "kysely";

import { fileKindOf } from "#schemas/forms/file-kind.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

import type { ArrivedFile } from "../rules.ts";

/** Bytes of a part: little enough that whoever downloads a file holds no more of it at a time. */
const partBytes = 192 * 1024;

const isolation = "read committed";

/** How long a file may wait for its answer, in milliseconds. */
const longestWait = 60 * 60_000;

/**
 * Keeps a file that was judged, under an id of 128 random bits, without an answer yet. One transaction for each: what
 * is sent at the same time waits for no more than that.
 */
export async function keepFile(key: string, position: number, file: ArrivedFile): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const kind = fileKindOf(file.head);
  if (kind === null) throw new Error("A file is judged before it is kept");
  const parts: string[] = [];
  for await (const part of createReadStream(file.path, { highWaterMark: partBytes })) {
    parts.push((part as Buffer).toString("base64"));
  }
  await inTransaction(
    async () => {
      const { name, bytes } = file;
      const place = { id, answer_id: null, field_key: key, position };
      await database()
        .insertInto("form_file")
        .values({ ...place, name, kind, bytes, created_at: now() })
        .execute();
      for (const [at, content] of parts.entries()) {
        await database().insertInto("form_file_part").values({ file_id: id, position: at, content }).execute();
      }
    },
    { isolation },
  );
  return id;
}

/** How many bytes of files are kept. */
export async function keptBytes(): Promise<number> {
  const row = await database()
    .selectFrom("form_file")
    .select(sql<number | null>`sum(bytes)`.as("total"))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Gives files to their answer. Inside its transaction. */
export async function giveFiles(ids: readonly string[], answerId: number): Promise<void> {
  if (ids.length === 0) return;
  await database().updateTable("form_file").set({ answer_id: answerId }).where("id", "in", ids).execute();
}

/** Removes files whose answer wasn't kept. */
export async function dropFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const drop = () => database().deleteFrom("form_file").where("id", "in", ids).where("answer_id", "is", null).execute();
  await inTransaction(drop, { isolation });
}

/** Forgets files whose answer never came. */
export async function forgetLostFiles(): Promise<void> {
  const forget = () =>
    database()
      .deleteFrom("form_file")
      .where("answer_id", "is", null)
      .where("created_at", "<=", now() - longestWait)
      .execute();
  await inTransaction(forget, { isolation });
}
