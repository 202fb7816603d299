import { beforeEach } from "vitest";

import type { Draft, LoggedEdit, Revision } from "#schemas/content/draft.ts";
import { register } from "#server/accounts/profile/write.ts";
import { createLayout } from "#server/pages/layouts/write.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import type { ApiAnswer, TestApi } from "./api-server.ts";

/** Where drafts are published together. */
export const publicationPath = "/api/admin/publication";

/** The calls of one document's draft, a layout's unless it says another kind, as an administrator makes them. */
export class DraftCalls {
  readonly path: string;
  readonly of: { readonly kind: string; readonly id: number };
  readonly #api: TestApi;
  readonly #token: string;

  constructor(api: TestApi, id: number, token: string, kind = "layout") {
    this.path = `/api/admin/draft/${kind}/${id}`;
    this.of = { kind, id };
    this.#api = api;
    this.#token = token;
  }

  async draft(): Promise<Draft> {
    return (await this.#get("")) as Draft;
  }

  async missed(since: number): Promise<readonly LoggedEdit[]> {
    return (await this.#get(`/edits/${since}`)) as readonly LoggedEdit[];
  }

  async revisions(): Promise<readonly Revision[]> {
    return (await this.#get("/revisions")) as readonly Revision[];
  }

  /** A revision's document, or why it isn't there. */
  async revision(id: number): Promise<ApiAnswer> {
    return await this.#api.call("GET", `${this.path}/revisions/${id}`, { token: this.#token, lang: "en_US" });
  }

  async post(at: string, body: unknown): Promise<ApiAnswer> {
    return await this.#api.call("POST", `${this.path}/${at}`, { token: this.#token, body, lang: "en_US" });
  }

  /** Saves edits that must not be refused. */
  async save(since: number, edits: readonly object[]): Promise<unknown> {
    return await this.#done("edits", { since, edits });
  }

  /** Publishes what must not be refused; gives the revision. */
  async publish(since: number, published: number | null, label = ""): Promise<number> {
    const answer = await this.tryToPublish(since, published, label);
    if (answer.status !== 200) throw new Error(`Publishing answers ${answer.status}: ${answer.body.message}`);
    const [revision = 0] = (answer.body.data as { readonly revisions: readonly number[] }).revisions;
    return revision;
  }

  /** Publishes what may be refused. */
  async tryToPublish(since: number, published: number | null, label = ""): Promise<ApiAnswer> {
    const body = { drafts: [{ ...this.of, since, published }], label };
    return await this.#api.call("POST", publicationPath, { token: this.#token, body, lang: "en_US" });
  }

  async #get(at: string): Promise<unknown> {
    return (await this.#api.call("GET", `${this.path}${at}`, { token: this.#token })).body.data;
  }

  async #done(at: string, body: object): Promise<unknown> {
    const answer = await this.post(at, body);
    if (answer.status !== 200) throw new Error(`${at} answers ${answer.status}: ${answer.body.message}`);
    return answer.body.data;
  }
}

/** A layout that nobody has edited, its calls and an administrator's token, made anew for each test. */
export function useDraft(api: TestApi): { layoutId: number; token: string; calls: DraftCalls } {
  const draft = { layoutId: 0, token: "", calls: new DraftCalls(api, 0, "") };
  beforeEach(async () => {
    draft.layoutId = done(await createLayout({ kind: "page", name: "tried" })).id;
    draft.token = await logIn(api, administrator);
    draft.calls = new DraftCalls(api, draft.layoutId, draft.token);
  });
  return draft;
}

/** Logs somebody in; gives the token. */
export async function logIn(
  api: TestApi,
  body: { readonly email: string; readonly password: string },
): Promise<string> {
  const answer = await api.call("POST", "/api/login", { body });
  return (answer.body.data as { readonly token: string }).token;
}

const anne = { email: "anne@estate.test", password: "pouilly-fuisse 1983" } as const;

/** The token of a customer, who is no administrator. */
export async function customerToken(api: TestApi): Promise<string> {
  const profile = { firstname: "A", lastname: "B", phone: null, birthdate: null };
  done(await register({ ...anne, ...profile, locale: "fr_FR", clientAddress: "test" }));
  return await logIn(api, anne);
}
