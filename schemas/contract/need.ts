import type { Answers, GetName } from "./call-types.ts";

export type QueryValue = string | number | boolean;

/** The calls a block may declare as data: the GETs that only read. */
export type NeedName = Exclude<GetName, "visitSite">;

/** An API GET that a block declares; resolved in process for the site, over HTTP elsewhere (design §2). */
export interface Need<Name extends NeedName = NeedName> {
  readonly call: Name;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Depends on who asks: resolved on the server for pages of the private zone only, else null (design §2). */
  readonly private?: boolean;
}

/** Stands in a private need for the id of the cart that the visitor's browser holds, which no block ever learns ahead. */
export const heldCart = "held";

/** The same for the order that the browser holds. */
export const heldOrder = "held-order";

export type Needs = Readonly<Record<string, Need>>;

/** The data a view receives: each need's answer, or null when it could not be had. */
export type NeedData<N extends Needs> = {
  readonly [Key in keyof N]: N[Key] extends Need<infer Name> ? Answers[Name] | null : never;
};

/** Declares one need, keeping the call's name for the type of its answer. */
export function need<Name extends NeedName>(call: Name, options: Omit<Need, "call"> = {}): Need<Name> {
  return { call, ...options };
}
