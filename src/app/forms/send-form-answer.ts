import { autorun } from "mobx";

import type { AnswersPort } from "#blocks/kit/ports.tsx";
import { callHeaders } from "#schemas/contract/call-headers.ts";
import type { Envelope } from "#schemas/contract/envelope.ts";
import { pageCaller } from "#src/page-caller.ts";

import { AnswersStore } from "./answers-store.ts";

let opened: AnswersPort | null = null;

/** The one state of forms of this page load, for blocks. */
export function sendForm(): AnswersPort {
  opened ??= portOf(new AnswersStore({ post: postWithProgress }));
  return opened;
}

function portOf(store: AnswersStore): AnswersPort {
  return {
    read: (form) => store.read(form),
    subscribe: (changed) =>
      autorun(() => {
        void store.sights;
        changed();
      }),
    hold: (form, files) => store.hold(form, files),
    forget: (form) => store.forget(form),
    send: async (form, url, filled) => await store.send(form, url, filled),
  };
}

/** `fetch` doesn't tell how much went up; this does. */
async function postWithProgress(url: string, body: FormData, went: (part: number) => void): Promise<Envelope<unknown>> {
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "json";
    const headers = callHeaders(pageCaller, { isMultipart: true });
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => went(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (typeof answer === "object" && answer !== null && "success" in answer) resolve(answer as Envelope<unknown>);
      else reject(new Error(`HTTP ${request.status}`));
    });
    for (const name of ["error", "abort", "timeout"]) {
      request.addEventListener(name, () => reject(new Error(`The answer could not be sent: ${name}`)));
    }
    request.send(body);
  });
}
