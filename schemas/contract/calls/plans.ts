import { array, number, string } from "yup";

import type { Plan } from "../../content/plan.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { planBody, planMoveBody } from "./plans.body.ts";

const planShape = shape({
  id: number().integer().required(),
  action: string()
    .oneOf(["publish", "unpublish"] as const)
    .required(),
  at: number().integer().required(),
  label: string().defined(),
  author: number().integer().nullable().defined(),
  madeAt: number().integer().required(),
  failure: string().nullable().defined(),
  documents: array(
    shape({
      kind: string().required(),
      id: number().integer().required(),
      since: number().integer().required(),
    }),
  ).required(),
});

/** 1 January 2100 in Paris: an example that is always to come. */
const at = Date.UTC(2099, 11, 31, 23);

/** What goes public, or is taken away, at an instant by itself (`server/drafts/plans/`), for administrators. */
export const planCalls = {
  listPlans: defineCall("GET /admin/plan", {
    summary:
      "What is planned to go public or to be taken away, the next first, and what of it failed, with the reason.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<readonly Plan[]>()(array(planShape).required()),
  }),

  makePlan: defineCall("POST /admin/plan", {
    summary:
      "Plans that drafts, as they are now, go public together at a whole minute, or that one document is taken away then. " +
      "Refused as publishing at once would be, and where one of them is planned already, unless that plan is replaced or has failed.",
    access: "ADMIN",
    isOwn: true,
    refuses: [403, 404, 409, 422],
    example: {
      body: {
        ...{ action: "publish", at, label: "", replaces: null },
        drafts: [{ kind: "layout", id: 1, since: 0, published: null }],
      },
    },
    body: { format: "json", schema: planBody },
    answer: shape({ id: number().integer().required() }),
  }),

  movePlan: defineCall("PUT /admin/plan/{id}", {
    summary: "Moves a plan that waits to another minute; what goes public stays what it was.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404, 422],
    params: { id: "id" },
    example: { body: { at } },
    body: { format: "json", schema: planMoveBody },
    answer: nothing,
  }),

  cancelPlan: defineCall("DELETE /admin/plan/{id}", {
    summary: "Takes a plan back, or away once it has failed.",
    access: "ADMIN",
    isOwn: true,
    refuses: [404],
    params: { id: "id" },
    answer: nothing,
  }),
};
