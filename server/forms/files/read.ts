import type { AnswerFile } from "#schemas/content/form-answer.ts";
import { mimeOf } from "#schemas/forms/file-kind.ts";
import { fileKinds } from "#schemas/forms/form-document.ts";
import { database } from "#server/db/context.ts";

/** A file that came with an answer, and whose it is. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly userId: number | null;
  readonly tokenHash: string;
  /** What the answer is to, and what it registers for; null: nothing. */
  readonly formId: number;
  readonly elementId: number | null;
}

/** The file with an id; null when there is none, or its answer isn't there. */
export async function keptFile(id: string): Promise<KeptFile | null> {
  const row = await database()
    .selectFrom("form_file")
    .innerJoin("form_answer", "form_answer.id", "form_file.answer_id")
    .select(["form_file.id", "form_file.name", "form_file.kind"])
    .select(["form_answer.user_id", "form_answer.token_hash", "form_answer.form_id", "form_answer.element_id"])
    .where("form_file.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const kind = fileKinds.find((one) => one === row.kind);
  const mime = kind ? mimeOf(kind) : "application/octet-stream";
  const about = { formId: row.form_id, elementId: row.element_id };
  return { id: row.id, name: row.name, mime, userId: row.user_id, tokenHash: row.token_hash, ...about };
}

/** A file's content, part by part. */
export async function* contentOf(id: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const part = await database()
      .selectFrom("form_file_part")
      .select("content")
      .where("file_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!part) return;
    yield Buffer.from(part.content, "base64");
  }
}

/** The files of some answers, by answer. */
export async function filesOf(answerIds: readonly number[]): Promise<ReadonlyMap<number, readonly AnswerFile[]>> {
  if (answerIds.length === 0) return new Map();
  const rows = await database()
    .selectFrom("form_file")
    .select(["id", "answer_id", "field_key", "name", "bytes"])
    .where("answer_id", "in", answerIds)
    .orderBy("position")
    .execute();
  const files = new Map<number, AnswerFile[]>();
  for (const { id, answer_id: answer, field_key: key, name, bytes } of rows) {
    const file = { key, name, bytes, url: `/api/forms/file/download/${id}` };
    files.set(answer ?? 0, [...(files.get(answer ?? 0) ?? []), file]);
  }
  return files;
}
