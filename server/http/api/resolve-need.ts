import type { Answers } from "#schemas/contract/call-types.ts";
import { catalogue } from "#schemas/contract/catalogue.ts";
import type { Need, NeedName } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";

import { AppError } from "../errors.ts";

import { requiredAccess } from "./authorize.ts";
import type { Caller } from "./handler.ts";
import { handlers } from "./handlers.ts";
import { readAddress } from "./read-input.ts";
import { runHandler } from "./run-handler.ts";

/**
 * Answers a block's data need in process: the same validation and the same handler as over HTTP,
 * without the HTTP. Throws an `AppError` with the code of the refusal (`not-found`, `invalid`); a
 * private need and a call that is not public are `unauthorized`, because nobody is asking here.
 */
export async function resolveNeed<Name extends NeedName>(
  need: Need<Name>,
  { locale }: { readonly locale: Locale },
): Promise<Answers[Name]> {
  const call = catalogue[need.call];
  if (need.private === true || requiredAccess(call) !== "public") {
    throw new AppError({ code: "unauthorized", message: "session.missing" });
  }
  const address = readAddress(call, texts(need.params ?? {}), new URLSearchParams(texts(need.query ?? {})));
  if (!address.ok) throw new AppError(address.error);
  const result = await runHandler(handlers, call.name, {
    ...address.value,
    body: undefined,
    files: [],
    locale,
    caller: nobody,
  });
  if (!result.ok) throw new AppError(result.error);
  return result.value as Answers[Name];
}

const nobody: Caller = { token: null, session: async () => null, address: "", isAhead: true };

function texts(values: Readonly<Record<string, string | number | boolean>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
