import { isAdministrator, type Role } from "#schemas/content/user.ts";
import type { Result } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../errors.ts";

import type { Caller } from "./handler.ts";

declare const checked: unique symbol;

/** The levels of access that the thing itself decides about. */
export type Belongs = "owner" | "cart-holder" | "order-holder" | "answer-holder";

/** A handler that asks whose the thing is before anything else; only `owned`, `held`, `keyed` and `sent` make one. */
export type Checked<Kind extends Belongs, Handle> = Handle & { readonly [checked]: Kind };

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
  return guarded<"owner", Input, Thing, Answer>(belonging, isOwner);
}

/**
 * Handles a call about a cart. Its id cannot be guessed, so that who names it holds it; once it is a
 * user's, nobody else reaches it (reliability D8).
 */
export function held<Input extends { readonly caller: Caller }, Thing, Answer>(
  belonging: Belonging<Input, Thing, Answer>,
): Checked<"cart-holder", Handling<Input, Answer>> {
  return guarded<"cart-holder", Input, Thing, Answer>(belonging, (owner, user) => owner === null || owner === user);
}

/**
 * Handles a call about an order: for its user, or for who gives its key beside the path; with `isForEstate` for its
 * administrators too (spec §6).
 */
export function keyed<Input extends { readonly caller: Caller; readonly key: string | null }, Thing, Answer>(
  belonging: Belonging<Input, Thing, Answer> & {
    readonly opens: (thing: Thing, key: string) => boolean;
    readonly isForEstate?: boolean;
  },
): Checked<"order-holder", Handling<Input, Answer>> {
  return guarded<"order-holder", Input, Thing, Answer>(
    belonging,
    (owner, user, thing, { key }, role) =>
      isOwner(owner, user) ||
      (key !== null && belonging.opens(thing, key)) ||
      (belonging.isForEstate === true && isAdministrator(role)),
  );
}

/** Handles a call about what somebody sent with a form: for its sender, by login or by key, and for administrators. */
export function sent<Input extends { readonly caller: Caller; readonly key: string | null }, Thing, Answer>(
  belonging: Belonging<Input, Thing, Answer> & { readonly opens: (thing: Thing, key: string) => boolean },
): Checked<"answer-holder", Handling<Input, Answer>> {
  return guarded<"answer-holder", Input, Thing, Answer>(
    belonging,
    (owner, user, thing, { key }, role) =>
      isOwner(owner, user) || (key !== null && belonging.opens(thing, key)) || isAdministrator(role),
  );
}

function isOwner(owner: number | null, user: number | null): boolean {
  return owner !== null && owner === user;
}

function guarded<Kind extends Belongs, Input extends { readonly caller: Caller }, Thing, Answer>(
  { load, ownerOf, handle }: Belonging<Input, Thing, Answer>,
  mayReach: (owner: number | null, user: number | null, thing: Thing, input: Input, role?: Role) => boolean,
): Checked<Kind, Handling<Input, Answer>> {
  const checkedHandling: Handling<Input, Answer> = async (input) => {
    const thing = await load(input);
    const session = await input.caller.session();
    const user = session?.userId ?? null;
    if (thing === null || !mayReach(ownerOf(thing), user, thing, input, session?.role))
      return refuse("not-found", "row.missing");
    return await handle(thing, input);
  };
  return checkedHandling as Checked<Kind, Handling<Input, Answer>>;
}
