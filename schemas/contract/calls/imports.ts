import { array, boolean, number, string } from "yup";

import {
  type ImportAction,
  importActions,
  type ImportItemList,
  type ImportItemState,
  importItemStates,
  type ImportKind,
  importKinds,
  type ImportRun,
  type ImportSource,
  importSources,
  type ImportState,
  importStates,
} from "../../content/import.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { importBody } from "./imports.body.ts";

const count = () => number().integer().min(0).required();

const run = typed<ImportRun>()(
  shape({
    id: number().integer().required(),
    source: string<ImportSource>()
      .oneOf([...importSources])
      .defined(),
    fileName: string().defined(),
    state: string<ImportState>()
      .oneOf([...importStates])
      .defined(),
    isTaxIncluded: boolean().required(),
    madeAt: number().integer().required(),
    endedAt: number().integer().nullable().defined(),
    counts: shape({ create: count(), update: count(), unchanged: count(), kept: count(), "left-out": count() }),
    total: count(),
    done: count(),
    failed: count(),
    fetched: count(),
    missed: count(),
  }),
);

const choice = <Values extends readonly string[]>(choices: Values) =>
  ({ type: "choice", choices, onlyEqual: true }) as const;

/** What comes from other shops and sites (`server/imports/`): a file is read and reported, then carried out. */
export const importCalls = {
  listImports: defineCall("GET /admin/import", {
    summary: "The latest twenty files that were read, newest first, with what came of them.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly ImportRun[]>()(array(run).required()),
  }),

  planImport: defineCall("POST /admin/import", {
    summary:
      "Reads a file (field `file`, up to 32 MiB) of another shop or site: products and customers of WooCommerce, Shopify or PrestaShop as CSV, an export of " +
      "WordPress as XML. What it is, it tells itself. PrestaShop's combinations and addresses come as a second file in the same field, beside their products and customers, 33 MiB together. Nothing of the site is changed: the answer is what would come of it. `isTaxIncluded` says whether prices " +
      "include VAT where the file doesn't.",
    access: "ADMIN",
    isOwn: true,
    refuses: [422],
    example: { body: { isTaxIncluded: true } },
    body: { format: "multipart", schema: importBody, hasFilms: true },
    answer: run,
  }),

  getImport: defineCall("GET /admin/import/{id}", {
    summary: "How far an import is.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: run,
  }),

  listImportItems: defineCall("GET /admin/import/{id}/item", {
    summary: "The report of an import: what becomes, or became, of each item of its file, and why.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    example: { query: { action: "create" } },
    list: {
      defaults: { nbItem: 50, page: 1, orderBy: "position" },
      filters: {
        action: choice([...importActions] as readonly ImportAction[]),
        state: choice([...importItemStates] as readonly ImportItemState[]),
        kind: choice([...importKinds] as readonly ImportKind[]),
      },
      orderBy: ["position"],
    },
    answer: typed<ImportItemList>()(
      shape({
        items: array(
          shape({
            position: number().integer().required(),
            line: number().integer().required(),
            kind: string<ImportKind>()
              .oneOf([...importKinds])
              .defined(),
            outsideId: string().defined(),
            title: string().defined(),
            action: string<ImportAction>()
              .oneOf([...importActions])
              .defined(),
            state: string<ImportItemState>()
              .oneOf([...importItemStates])
              .defined(),
            notes: array(string().required()).required(),
            row: number().integer().nullable().defined(),
          }),
        ).required(),
        total: count(),
      }),
    ),
  }),

  exportImport: defineCall("GET /admin/import/{id}/report", {
    summary: "The whole report of an import as CSV, in UTF-8, parted by semicolons.",
    access: "ADMIN",
    isOwn: true,
    isDownload: true,
    mime: "text/csv",
    refuses: [404],
    params: { id: "id" },
    answer: nothing,
  }),

  startImport: defineCall("POST /admin/import/{id}/start", {
    summary: "Carries out an import as it was reported, beside the requests; refused while another one is (409).",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    answer: run,
  }),

  stopImport: defineCall("POST /admin/import/{id}/stop", {
    summary: "Stops an import after the item that it is at; what was done stays.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: run,
  }),
};
