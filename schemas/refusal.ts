import type { ServerMessageKey } from "./messages/server-messages.ts";
import { err, type Err } from "./result.ts";

/** What kind of thing stands in the way; the API makes its HTTP status of it (design §4). */
export type RefusalCode =
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "conflict"
  | "too-large"
  | "unsupported-type"
  | "unprocessable"
  | "too-many"
  | "unexpected"
  | "bad-gateway"
  | "unavailable";

/** The values between braces in a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Something to tell a person, before it is put into their language. */
export interface Message {
  readonly messageKey: ServerMessageKey;
  readonly values?: MessageValues;
}

/** What is wrong with one key of an input. */
export interface Problem extends Message {
  /** Where in the input: `texts.fr_FR.title`; empty for the input itself. */
  readonly key: string;
  /** What people are told it is about, where the key has a part that only a program knows; left out, the key. */
  readonly shownKey?: string;
}

/**
 * Why nothing was done: something a person caused and can act on. It is put into words in one place per
 * audience: the API by the request's language, the command line in English.
 */
export interface Refusal<Code extends string = RefusalCode> extends Message {
  readonly code: Code;
  /** What is wrong with which key; left out when it is not about keys. */
  readonly problems?: readonly Problem[];
  /** Whole seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

type Details = Omit<Refusal, "code" | "messageKey">;

/** Makes a refused Result; whoever refuses may add what its own audience wants, such as HTTP's headers. */
export function refuse<Code extends string, More extends object = Details>(
  code: Code,
  messageKey: ServerMessageKey,
  more?: More & Details,
): Err<Refusal<Code> & More> {
  return err({ ...(more as More & Details), code, messageKey });
}

/** Refuses an input for what is wrong with its keys. */
export function refuseInput(problems: readonly Problem[]): Err<Refusal> {
  return refuse("invalid", "input.invalid", { problems });
}
