import type { InferType, Schema } from "yup";

import type { DeepReadonly, SameType } from "./same-type.ts";

declare const said: unique symbol;

/** A schema that is known to say the same as a named type; the type stands in the compiler's books alone. */
export interface Says<Type> {
  readonly [said]: Type;
}

/**
 * Gives a schema the name of a hand-written type: `typed<News>()(newsShape)`. One that says more or
 * less than the type does not compile, so that what is documented, checked and typed cannot drift apart.
 */
export function typed<Type>() {
  return <Checked extends Schema>(schema: Checked & SameType<InferType<Checked>, Type>) =>
    schema as Checked as Checked & Says<Type>;
}

/** What a schema lets through: the type that it was given a name by, else the one read off it. */
export type Said<Checked> =
  Checked extends Says<infer Type> ? Type : Checked extends Schema ? DeepReadonly<InferType<Checked>> : never;
