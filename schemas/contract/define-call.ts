import type { InferType, Schema } from "yup";

import type { Answers } from "./answers.ts";
import type { Bodies } from "./bodies.ts";
import type { ParamsOf } from "./params.ts";
import { type CallMethod, type CallName, type ListCallName, type ParamName, splitCall } from "./paths.ts";

/** Who may make a call. */
export type Access = "public" | "user" | "admin";

/**
 * `id`: a whole number from 1. `slug`: letters, digits, `-`, `_`; one that isn't is simply not there.
 * `visit`: what stands in `?from=` (design §11.6).
 */
export type ParamKind = "id" | "slug" | "visit";

export type FilterType = "text" | "number" | "integer" | "boolean" | "day" | "choice";

/** One filter that a list understands, named after its column. */
export interface FilterRule {
  readonly type: FilterType;
  /** The values of a `choice`. */
  readonly choices?: readonly string[];
  /** True when only equality makes sense (full text, tags). */
  readonly onlyEqual?: boolean;
}

/** What a list query may name; everything else is refused (reliability D15). */
export interface ListRules {
  readonly filters: Readonly<Record<string, FilterRule>>;
  readonly orderBy: readonly string[];
}

export type BodyFormat = "json" | "multipart";

/** One call of the catalogue, as the server, the OpenAPI document and the tests read it. */
export interface CallDefinition {
  readonly name: CallName;
  readonly method: CallMethod;
  /** `/news/{id}`, without the API's base. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Readonly<Record<string, ParamKind>>;
  readonly list: ListRules | null;
  readonly body: { readonly format: BodyFormat; readonly schema: Schema } | null;
  /** What stands in the envelope's `data`. */
  readonly answer: Schema;
}

/** What a call's file writes down; method and path come from `paths.ts`. */
export type CallEntry<Name extends CallName, Answer extends Schema, Body extends Schema> = {
  readonly summary: string;
  readonly access: Access;
  readonly answer: Answer & SameType<InferType<Answer>, Answers[Name]>;
  readonly params?: CallDefinition["params"];
  readonly list?: ListRules;
  readonly body?: { readonly format: BodyFormat; readonly schema: Body };
} & ParamOptions<Name> &
  ListOptions<Name> &
  BodyOptions<Name, Body>;

type ParamOptions<Name extends CallName> = [ParamName<Name>] extends [never]
  ? { readonly params?: never }
  : { readonly params: { readonly [Key in ParamName<Name>]: KindOf<ParamsOf<Name>, Key> } };

/** `id` for a number, else a kind of text. */
type KindOf<Values, Key extends string> =
  Values extends Readonly<Record<Key, number>> ? "id" : Exclude<ParamKind, "id">;

type ListOptions<Name extends CallName> = Name extends ListCallName
  ? { readonly list: ListRules }
  : { readonly list?: never };

type BodyOptions<Name extends CallName, Body extends Schema> = Name extends keyof Bodies
  ? { readonly body: { readonly schema: SameType<InferType<Body>, Bodies[Name]> } }
  : { readonly body?: never };

/**
 * Declares one call. The answer's and the body's schemas are checked against `Answers` and `Bodies`
 * by the compiler, so that what is documented, validated and typed cannot drift apart.
 */
export function defineCall<Name extends CallName, Answer extends Schema, Body extends Schema>(
  name: Name,
  options: CallEntry<Name, Answer, Body>,
): CallDefinition {
  return {
    name,
    ...splitCall(name),
    summary: options.summary,
    access: options.access,
    params: options.params ?? {},
    list: options.list ?? null,
    body: options.body ?? null,
    answer: options.answer,
  };
}

/** `unknown` when both types say the same (readonly apart), else a type that nothing is assignable to. */
export type SameType<Left, Right> = [DeepReadonly<Left>] extends [DeepReadonly<Right>]
  ? [DeepReadonly<Right>] extends [DeepReadonly<Left>]
    ? unknown
    : { readonly drift: "the schema allows less than the type" }
  : { readonly drift: "the schema allows more than the type" };

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
