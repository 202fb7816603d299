import { mixed, string } from "yup";

import { pieceKinds, pieceLimits } from "../../content/piece.ts";
import { shape } from "../shapes/shape.ts";

/** What a piece is called: some words. */
const name = string().matches(/\S/).max(pieceLimits.name).required();

/** Neighbours of a layout with all that stands in them; the commands' own reader knows the rest. */
const fragment = mixed<object>((value): value is object => typeof value === "object" && value !== null)
  .required()
  .meta({
    openapi: {
      type: "object",
      description: "Blocks that stand side by side, with everything inside them.",
      required: ["root", "blocks"],
      properties: {
        root: { type: "array", minItems: 1, items: { type: "string" } },
        blocks: { type: "object", additionalProperties: { type: "object" } },
      },
    },
  });

/** What `createPiece` takes: blocks of some page, as they stand there. */
export const newPieceBody = shape({ kind: string().oneOf(pieceKinds).required(), name, fragment });

/** What `renamePiece` takes. */
export const pieceNameBody = shape({ name });
