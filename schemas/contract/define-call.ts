import type { Schema } from "yup";

import type { FilterRule, ListRules } from "./list-rules.ts";

export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

/** Method and path of a call as spec §7 writes them: `GET /news/{id}`, without the API's base. */
export type Route = `${CallMethod} /${string}`;

/**
 * Who may make a call: anybody; who is logged in; the owner of the thing that it is about; who holds
 * the id of a cart; the owner of an order or who has its key, which stands in the query as `key`; who sent the answer of
 * a form, likewise by a key; an administrator; an administrator above all others.
 */
export type Access =
  | "public"
  | "session"
  | "owner"
  | "cart-holder"
  | "order-holder"
  | "answer-holder"
  | "ADMIN"
  | "SUPER_ADMIN";

/**
 * `id`: a whole number from 1. `count`: one from 0. `slug`: letters, digits, `-`, `_`; one that isn't is simply not there.
 * `visit`: what stands in `?from=` (design §11.6). `cart`: a cart's id, or `new`; anything else is not there. `search`: words that
 * somebody types.
 */
export type ParamKind = "id" | "count" | "slug" | "visit" | "cart" | "search";

export type BodyFormat = "json" | "multipart";

export interface BodyRules {
  readonly format: BodyFormat;
  readonly schema: Schema;
  /** True where an administrator sends the HTML of a whole page: there is room for the largest. */
  readonly hasPage?: boolean;
  /** True where the files of a form stand under names that the form itself gives. */
  readonly hasNamedFiles?: boolean;
  /** True where an administrator sends a film: there is room for one. */
  readonly hasFilms?: boolean;
}

/**
 * Whether a call takes an `Idempotency-Key`: the same key with the same request gets the answer of the
 * first time, so that a request whose answer was lost can be sent again.
 */
export type Idempotency = "required" | "optional";

export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429;

/** What switches a call on: the kind of the site (spec §3, "Site info"), or a display toggle among its parameters. */
export type CallSwitch = "isECommerce" | "SHOW_NEWSLETTER";

/** A request that succeeds where its things exist; an id that is not named is 1. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
}

/** What a call may be asked by, under the names that stand in its query. */
export type AskRules = Readonly<Record<string, FilterRule & { readonly onlyEqual: true }>>;

/** What a call's file writes down beside its route: everything that there is to know about it, once. */
export interface CallEntry {
  readonly summary: string;
  readonly access: Access;
  /** What stands in the envelope's `data`; `typed` gives it a named type. */
  readonly answer: Schema;
  readonly params?: Readonly<Record<string, ParamKind>>;
  /** A call with this is a list: paged, ordered, filtered. */
  readonly list?: ListRules;
  /** What a call that is no list takes in its query, each only as it is: a period, a day. */
  readonly asks?: AskRules;
  readonly body?: BodyRules;
  readonly idempotency?: Idempotency;
  /** The statuses that its handler refuses with, beyond those that its access, parameters and body bring. */
  readonly refuses?: readonly RefusalStatus[];
  /** Off, the call is refused as if it weren't there. */
  readonly enabledBy?: CallSwitch;
  /** A second spelling of the path, where spec §7 has two: `GET /blog/folder/[{id}]`. */
  readonly alsoAt?: `/${string}`;
  /** True when the client asks once and keeps the answer (spec §4: a service, the meal icons). */
  readonly isKept?: boolean;
  /** True when its answer is about one purchase, whoever asks, and changes by itself: nothing on the way keeps it. */
  readonly isFleeting?: boolean;
  /** True when the product needs it beyond the calls of spec §7. */
  readonly isOwn?: boolean;
  /** True when its success is a file, not an envelope: a browser saves it. Then the login's cookie opens it too. */
  readonly isDownload?: boolean;
  /** What such a file is; left out: whatever it came as. */
  readonly mime?: string;
  /** True when its success leaves a cookie by which the device is known the next time. */
  readonly leavesDeviceCookie?: boolean;
  /** For the documentation, and for the tests that make every call. */
  readonly example?: CallExample;
}

/** A call as its file defines it, with the types that everything else is inferred from. */
export type DefinedCall<Called extends Route = Route, Entry extends CallEntry = CallEntry> = Entry & {
  readonly route: Called;
};

/** One call of the catalogue, as the server, the OpenAPI document and the tests read it. */
export interface CallDefinition {
  readonly name: string;
  readonly method: CallMethod;
  readonly path: string;
  readonly alsoAt: string | null;
  readonly summary: string;
  readonly access: Access;
  readonly params: Readonly<Record<string, ParamKind>>;
  readonly list: ListRules | null;
  readonly asks: AskRules | null;
  readonly body: BodyRules | null;
  readonly idempotency: Idempotency | null;
  readonly refuses: readonly RefusalStatus[];
  readonly enabledBy: CallSwitch | null;
  readonly answer: Schema;
  readonly isKept: boolean;
  readonly isFleeting: boolean;
  readonly isOwn: boolean;
  readonly isDownload: boolean;
  readonly mime: string | null;
  readonly leavesDeviceCookie: boolean;
  readonly example: CallExample;
}

/** The names between braces in a route. */
export type ParamName<Called extends string> = Called extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type ParamsOption<Called extends Route> = [ParamName<Called>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamName<Called>, ParamKind>> };

/** Defines one call: its route and all that belongs to it. */
export function defineCall<Called extends Route, const Entry extends CallEntry>(
  route: Called,
  entry: Entry & ParamsOption<Called>,
): DefinedCall<Called, Entry> {
  return { ...entry, route };
}

/** The definition under its name, with everything that its file left out. */
export function nameCall(name: string, { route, ...entry }: DefinedCall): CallDefinition {
  return {
    name,
    ...splitRoute(route),
    alsoAt: entry.alsoAt ?? null,
    summary: entry.summary,
    access: entry.access,
    params: entry.params ?? {},
    list: entry.list ?? null,
    asks: entry.asks ?? null,
    body: entry.body ?? null,
    idempotency: entry.idempotency ?? null,
    refuses: entry.refuses ?? [],
    enabledBy: entry.enabledBy ?? null,
    answer: entry.answer,
    isKept: entry.isKept ?? false,
    isFleeting: entry.isFleeting ?? false,
    isOwn: entry.isOwn ?? false,
    isDownload: entry.isDownload ?? false,
    mime: entry.mime ?? null,
    leavesDeviceCookie: entry.leavesDeviceCookie ?? false,
    example: entry.example ?? {},
  };
}

function splitRoute(route: Route): { method: CallMethod; path: string } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space) as CallMethod, path: route.slice(space + 1) };
}
