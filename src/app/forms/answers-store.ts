import { makeAutoObservable, observableRef } from "mobx";

import type { FilledAnswer, FormSight } from "#blocks/kit/ports.tsx";
import type { SentAnswer } from "#schemas/content/form-answer.ts";
import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";

/** How an answer goes to the server. */
export interface AnswersPorts {
  /** Rejects when there was no answer; `went` is told how much went up, from 0 to 1. */
  readonly post: (url: string, body: FormData, went: (part: number) => void) => Promise<Envelope<unknown>>;
}

const nothing: FormSight = { result: null, errors: {}, message: "", files: {}, progress: null };

/** Results, errors and files of forms (spec §3), by what each form is kept under, as long as the page is open. */
export class AnswersStore {
  readonly #ports: AnswersPorts;
  sights: Readonly<Record<string, FormSight>> = {};

  constructor(ports: AnswersPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { sights: observableRef }, { autoBind: true });
  }

  /** The same object until something of that form changes. */
  read(form: string): FormSight {
    return this.sights[form] ?? nothing;
  }

  hold(form: string, files: FormSight["files"]): void {
    this.change(form, { files });
  }

  forget(form: string): void {
    this.change(form, nothing);
  }

  /** Sends an answer, and keeps what became of it; one that is under way isn't sent once more. */
  async send(form: string, url: string, filled: FilledAnswer): Promise<void> {
    if (this.read(form).progress !== null) return;
    this.change(form, { progress: 0, errors: {}, message: "", result: null });
    try {
      const went = (progress: number): void => this.change(form, { progress });
      const { success, data, message } = await this.#ports.post(url, bodyOf(filled), went);
      if (success) this.change(form, { result: data as SentAnswer, files: {} });
      else this.change(form, { errors: errorsIn(data), message });
    } finally {
      this.change(form, { progress: null });
    }
  }

  change(form: string, change: Partial<FormSight>): void {
    this.sights = { ...this.sights, [form]: { ...this.read(form), ...change } };
  }
}

function bodyOf({ answers, files, token, elapsed, website }: FilledAnswer): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    answers: JSON.stringify(answers),
    token,
    elapsed: String(elapsed),
    website,
  })) {
    body.append(name, value);
  }
  for (const [key, chosen] of Object.entries(files)) for (const file of chosen) body.append(key, file);
  return body;
}

function errorsIn(data: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(data)) return {};
  return Object.fromEntries((data as readonly KeyError[]).map(({ key, error }) => [key, error]));
}
