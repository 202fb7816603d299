import { openAsBlob } from "node:fs";

import { catalogue } from "#schemas/contract/catalogue.ts";
import { fieldName, readPosted } from "#schemas/forms/posted.ts";

import type { UploadedFile } from "../request/parse-multipart.ts";

import { refusedForm, typed } from "./form-refusal.ts";
import type { RefusedForm, SiteAction } from "./site-action.ts";

/** A form of the estate's own, posted to the page that it stands on: the same call as a script makes (ADR 081). */
export const answerAction: SiteAction = {
  path: "*",
  form: "answer",
  async run(form, { ask, files, tooMuch }) {
    const path = callPath(form);
    if (path === null) return "";
    const answer = tooMuch ?? (await ask({ method: "POST", path, body: await bodyOf(form, files) }));
    if (answer.status < 300) return "sent";
    const kept = [...form.keys()].filter((name) => name.startsWith(fieldName("")));
    const refused = { ...refusedForm(form, answer, { kept }), values: typed(form, kept) };
    // What was refused before the call was made is said of the form's own names.
    return tooMuch ? refused : withFieldNames(refused);
  },
};

/** Which call a form is for: an element's registration, or the form itself; null: neither. */
function callPath(form: URLSearchParams): string | null {
  const [id, route, element] = [form.get("id") ?? "", form.get("route"), form.get("element") ?? ""];
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  if (route === null) return catalogue.submitForm.path.replace("{id}", id);
  if (!/^[\w-]{1,100}$/.test(route) || !/^[1-9]\d{0,9}$/.test(element)) return null;
  return catalogue.registerElement.path.replace("{route}", route).replace("{id}", element);
}

async function bodyOf(form: URLSearchParams, files: readonly UploadedFile[]): Promise<FormData> {
  const body = new FormData();
  body.append("answers", JSON.stringify(readPosted(form)));
  body.append("website", form.get("website") ?? "");
  for (const file of files) await append(body, file);
  return body;
}

/** A file as it came; a field that was left empty sends one without a name. */
async function append(body: FormData, { field, name, path, bytes }: UploadedFile): Promise<void> {
  const [, key] = /^f\.([a-z][a-z0-9_]*)$/.exec(field) ?? [];
  if (key === undefined || (name === "" && bytes === 0)) return;
  body.append(key, await openAsBlob(path), name);
}

/** Problems by the names that the form's controls have. */
function withFieldNames(refused: RefusedForm): RefusedForm {
  const errors = Object.entries(refused.errors).map(([key, error]) => [fieldName(key), error] as const);
  return { ...refused, errors: Object.fromEntries(errors) };
}
