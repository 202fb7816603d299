import type { Plan } from "#schemas/content/plan.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { BodyOf } from "#schemas/contract/call-types.ts";

import type { PlanningParts } from "./planning.ts";

/** A server that plans, in memory. */
export interface TestPlanning extends PlanningParts {
  plans: readonly Plan[];
  /** What was asked to be planned. */
  readonly asked: BodyOf<"makePlan">[];
}

/** Plans for tests of what is drawn: those that are given are there already. */
export function testPlanning(first: readonly Plan[] = []): TestPlanning {
  const asked: BodyOf<"makePlan">[] = [];
  const answers: Readonly<Record<string, (given: Given) => unknown>> = {
    listPlans: () => planning.plans,
    makePlan: ({ body }) => {
      const { action, at, drafts, label, replaces } = body as BodyOf<"makePlan">;
      asked.push({ action, at, drafts, label, replaces });
      const documents = drafts.map(({ kind, id, since }) => ({ kind, id, since }));
      const plan = { id: 7, action, at, label, author: 1, madeAt: 0, failure: null, documents };
      planning.plans = [...planning.plans.filter(({ id }) => id !== replaces), plan];
      return { id: 7 };
    },
    movePlan: ({ params, body }) => {
      const { at } = body as BodyOf<"movePlan">;
      planning.plans = planning.plans.map((plan) => (plan.id === params?.["id"] ? { ...plan, at } : plan));
      return null;
    },
    cancelPlan: ({ params }) => {
      planning.plans = planning.plans.filter(({ id }) => id !== params?.["id"]);
      return null;
    },
  };
  const call = (async (name: string, given: Given = {}) => answers[name]?.(given)) as Client["call"];
  const planning: TestPlanning = {
    call,
    people: { self: 1, nameOf: (user) => (user === 2 ? "Anne Martin" : null) },
    plans: first,
    asked,
  };
  return planning;
}

interface Given {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
