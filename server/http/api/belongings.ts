import type { Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../errors.ts";

import type { Caller } from "./handler.ts";

declare const checked: unique symbol;

/** A handler that asks whose the thing is before anything else; only `owned` and `held` make one. */
export type Checked<Kind extends "owner" | "cart-holder", Handle> = Handle & { readonly [checked]: Kind };

export interface Belonging<Input, Thing, Answer> {
  /** Loads what the call is about; null when there is none. */
  readonly load: (input: Input) => Promise<Thing | null>;
  /** The id of the user whose it is; null while it is nobody's. */
  readonly ownerOf: (thing: Thing) => number | null;
  readonly handle: (thing: Thing, input: Input) => Promise<Result<Answer, ApiRefusal>>;
}

type Handling<Input, Answer> = (input: Input) => Promise<Result<Answer, ApiRefusal>>;

/** Handles a call about a thing of the user who is logged in. What is another's is not there for them (reliability D9). */
export function owned<Input extends { readonly caller: Caller }, Thing, Answer>(
  belonging: Belonging<Input, Thing, Answer>,
): Checked<"owner", Handling<Input, Answer>> {
  return guarded(belonging, (owner, user) => owner !== null && owner === user) as Checked<
    "owner",
    Handling<Input, Answer>
  >;
}

/**
 * Handles a call about a cart. Its id cannot be guessed, so that who names it holds it; once it is a
 * user's, nobody else reaches it (reliability D8).
 */
export function held<Input extends { readonly caller: Caller }, Thing, Answer>(
  belonging: Belonging<Input, Thing, Answer>,
): Checked<"cart-holder", Handling<Input, Answer>> {
  return guarded(belonging, (owner, user) => owner === null || owner === user) as Checked<
    "cart-holder",
    Handling<Input, Answer>
  >;
}

function guarded<Input extends { readonly caller: Caller }, Thing, Answer>(
  { load, ownerOf, handle }: Belonging<Input, Thing, Answer>,
  mayReach: (owner: number | null, user: number | null) => boolean,
): Handling<Input, Answer> {
  return async (input) => {
    const thing = await load(input);
    const session = await input.caller.session();
    if (thing === null || !mayReach(ownerOf(thing), session?.userId ?? null)) return refuse("not-found", "row.missing");
    return await handle(thing, input);
  };
}
