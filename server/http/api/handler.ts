import type { Answers } from "#schemas/contract/answers.ts";
import type { BodyOf } from "#schemas/contract/bodies.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { ParamsOf } from "#schemas/contract/params.ts";
import type { CallName, ListCallName } from "#schemas/contract/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";
import type { Session } from "#server/accounts/sessions/read.ts";

import type { ApiRefusal } from "../errors.ts";
import type { UploadedFile } from "../request/parse-multipart.ts";

/** Who makes a request. */
export interface Caller {
  /** The token of the Authorization header, or null. */
  readonly token: string | null;
  /** The token's session, looked up once; null when there is no token or it is worth nothing. */
  session(): Promise<Session | null>;
  /** The network address, for throttling. */
  readonly address: string;
  /** True when a browser asks ahead of its reader, or only for the headers: nobody has come (yet). */
  readonly isAhead: boolean;
}

/** What a handler receives: everything validated, the caller authorized. */
export interface CallInput<Name extends CallName> {
  readonly params: ParamsOf<Name>;
  readonly list: Name extends ListCallName ? ListQuery : null;
  readonly body: BodyOf<Name>;
  readonly files: readonly UploadedFile[];
  readonly locale: Locale;
  readonly caller: Caller;
}

/** Runs a call's command and presents its answer, or says why not. */
export type Handler<Name extends CallName> = (input: CallInput<Name>) => Promise<Result<Answers[Name], ApiRefusal>>;

/** One handler for each call: a call of the catalogue without one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
