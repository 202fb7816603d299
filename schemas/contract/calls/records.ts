import { array, boolean, mixed, number, string } from "yup";

import type { RecordValues } from "../../collections/collection.ts";
import {
  type OpenedRecord,
  type RecordItem,
  type RecordList,
  recordOrders,
  recordStates,
} from "../../content/record.ts";
import { isRecord } from "../../fields/check.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { newRecordBody } from "./records.body.ts";

const id = number().integer().required();
const row = number().integer().nullable().defined();

const cellsShape = mixed<RecordValues>((value): value is RecordValues => isRecord(value))
  .required()
  .meta({ openapi: { type: "object", description: "What the list shows of it, by the collection's fields." } });

const referredShape = mixed<RecordItem["referred"]>(
  (value): value is RecordItem["referred"] => isRecord(value) && Object.values(value).every(isRecord),
)
  .required()
  .meta({
    openapi: { type: "object", description: "What is called how that the list refers to, by field and language." },
  });

const itemShape = shape({
  id: number().integer().nullable().defined(),
  row,
  title: shape({ fr_FR: string(), en_US: string() }).required(),
  state: string().oneOf(recordStates).required(),
  plannedAt: number().integer().nullable().defined(),
  shownAt: number().integer().nullable().defined(),
  cells: cellsShape,
  referred: referredShape,
});

const countedShape = mixed<OpenedRecord["counted"]>(
  (value): value is OpenedRecord["counted"] => isRecord(value) && Object.values(value).every(Number.isInteger),
)
  .required()
  .meta({
    openapi: { type: "object", description: "What the shop counts of it, by name: how often a code was used." },
  });

const opened = typed<OpenedRecord>()(shape({ id, row, isPublic: boolean().required(), counted: countedShape }));

/** Records of the estate's collections (`schemas/collections`). What each says is a draft, of the kind `record`. */
export const recordCalls = {
  listRecords: defineCall("GET /admin/record/{collection}", {
    summary:
      "The public records of a collection, page by page, and on every page those that visitors don't have; `search` keeps " +
      "those in which each of the words occurs, `row` the one of a row.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { collection: "slug" },
    example: { params: { collection: "news" }, query: { search: "vendanges" } },
    list: {
      defaults: { nbItem: 50, page: 1, orderBy: "own" },
      filters: {
        search: { type: "text", onlyEqual: true },
        state: { type: "choice", choices: recordStates, onlyEqual: true },
        row: { type: "integer", onlyEqual: true },
      },
      orderBy: recordOrders,
    },
    answer: typed<RecordList>()(
      shape({
        unpublished: array(itemShape).required(),
        records: array(itemShape).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  createRecord: defineCall("POST /admin/record/{collection}", {
    summary:
      "Makes a record that no visitor has until it is published, with nothing said of it or as a copy of another one of its collection.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    params: { collection: "slug" },
    example: { params: { collection: "news" }, body: { copyOf: null } },
    body: { format: "json", schema: newRecordBody },
    answer: opened,
  }),

  openRecord: defineCall("POST /admin/record/{collection}/row/{id}", {
    summary: "Opens what is public as a document that can be edited: by its row's id, which its address has.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { collection: "slug", id: "id" },
    example: { params: { collection: "news", id: 1 } },
    answer: opened,
  }),

  findRecord: defineCall("GET /admin/record/{collection}/{id}", {
    summary: "What visitors have of a record: the row that it stands in, and whether it is there.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { collection: "slug", id: "id" },
    example: { params: { collection: "news", id: 1 } },
    answer: opened,
  }),

  deleteRecord: defineCall("DELETE /admin/record/{collection}/{id}", {
    summary: "Removes a record that visitors don't have, with all that was edited and published of it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { collection: "slug", id: "id" },
    example: { params: { collection: "news", id: 1 } },
    answer: nothing,
  }),

  exportRecords: defineCall("GET /admin/record/{collection}/csv", {
    summary:
      "The public records of a collection as CSV, in UTF-8, parted by semicolons: a column for each field, and for each language of a text; no cell is taken for a formula.",
    access: "ADMIN",
    isOwn: true,
    isDownload: true,
    refuses: [404],
    params: { collection: "slug" },
    example: { params: { collection: "news" } },
    answer: nothing,
  }),
};
