import { sql } from "kysely";

import type { AnswerFile, FormAnswer, FormAnswerList } from "#schemas/content/form-answer.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { appContext } from "#server/context.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import type { Row } from "#server/db/tables.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { publicOrigin } from "#server/site/links.ts";
import { csvRow } from "#server/text/csv.ts";

import { filesOf } from "../files/read.ts";
import { readLines } from "./rules.ts";

/** One page of what was answered: for administrators. */
export async function listAnswers(query: ListQuery): Promise<FormAnswerList> {
  const select = database().selectFrom("form_answer").selectAll();
  const { rows, total } = await readList(select, query, columns, sql.ref("form_answer.id"));
  return { answers: await presented(rows), total };
}

const columns: ListColumns = {
  id: { kind: "number", expression: sql.ref("form_answer.id") },
  form: { kind: "number", expression: sql.ref("form_answer.form_id") },
  element: { kind: "number", expression: sql.ref("form_answer.element_id") },
  search: { kind: "search", expression: sql.ref("form_answer.search") },
};

async function presented(rows: readonly Row<"form_answer">[]): Promise<readonly FormAnswer[]> {
  const files = await filesOf(rows.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    idForm: row.form_id,
    idElement: row.element_id,
    seats: row.seats,
    locale: row.locale,
    receivedAt: new Date(row.received_at).toISOString(),
    lines: readLines(readJson(row.said)),
    files: files.get(row.id) ?? [],
  }));
}

/** The files of one answer, for whoever sent it. */
export async function filesOfAnswer(id: number): Promise<readonly AnswerFile[]> {
  return (await filesOf([id])).get(id) ?? [];
}

/** Whether there is an answer to a form: they may outlive it. */
export async function hasAnswers(formId: number): Promise<boolean> {
  const select = database().selectFrom("form_answer").select("id").where("form_id", "=", formId).limit(1);
  return (await select.executeTakeFirst()) !== undefined;
}

const atOnce = 200;

/**
 * All answers of a form as CSV, the latest first: a column for each thing that any of them was asked. Files stand there
 * by their whole addresses, since a table is read elsewhere.
 */
export async function* exportAnswers(formId: number): AsyncGenerator<Uint8Array> {
  const labels = await askedOf(formId);
  const origin = publicOrigin(await getSiteInfo(), appContext().siteUrl);
  const head = ["id", "date", ...labels.values(), "element", "places", "files"];
  yield Buffer.from(`\ufeff${csvRow(head)}`);
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await rowsOf(formId, before);
    for (const answer of await presented(rows)) {
      const said = new Map(answer.lines.map((line) => [line.key, line.said.join(", ")]));
      const cells = [...labels.keys()].map((key) => said.get(key) ?? "");
      const { id, receivedAt, idElement, seats, files } = answer;
      const places = idElement === null ? "" : String(seats);
      const urls = files.map(({ url }) => origin + url).join(" ");
      yield Buffer.from(csvRow([String(id), receivedAt, ...cells, String(idElement ?? ""), places, urls]));
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    before = last.id;
  }
}

async function rowsOf(formId: number, before: number): Promise<readonly Row<"form_answer">[]> {
  return await database()
    .selectFrom("form_answer")
    .selectAll()
    .where("form_id", "=", formId)
    .where("id", "<", Math.min(before, 2_147_483_647))
    .orderBy("id", "desc")
    .limit(atOnce)
    .execute();
}

/** What any answer of a form was asked, by key, as it was called last. */
async function askedOf(formId: number): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await rowsOf(formId, before);
    for (const { key, label } of rows.flatMap(({ said }) => readLines(readJson(said)))) {
      if (!labels.has(key)) labels.set(key, label);
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return labels;
    before = last.id;
  }
}
