import { array, boolean, number, string } from "yup";

import { type Piece, type PieceItem, pieceKinds, type PieceUse } from "../../content/piece.ts";
import { layoutVersion } from "../../page/layout.ts";
import { defineCall } from "../define-call.ts";
import { layoutShape } from "../shapes/layout-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { newPieceBody, pieceNameBody } from "./pieces.body.ts";

const id = number().integer().required();

const itemFields = {
  id,
  kind: string().oneOf(pieceKinds).required(),
  name: string().required(),
  hasChanges: boolean().required(),
};

const words = { id: "words", slug: "rich-text", v: layoutVersion, props: {}, slots: {} };

/** Templates and reusable blocks. What stands in them is edited as drafts are (`drafts.ts`). */
export const pieceCalls = {
  listPieces: defineCall("GET /admin/piece", {
    summary: "The site's templates and reusable blocks, by their names.",
    access: "ADMIN",
    isOwn: true,
    answer: array(typed<PieceItem>()(shape(itemFields))).required(),
  }),

  readPiece: defineCall("GET /admin/piece/{id}", {
    summary: "A template or a reusable block with its blocks, as it is published.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    example: { params: { id: 900 } },
    answer: typed<Piece>()(shape({ ...itemFields, document: layoutShape })),
  }),

  createPiece: defineCall("POST /admin/piece", {
    summary:
      "Keeps blocks of a page as a template, which is copied, or as a reusable block, which is placed: from then on it is " +
      "public as it is, wherever somebody places it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [409, 422],
    example: {
      body: { kind: "template", name: "Ouverture d’article", fragment: { root: ["words"], blocks: { words } } },
    },
    body: { format: "json", schema: newPieceBody },
    answer: shape({ id }),
  }),

  renamePiece: defineCall("PUT /admin/piece/{id}", {
    summary: "Calls a template or a reusable block something else; answers the name as it is kept.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    example: { params: { id: 900 }, body: { name: "Fermeture d’article" } },
    body: { format: "json", schema: pieceNameBody },
    answer: shape({ name: string().required() }),
  }),

  deletePiece: defineCall("DELETE /admin/piece/{id}", {
    summary:
      "Removes a template, or a reusable block that nothing places any more, with its draft and all that was published of it.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 409],
    params: { id: "id" },
    example: { params: { id: 900 } },
    answer: nothing,
  }),

  listPieceUse: defineCall("GET /admin/piece/{id}/use", {
    summary:
      "What places a reusable block, as it is public or as it is edited, and the pages on which visitors have it: those that " +
      "change when it is published.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    example: { params: { id: 900 } },
    answer: typed<PieceUse>()(
      shape({
        places: array(
          shape({
            kind: string()
              .oneOf(["page", "frame", ...pieceKinds, "popup"] as const)
              .required(),
            id,
            name: string().defined(),
            path: string().nullable().defined(),
            isPublic: boolean().required(),
          }),
        ).required(),
        pages: array(string().defined()).required(),
      }),
    ),
  }),
};
