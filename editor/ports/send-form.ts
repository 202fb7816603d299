import type { CallName } from "#schemas/contract/call-types.ts";
import { callHeaders, type CallerFacts } from "#schemas/contract/call-headers.ts";
import { type ParamValues, requestUrl } from "#schemas/contract/request-url.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import { isForNow, NotNow } from "./not-now.ts";

export interface SendOptions extends CallerFacts {
  readonly baseUrl?: string;
  readonly open?: () => XMLHttpRequest;
  /** What stands in the call's path. */
  readonly params?: ParamValues;
}

/**
 * Posts a form with files in a way that tells how far it is, from 0 to 1: `fetch` doesn't. An error is the server's
 * sentence, and stays one however often it is sent. Rejects when nobody can be reached, or answers in no words; with the
 * server's words (`NotNow`) where trying again can help.
 */
export async function sendForm(
  { baseUrl = "/api", open = () => new XMLHttpRequest(), params, ...caller }: SendOptions,
  call: CallName,
  form: FormData,
  onProgress: (part: number) => void,
): Promise<Result<unknown, string>> {
  return await new Promise((resolve, reject) => {
    const request = open();
    request.open("POST", requestUrl(baseUrl, call, params));
    for (const [name, value] of Object.entries(callHeaders(caller, { isMultipart: true })))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = answerIn(request.responseText);
      if (answer && !answer.ok && isForNow(request.status)) reject(new NotNow(answer.error));
      else if (answer === null) reject(new Error(`The server answers ${request.status} without a word`));
      else resolve(answer);
    };
    request.onerror = () => reject(new Error("The files could not be sent"));
    request.send(form);
  });
}

/** What an envelope says; null for anything else, such as a proxy's own page. */
function answerIn(text: string): Result<unknown, string> | null {
  try {
    const { success, data, message } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (success === true) return ok(data);
    return typeof message === "string" && message !== "" ? err(message) : null;
  } catch {
    return null;
  }
}
