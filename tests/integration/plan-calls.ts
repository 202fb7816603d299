import type { Plan } from "#schemas/content/plan.ts";

import type { ApiAnswer, TestApi } from "./api-server.ts";
import type { DraftCalls } from "./draft-calls.ts";

const path = "/api/admin/plan";

/** What a plan is made of, as the call takes it. */
export interface PlanBody {
  readonly action?: string;
  readonly at: number;
  readonly drafts: readonly object[];
  readonly label?: string;
  readonly replaces?: number | null;
}

/** The calls about plans, as an administrator makes them. */
export class PlanCalls {
  readonly #api: TestApi;
  readonly #token: string;

  constructor(api: TestApi, token: string) {
    this.#api = api;
    this.#token = token;
  }

  async list(lang = "en_US"): Promise<readonly Plan[]> {
    const answer = await this.#api.call("GET", path, { token: this.#token, lang });
    return answer.body.data as readonly Plan[];
  }

  async make(body: PlanBody): Promise<ApiAnswer> {
    const whole = { action: "publish", label: "", replaces: null, ...body };
    return await this.#api.call("POST", path, { token: this.#token, body: whole, lang: "en_US" });
  }

  /** Makes a plan that must not be refused; gives its id. */
  async made(body: PlanBody): Promise<number> {
    const answer = await this.make(body);
    if (answer.status !== 200) throw new Error(`Planning answers ${answer.status}: ${answer.text}`);
    return (answer.body.data as { readonly id: number }).id;
  }

  async move(id: number, at: number): Promise<ApiAnswer> {
    return await this.#api.call("PUT", `${path}/${id}`, { token: this.#token, body: { at }, lang: "en_US" });
  }

  async cancel(id: number): Promise<ApiAnswer> {
    return await this.#api.call("DELETE", `${path}/${id}`, { token: this.#token, lang: "en_US" });
  }
}

/** A draft as somebody sees it now. */
export async function seenNow(calls: DraftCalls) {
  const { sequence, published } = await calls.draft();
  return { ...calls.of, since: sequence, published };
}
