import { array, boolean, number, string } from "yup";

import type { FormSummary } from "../../content/form-answer.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { newFormBody } from "./forms.body.ts";

/** Which forms there are. What they ask is edited as drafts are (`drafts.ts`). */
export const formEditingCalls = {
  listForms: defineCall("GET /admin/forms", {
    summary:
      "The site's forms by what they are called to who edits them: whether visitors have them, whether they would have " +
      "others by the draft, and how many answers are kept of each.",
    access: "ADMIN",
    isOwn: true,
    answer: array(
      typed<FormSummary>()(
        shape({
          id: number().integer().required(),
          title: string().defined(),
          answers: number().integer().required(),
          retentionDays: number().integer().required(),
          isPublic: boolean().required(),
          isStandard: boolean().required(),
          hasChanges: boolean().required(),
        }),
      ),
    ).required(),
  }),

  createForm: defineCall("POST /admin/forms", {
    summary:
      "Begins a form under a title, empty or as a copy of another as that is edited. No visitor has it until its draft " +
      "is published.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    example: { body: { title: "Visiter la cave", copyOf: 1 } },
    body: { format: "json", schema: newFormBody },
    answer: shape({ id: number().integer().required() }),
  }),

  deleteForm: defineCall("DELETE /admin/forms/{id}", {
    summary:
      "Deletes a form with its draft, its revisions and all that was answered to it. Refused while something public " +
      "shows it, and for the forms that every site has.",
    access: "ADMIN",
    isOwn: true,
    params: { id: "id" },
    refuses: [404, 422],
    example: { params: { id: 9 } },
    answer: nothing,
  }),
};
