import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { Plan } from "#schemas/content/plan.ts";
import type { Client } from "#schemas/contract/client.ts";

import { onceFor } from "../once-for.ts";
import type { DraftOf } from "../persistence/draft-port.ts";
import { publicationRefused } from "../persistence/http-publisher.ts";
import type { Publish } from "../persistence/publisher.ts";
import { isRefusal, wordsOf } from "../persistence/refusals.ts";

/** What is done when, and in the place of which plan. */
export interface Planning {
  readonly action: Plan["action"];
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly replaces: number | null;
}

/** What goes public, or is taken away, by itself: what is known of it, and what can be done about it. */
export class PlanStore {
  plans: readonly Plan[] = [];
  readonly #call: Client["call"];

  constructor(call: Client["call"]) {
    this.#call = call;
    makeAutoObservable(this, { plans: observableRef }, { autoBind: true });
  }

  /** Looks what is planned now; false: nobody could be reached, and what was known stays. Never rejects. */
  async load(): Promise<boolean> {
    try {
      const plans = await this.#call("listPlans");
      runInAction(() => (this.plans = plans));
      return true;
    } catch (error) {
      console.warn("what is planned could not be asked for", error);
      return false;
    }
  }

  /** The plan in which one of some documents stands; null: none does. */
  of(documents: readonly DraftOf[]): Plan | null {
    const isIn = ({ kind, id }: DraftOf): boolean => documents.some((one) => one.kind === kind && one.id === id);
    return this.plans.find((plan) => plan.documents.some(isIn)) ?? null;
  }

  /** Plans drafts in the place of publishing them: what is saved before, and what may be refused, is the same. */
  planner({ action, at, replaces }: Planning): Publish {
    return async (drafts, label) => {
      try {
        await this.#call("makePlan", { body: { action, at, drafts, label, replaces } });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await this.load();
        return publicationRefused(error);
      }
      await this.load();
      return { kind: "planned" };
    };
  }

  /** Moves a plan; gives why it couldn't be, in words, where somebody said so. */
  async move(id: number, at: number): Promise<Outcome> {
    return await this.#change(async () => await this.#call("movePlan", { params: { id }, body: { at } }));
  }

  /** Takes a plan back, or away once it has failed. */
  async cancel(id: number): Promise<Outcome> {
    return await this.#change(async () => await this.#call("cancelPlan", { params: { id } }));
  }

  async #change(work: () => Promise<unknown>): Promise<Outcome> {
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error)) return { kind: "unheard" };
      await this.load();
      return { kind: "refused", words: wordsOf(error) };
    }
    await this.load();
    return { kind: "done" };
  }
}

/** What came of changing a plan. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly words: string }
  /** Nobody could be reached. */
  | { readonly kind: "unheard" };

/** What is planned, as everything that asks by one client knows it. */
export const plansBy = onceFor((call: Client["call"]) => new PlanStore(call));
