import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import { defaultLimits } from "../api/limits.ts";
import type { ApiRefusal } from "../errors.ts";
import { parseMultipart, type UploadedFile } from "../request/parse-multipart.ts";
import { readBody } from "../request/read-body.ts";

/** A form as a browser without JavaScript posts it. Disposing of it removes its files. */
export interface PostedForm extends AsyncDisposable {
  readonly form: URLSearchParams;
  readonly files: readonly UploadedFile[];
  /** What it has too much of; its files are dropped then. */
  readonly tooMuch: ApiRefusal | null;
}

/** Bytes of a form without files: a few short fields. */
const formBytes = 64 * 1024;

/**
 * A file that is too large is the call's to refuse: what else was typed comes back with what is wrong with it. Of files
 * that are too large together nothing is kept, but the form is read on, as far as a fast line brings it in the time that
 * a form has: its page comes back with words.
 */
const wholeForms = {
  ...defaultLimits.multipart,
  fileBytes: defaultLimits.multipart.totalBytes,
  readsOn: 512 * 1024 * 1024,
};

/** Reads a posted form, with files only where they are expected. */
export async function readPostedForm(request: Request, takesFiles: boolean): Promise<Result<PostedForm, ApiRefusal>> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (takesFiles && type === "multipart/form-data") {
    const received = await parseMultipart(request, wholeForms);
    if (!received.ok) return received;
    const { fields, files, tooMuch } = received.value;
    return ok({
      form: new URLSearchParams([...fields]),
      files,
      tooMuch,
      [Symbol.asyncDispose]: () => received.value[Symbol.asyncDispose](),
    });
  }
  if (type !== "application/x-www-form-urlencoded") {
    return refuse("unsupported-type", "body.type", { values: { expected: "application/x-www-form-urlencoded" } });
  }
  const body = await readBody(request, formBytes);
  if (!body.ok) return body;
  const form = new URLSearchParams(new TextDecoder().decode(body.value));
  return ok({ form, files: [], tooMuch: null, [Symbol.asyncDispose]: async () => {} });
}
