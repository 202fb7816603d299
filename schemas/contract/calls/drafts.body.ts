import { array, mixed, number, string } from "yup";

import { mostPublishedTogether } from "../../content/draft.ts";
import { editId } from "../../editing/edit.ts";
import { shape } from "../shapes/shape.ts";

const sequence = number().integer().min(0).max(2_147_483_647).required();

/** For the API's description; what else stands in it says its kind. */
export const command = {
  type: "object",
  required: ["type"],
  properties: { type: { type: "string" } },
  additionalProperties: true,
} as const;

/** An edit, or what takes one back: the kind of its document says what a command is. */
const edit = mixed<object>((value): value is object => typeof value === "object" && value !== null)
  .required()
  .meta({
    openapi: {
      type: "object",
      description: "Commands that are applied together, or the id of the edit that this one takes back.",
      required: ["id"],
      properties: {
        id: { type: "string", pattern: editId.source },
        commands: { type: "array", minItems: 1, maxItems: 200, items: command },
        undoes: { type: "string", pattern: editId.source },
      },
    },
  });

/** What `saveEdits` takes: edits in order, and the number of the last edit that who saves has seen. */
export const editsBody = shape({ since: sequence, edits: array(edit).min(1).max(200).required() });

export const rowId = number().integer().min(1).max(2_147_483_647);

/** A draft as somebody saw it: its state, and what was public of it. */
export const seenDraft = shape({
  kind: string()
    .matches(/^[a-z-]{1,40}$/)
    .required(),
  id: rowId.required(),
  since: sequence,
  published: rowId.nullable().defined(),
});

/**
 * What `publishDrafts` takes: which documents, with the state and the published revision of each that who publishes saw,
 * and what the new revisions are called.
 */
export const publicationBody = shape({
  drafts: array(seenDraft).min(1).max(mostPublishedTogether).required(),
  label: string().max(200).defined(),
});

/** What `unpublishDraft` takes: the published revision that who does it saw; null: it is public, never by a revision. */
export const unpublishBody = shape({ published: rowId.nullable().defined() });

/** What `tellPresence` takes: the block, or the field, that one works on. */
export const presenceBody = shape({
  block: string()
    .matches(/^[\w:./-]{1,200}$/)
    .nullable()
    .defined(),
});

/** What `restoreRevision` takes: the state that who restores saw, and the id of the edit that does it. */
export const restoreBody = shape({
  since: sequence,
  edit: string().matches(editId).required(),
});
