import type { ServerMessageKey } from "../messages/server-messages.ts";

/** What is wrong with one key of a request, before it is put into the reader's language. */
export interface KeyProblem {
  readonly key: string;
  readonly message: ServerMessageKey;
  readonly values?: MessageValues;
}

/** The values between braces in a message. */
export type MessageValues = Readonly<Record<string, string | number>>;
