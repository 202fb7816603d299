import type { Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";

import type { ApiRefusal } from "../errors.ts";
import type { UploadedFile } from "../request/parse-multipart.ts";

import type { Caller } from "./handler.ts";
import type { Once } from "./idempotency/once.ts";
import type { PathAndQuery } from "./read-input.ts";

/** A validated request, before it is known which call's types it has. */
export interface ValidInput extends PathAndQuery {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  readonly locale: Locale;
  readonly caller: Caller;
  /** For the calls that take an Idempotency-Key. */
  readonly once?: Once;
}

type AnyHandler = (input: ValidInput) => Promise<Result<unknown, ApiRefusal>>;

/** Handlers by the name of their call, whichever input each of them takes. */
export type HandlersByName = Readonly<Record<string, (input: never) => ReturnType<AnyHandler>>>;

/** Hands validated input to its call's handler. The validators vouch for the types that this one cast claims. */
export async function runHandler(
  handlers: HandlersByName,
  name: string,
  input: ValidInput,
): Promise<Result<unknown, ApiRefusal>> {
  const handler = handlers[name] as AnyHandler | undefined;
  if (!handler) throw new Error(`The call ${name} has no handler`);
  return await handler(input);
}
