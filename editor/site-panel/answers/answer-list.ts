import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { FormAnswer, FormAnswerList } from "#schemas/content/form-answer.ts";

import type { AnswerPort, AnswerQuery } from "./answer-port.ts";

/** The answers that are looked at, page by page, the latest first. An older page that comes late is dropped. */
export class AnswerList {
  answers: readonly FormAnswer[] = [];
  /** How many there are in all. */
  total = 0;
  state: "reading" | "read" | "failed" = "reading";
  /** How many pages of them are here. */
  #pages = 0;
  #query: AnswerQuery = { form: null, search: "" };
  #asked = 0;
  readonly #port: AnswerPort;

  constructor(port: AnswerPort) {
    this.#port = port;
    makeAutoObservable(this, { answers: observableRef }, { autoBind: true });
  }

  /** Looks at others. Never rejects. */
  async find(query: AnswerQuery): Promise<void> {
    this.#query = query;
    await this.#read(1);
  }

  /** Reads on where the list ends, or again what could not be had. */
  async readOn(): Promise<void> {
    await this.#read(this.#pages + 1);
  }

  /** Reads them all anew. */
  async again(): Promise<void> {
    await this.#read(1);
  }

  /** One of them is gone. */
  drop(id: number): void {
    this.answers = this.answers.filter((answer) => answer.id !== id);
    this.total -= 1;
  }

  async #read(page: number): Promise<void> {
    const mine = (this.#asked += 1);
    runInAction(() => (this.state = "reading"));
    const given = await this.#port.list(this.#query, page).catch((error: unknown) => {
      console.warn("answers could not be read", error);
      return null;
    });
    if (mine !== this.#asked) return;
    runInAction(() => this.#take(given, page));
  }

  #take(given: FormAnswerList | null, page: number): void {
    this.state = given ? "read" : "failed";
    if (!given) return;
    const before = page === 1 ? [] : this.answers;
    // What came in meanwhile has moved the others on: none stands there twice.
    const known = new Set(before.map(({ id }) => id));
    this.answers = [...before, ...given.answers.filter(({ id }) => !known.has(id))];
    this.total = given.total;
    this.#pages = page;
  }
}
