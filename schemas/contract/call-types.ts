import type { definedCalls } from "./catalogue.ts";
import type {
  AskRules,
  BodyRules,
  CallEntry,
  DefinedCall,
  Idempotency,
  ParamKind,
  ParamName as NamesIn,
  Route,
} from "./define-call.ts";
import type { FilterRule, ListRules } from "./list-rules.ts";
import type { Said } from "./typed.ts";

/** Everything about the calls that the compiler needs, inferred from their one definition. */
type Defined = typeof definedCalls;

/** Calls by name, as a domain's file defines them. */
export type DefinedCalls = Readonly<Record<string, DefinedCall<Route, CallEntry>>>;

export type CallName = keyof Defined;

/** The calls that read. */
export type GetName = { [Name in CallName]: Defined[Name]["route"] extends `GET ${string}` ? Name : never }[CallName];

/** What each call answers with, inside the envelope. */
export type Answers = { readonly [Name in CallName]: AnswerIn<Defined[Name]> };

/** The names between braces in a call's path. */
export type ParamName<Name extends CallName> = NamesIn<Defined[Name]["route"]>;

/** What a call takes as its body; a call without one takes none. */
export type BodyOf<Name extends CallName> = BodyIn<Defined[Name]>;

/** Whether a call takes an Idempotency-Key; null when it takes none. */
export type IdempotencyOf<Name extends CallName> = Defined[Name] extends {
  readonly idempotency: infer Declared extends Idempotency;
}
  ? Declared
  : null;

/** What a defined call answers with. */
export type AnswerIn<Call extends DefinedCall> = Said<Call["answer"]>;

/** The path parameters of a defined call, as its handler receives them. */
export type ParamsIn<Call extends DefinedCall> = Call extends {
  readonly params: infer Kinds extends Readonly<Record<string, ParamKind>>;
}
  ? { readonly [Key in keyof Kinds]: Kinds[Key] extends "id" | "count" ? number : string }
  : Readonly<Record<never, never>>;

/** The body of a defined call. */
export type BodyIn<Call extends DefinedCall> = Call extends { readonly body: infer Rules extends BodyRules }
  ? Said<Rules["schema"]>
  : undefined;

/** `Yes` for a call that answers with a list that is paged, ordered and filtered, else `No`. */
export type IfList<Call extends DefinedCall, Yes, No> = Call extends { readonly list: ListRules } ? Yes : No;

/** What was asked of a call that isn't a list, by name; what was left out isn't there. */
export type AskedIn<Call extends DefinedCall> = Call extends { readonly asks: infer Rules extends AskRules }
  ? { readonly [Name in keyof Rules]?: AskedValue<Rules[Name]> }
  : null;

type AskedValue<Rule extends FilterRule> = Rule extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : { text: string; day: string; choice: string; number: number; integer: number; boolean: boolean }[Rule["type"]];
