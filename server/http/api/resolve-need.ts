import type { Answers } from "#schemas/contract/call-types.ts";
import { catalogue } from "#schemas/contract/catalogue.ts";
import type { Need, NeedName } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import { siteId } from "#server/site/info/read.ts";

import { AppError } from "../errors.ts";

import { authorize, requiredAccess } from "./authorize.ts";
import type { Caller } from "./handler.ts";
import { handlers } from "./handlers.ts";
import { checkEnabled } from "./is-enabled.ts";
import { nobody } from "./nobody.ts";
import { readPathAndQuery } from "./read-input.ts";
import { runHandler } from "./run-handler.ts";

/**
 * Answers a block's data need in process: the same validation, the same authorization and the same handler as
 * over HTTP, without the HTTP. Throws an `AppError` with the code of the refusal (`not-found`, `invalid`).
 * Without a caller nobody is asking: a private need and a call that is not public are `unauthorized`.
 */
export async function resolveNeed<Name extends NeedName>(
  need: Need<Name>,
  { locale, caller = null }: { readonly locale: Locale; readonly caller?: Caller | null },
): Promise<Answers[Name]> {
  const call = catalogue[need.call];
  if (caller === null && need.private === true)
    throw new AppError({ code: "unauthorized", messageKey: "session.missing" });
  const allowed = await authorize(requiredAccess(call), caller ?? nobody, siteId);
  if (!allowed.ok) throw new AppError(allowed.error);
  const enabled = await checkEnabled(call);
  if (!enabled.ok) throw new AppError(enabled.error);
  const target = readPathAndQuery(call, texts(need.params ?? {}), new URLSearchParams(texts(need.query ?? {})));
  if (!target.ok) throw new AppError(target.error);
  const result = await runHandler(handlers, call.name, {
    ...target.value,
    body: undefined,
    files: [],
    locale,
    caller: caller ?? nobody,
  });
  if (!result.ok) throw new AppError(result.error);
  return result.value as Answers[Name];
}

function texts(values: Readonly<Record<string, string | number | boolean>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
