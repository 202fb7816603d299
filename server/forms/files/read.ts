import type { AnswerFile } from "#schemas/content/form-answer.ts";
import { mimeOf } from "#schemas/forms/file-kind.ts";
import { fileKinds } from "#schemas/forms/form-document.ts";
import { database } from "#server/db/context.ts";

import { hashOf } from "../rules.ts";

/** A file that came with an answer, or for something that was ordered, and whose it is. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly userId: number | null;
  /** The hashes of what opens it: of its answer's token, of its order's key. */
  readonly openedBy: readonly string[];
  /** What its answer is to, and what it registers for; null: it came for an order. */
  readonly answer: { readonly formId: number; readonly elementId: number | null } | null;
}

/** The file with an id; null when there is none, or what it came for isn't there: neither an answer nor an order. */
export async function keptFile(id: string): Promise<KeptFile | null> {
  const row = await database()
    .selectFrom("form_file")
    .leftJoin("form_answer", "form_answer.id", "form_file.answer_id")
    .select(["form_file.id", "form_file.name", "form_file.kind", "form_answer.id as answer_id"])
    .select(["form_answer.user_id", "form_answer.token_hash", "form_answer.form_id", "form_answer.element_id"])
    .where("form_file.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const kind = fileKinds.find((one) => one === row.kind);
  const file = { id: row.id, name: row.name, mime: kind ? mimeOf(kind) : "application/octet-stream" };
  if (row.form_id === null) return await orderedFile(file);
  const answer = { formId: row.form_id, elementId: row.element_id };
  return { ...file, userId: row.user_id, openedBy: [row.token_hash ?? ""], answer };
}

/** A file that something was ordered with: its order's owner's, or of who has the order's key. */
async function orderedFile(file: Pick<KeptFile, "id" | "name" | "mime">): Promise<KeptFile | null> {
  const orders = await database()
    .selectFrom("line_file")
    .innerJoin("order_line", "order_line.id", "line_file.order_line_id")
    .innerJoin("order", "order.id", "order_line.order_id")
    .select(["order.user_id", "order.access_key"])
    .where("line_file.file_id", "=", file.id)
    .orderBy("order.id", "desc")
    .execute();
  const [latest] = orders;
  if (!latest) return null;
  // An order of a cart that was ordered once more in another way has the same file, and the same owner.
  const keys = orders.map(({ access_key: key }) => key).filter((key) => key !== "");
  return { ...file, userId: latest.user_id, openedBy: keys.map(hashOf), answer: null };
}

/** The files that an order's lines have, in the order of the lines; `line` counts from 1. */
export async function filesOfOrder(orderId: number) {
  const lines = await database()
    .selectFrom("order_line")
    .leftJoin("line_file", "line_file.order_line_id", "order_line.id")
    .leftJoin("form_file", "form_file.id", "line_file.file_id")
    .select(["order_line.id as line", "form_file.id", "form_file.name"])
    .where("order_line.order_id", "=", orderId)
    .orderBy("order_line.id")
    .execute();
  const places = [...new Set(lines.map(({ line }) => line))];
  return lines.flatMap(({ line, id, name }) =>
    id === null || name === null ? [] : [{ id, name, line: places.indexOf(line) + 1 }],
  );
}

/** Who somebody is to the lines that have files: by their cart and, logged in, by their account; null: neither. */
export interface FileHolder {
  readonly cartId: string | null;
  readonly userId: number | null;
}

/**
 * Of some files those that lines of others have, and none of this person's: who only came to know a file's id gets
 * nothing by it.
 */
export async function filesOfOthers(
  ids: readonly string[],
  { cartId, userId }: FileHolder,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const lines = await database()
    .selectFrom("line_file")
    .leftJoin("cart_line", "cart_line.id", "line_file.cart_line_id")
    .leftJoin("cart", "cart.id", "cart_line.cart_id")
    .leftJoin("order_line", "order_line.id", "line_file.order_line_id")
    .leftJoin("order", "order.id", "order_line.order_id")
    .select(["line_file.file_id", "cart.id as cart", "cart.user_id as carts_user"])
    .select(["order.cart_id as ordered_cart", "order.user_id as orders_user"])
    .where("line_file.file_id", "in", ids)
    .execute();
  const own = lines.filter(
    (line) =>
      (cartId !== null && [line.cart, line.ordered_cart].includes(cartId)) ||
      (userId !== null && [line.carts_user, line.orders_user].includes(userId)),
  );
  const owned = new Set(own.map(({ file_id: id }) => id));
  return new Set(lines.map(({ file_id: id }) => id).filter((id) => !owned.has(id)));
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
