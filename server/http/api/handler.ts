import type {
  AnswerIn,
  AskedIn,
  BodyIn,
  CallName,
  DefinedCalls,
  IfList,
  ParamsIn,
} from "#schemas/contract/call-types.ts";
import type { canvasCalls } from "#schemas/contract/calls/canvas.ts";
import type { pagePlaceCalls } from "#schemas/contract/calls/page-places.ts";
import type { recordCalls } from "#schemas/contract/calls/records.ts";
import type { editedPopupCalls } from "#schemas/contract/calls/edited-popups.ts";
import type { pieceCalls } from "#schemas/contract/calls/pieces.ts";
import type { definedCalls } from "#schemas/contract/catalogue.ts";
import type { DefinedCall, Idempotency } from "#schemas/contract/define-call.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";
import type { Session } from "#server/accounts/sessions/read.ts";

import type { ApiRefusal } from "../errors.ts";
import type { UploadedFile } from "../request/parse-multipart.ts";

import type { Belongs, Checked } from "./belongings.ts";
import type { Kept, Once } from "./idempotency/once.ts";

/** What the browser that makes a request keeps, so that a login is known to come from a device that has been here. */
export interface Device {
  /** What it was given when somebody last logged in on it to an account; null: nothing. */
  tokenFor(account: string): string | null;
  /** Gives it what it is to keep for an account from now on. */
  keepFor(account: string, token: string): void;
}

/** Who makes a request. */
export interface Caller {
  /** The token of the Authorization header, or null. */
  readonly token: string | null;
  /** The token's session, looked up once; null when there is no token or it is worth nothing. */
  session(): Promise<Session | null>;
  /** The network address, for throttling. */
  readonly clientAddress: string;
  /** The origin that was asked, as the request has it: a proxy's scheme may be another, and anybody writes a Host. */
  readonly origin: string;
  /** True when a browser asks ahead of its reader, or only for the headers: nobody has come (yet). */
  readonly isAhead: boolean;
  /** True when a script of a page of this site asks: the browser says so, and another site's page can't make it. */
  readonly isOwnPage: boolean;
  readonly device: Device;
  /** What the browser says of itself; empty where nobody knows. */
  readonly agent: string;
  /** The cart that the browser of a page's visitor holds, by its cookie; null in the API, where calls name theirs. */
  readonly cartId: string | null;
  /** The order that it holds, and the key that reads it, by its cookie; null in the API. */
  readonly order: { readonly id: number; readonly key: string } | null;
}

/** What the handler of a defined call receives: everything validated, the caller authorized. */
export type InputOf<Call extends DefinedCall> = Given<Call> & IfKeyed<Call, { readonly once: Once }, unknown>;

interface Given<Call extends DefinedCall> {
  readonly params: ParamsIn<Call>;
  readonly list: IfList<Call, ListQuery, null>;
  readonly asked: AskedIn<Call>;
  readonly key: string | null;
  readonly body: BodyIn<Call>;
  readonly files: readonly UploadedFile[];
  readonly locale: Locale;
  readonly caller: Caller;
}

/**
 * Runs a defined call's command and presents its answer, or says why not. Where the call takes an
 * Idempotency-Key, its success comes out of `once`.
 */
type Handle<Call extends DefinedCall> = (
  input: InputOf<Call>,
) => Promise<Result<IfKeyed<Call, Kept<AnswerIn<Call>>, AnswerIn<Call>>, ApiRefusal>>;

type IfKeyed<Call extends DefinedCall, Then, Else> = Call extends { readonly idempotency: Idempotency } ? Then : Else;

/** The handler of a defined call; where the call is for an owner or a holder, one that has asked whose the thing is. */
type HandlerIn<Call extends DefinedCall> = Call["access"] extends infer Kind extends Belongs
  ? Checked<Kind, Handle<Call>>
  : Handle<Call>;

/** One handler for each of these calls: a call without one, or without its check, does not compile. */
export type HandlersOf<Calls extends DefinedCalls> = { readonly [Name in keyof Calls]: HandlerIn<Calls[Name]> };

/** What a handler of the catalogue receives. */
export type CallInput<Name extends CallName> = InputOf<(typeof definedCalls)[Name]>;

/** A handler of the catalogue. */
export type Handler<Name extends CallName> = HandlerIn<(typeof definedCalls)[Name]>;

/**
 * One handler for each call of the catalogue but those of the editor's canvas, which ask these (`http/canvas`), and of what is
 * edited, where drafts and what is public are asked together (`http/popups`, `http/collections`).
 */
export type Handlers = HandlersOf<
  Omit<
    typeof definedCalls,
    | keyof typeof canvasCalls
    | keyof typeof pagePlaceCalls
    | keyof typeof pieceCalls
    | keyof typeof editedPopupCalls
    | keyof typeof recordCalls
  >
>;
