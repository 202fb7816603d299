import { array, string } from "yup";

import { type OpeningStep, openingStates, openingStepIds } from "../../content/opening.ts";
import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

export const openingCalls = {
  listOpeningSteps: defineCall("GET /admin/opening", {
    summary:
      "What leads to an open site, step by step, and what each still lacks: what the law wants, what a sale needs, what visitors look for. A site that sells nothing has no steps of the shop.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly OpeningStep[]>()(
      array(
        shape({
          id: string().oneOf(openingStepIds).required(),
          state: string().oneOf(openingStates).required(),
          missing: array(string().defined()).required(),
        }),
      ).required(),
    ),
  }),
};
