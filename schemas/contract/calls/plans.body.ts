import { array, number, string } from "yup";

import { mostPublishedTogether } from "../../content/draft.ts";
import { shape } from "../shapes/shape.ts";
import { rowId, seenDraft } from "./drafts.body.ts";

/** In milliseconds since 1970; whether it is a whole minute to come is said when it is planned. */
const instant = number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

/** What `makePlan` takes: what is done when, to which documents as who plans saw them; and the plan that it replaces. */
export const planBody = shape({
  action: string()
    .oneOf(["publish", "unpublish"] as const)
    .required(),
  at: instant,
  drafts: array(seenDraft).min(1).max(mostPublishedTogether).required(),
  label: string().max(200).defined(),
  replaces: rowId.nullable().defined(),
});

/** What `movePlan` takes: the other instant. */
export const planMoveBody = shape({ at: instant });
