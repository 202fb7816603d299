import { array, boolean, mixed, number, string } from "yup";

import type { Draft, LoggedEdit, Person, Presence, Revision, RevisionDocument } from "../../content/draft.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { command, editsBody, presenceBody, publicationBody, restoreBody, unpublishBody } from "./drafts.body.ts";

const commandShape = mixed<object>((value): value is object => typeof value === "object" && value !== null)
  .required()
  .meta({ openapi: command });

const loggedEditShape = shape({
  sequence: number().integer().required(),
  id: string().required(),
  commands: array(commandShape).required(),
  inverse: array(commandShape).required(),
  undoes: string().nullable().defined(),
  author: number().integer().nullable().defined(),
  at: number().integer().required(),
});

const revisionShape = shape({
  id: number().integer().required(),
  label: string().defined(),
  at: number().integer().required(),
  author: number().integer().nullable().defined(),
  base: number().integer().nullable().defined(),
  isPublished: boolean().required(),
  preview: string().nullable().defined(),
});

const documentShape = mixed<object>((value): value is object => typeof value === "object" && value !== null)
  .required()
  .meta({
    openapi: {
      type: "object",
      description:
        "The document, as its kind has it: a layout, the settings of a page, the site's component configs or settings, a form or a popup.",
    },
  });

const sequenceAnswer = shape({ sequence: number().integer().required() });

const place = { kind: "slug", id: "id" } as const;
const example = { params: { kind: "layout" } };

/**
 * Documents that are edited by commands, for administrators (design §2, "editing machine"): `layout`, `page` (its settings),
 * `config` (the component configs) and `site` (parameters, site info, fonts and logos), of which a site has one document each, 1,
 * `form` and `popup`.
 */
export const draftCalls = {
  getDraft: defineCall("GET /admin/draft/{kind}/{id}", {
    summary: "A document as it is edited, with what was done since it was last published.",
    access: "ADMIN",
    isOwn: true,
    params: place,
    example,
    answer: typed<Draft>()(
      shape({
        document: documentShape,
        sequence: number().integer().required(),
        base: number().integer().nullable().defined(),
        baseSequence: number().integer().required(),
        published: number().integer().nullable().defined(),
        edits: array(loggedEditShape).required(),
      }),
    ),
  }),

  listEdits: defineCall("GET /admin/draft/{kind}/{id}/edits/{since}", {
    summary: "What was done to a document after an edit, in order: what one has missed.",
    access: "ADMIN",
    isOwn: true,
    params: { ...place, since: "count" },
    example: { params: { ...example.params, since: 0 } },
    answer: typed<readonly LoggedEdit[]>()(array(loggedEditShape).required()),
  }),

  saveEdits: defineCall("POST /admin/draft/{kind}/{id}/edits", {
    summary:
      "Saves edits of a draft. 409 when others have edited it since: what was missed is read and replayed first.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: place,
    example: {
      ...example,
      body: {
        since: 0,
        edits: [
          {
            id: "00000000-0000",
            commands: [
              {
                type: "insert",
                at: { into: null, slot: "root", after: null },
                fragment: { root: ["s"], blocks: { s: { id: "s", slug: "section", v: 1, props: {}, slots: {} } } },
              },
            ],
          },
        ],
      },
    },
    body: { format: "json", schema: editsBody },
    answer: sequenceAnswer,
  }),

  publishDrafts: defineCall("POST /admin/publication", {
    summary:
      "Makes drafts public together, all or none; answers their revisions in the same order. 409 when one was edited, or " +
      "another revision of it published, since who publishes looked: `data` names each of them, `drafts.1` the second.",
    access: "ADMIN",
    isOwn: true,
    idempotency: "optional",
    refuses: [404, 409, 422],
    example: { body: { drafts: [{ kind: "layout", id: 1, since: 0, published: null }], label: "" } },
    body: { format: "json", schema: publicationBody },
    answer: shape({ revisions: array(number().integer().required()).required() }),
  }),

  unpublishDraft: defineCall("POST /admin/draft/{kind}/{id}/unpublish", {
    summary: "Takes what is public away from visitors; the draft and the revisions stay.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: place,
    example: { ...example, body: { published: 1 } },
    body: { format: "json", schema: unpublishBody },
    answer: nothing,
  }),

  tellPresence: defineCall("PUT /admin/draft/{kind}/{id}/presence", {
    summary:
      "Says that one works on a document, and on which block; answers who else was there in the last 20 seconds.",
    access: "ADMIN",
    isOwn: true,
    params: place,
    example: { ...example, body: { block: null } },
    body: { format: "json", schema: presenceBody },
    answer: typed<Presence>()(
      shape({
        others: array(
          shape({
            user: number().integer().required(),
            name: string().defined(),
            block: string().nullable().defined(),
            at: number().integer().required(),
          }),
        ).required(),
      }),
    ),
  }),

  listEditors: defineCall("GET /admin/editor", {
    summary: "What those who may edit are called: edits and revisions name their authors by number.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly Person[]>()(
      array(shape({ user: number().integer().required(), name: string().defined() })).required(),
    ),
  }),

  listRevisions: defineCall("GET /admin/draft/{kind}/{id}/revisions", {
    summary: "Every published state of a document, the latest first.",
    access: "ADMIN",
    isOwn: true,
    params: place,
    example,
    answer: typed<readonly Revision[]>()(array(revisionShape).required()),
  }),

  getRevision: defineCall("GET /admin/draft/{kind}/{id}/revisions/{revision}", {
    summary: "A document as a revision has it, brought to how documents of its kind are written today.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { ...place, revision: "id" },
    example,
    answer: typed<RevisionDocument>()(shape({ id: number().integer().required(), document: documentShape })),
  }),

  restoreRevision: defineCall("POST /admin/draft/{kind}/{id}/revisions/{revision}/restore", {
    summary: "Makes a draft what it was in a revision; visitors see it once it is published.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409, 422],
    params: { ...place, revision: "id" },
    example: { ...example, body: { since: 0, edit: "00000000-0001" } },
    body: { format: "json", schema: restoreBody },
    answer: sequenceAnswer,
  }),
};
