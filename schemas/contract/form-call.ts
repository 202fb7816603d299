import type { Answers, BodyOf, CallName } from "./call-types.ts";

/** The calls that a form of the site can be sent to: lines of text in, nothing out. */
export type FormCall = {
  [Name in CallName]: [BodyOf<Name>, Answers[Name]] extends [Readonly<Record<string, string>>, null] ? Name : never;
}[CallName];

/** The names of a form's fields: those of its call's body. */
export type FormField<Name extends FormCall> = keyof BodyOf<Name> & string;
