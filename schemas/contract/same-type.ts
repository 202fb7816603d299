/** `unknown` when both types say the same (readonly apart), else a type that nothing is assignable to. */
export type SameType<Left, Right> = [DeepReadonly<Left>] extends [DeepReadonly<Right>]
  ? [DeepReadonly<Right>] extends [DeepReadonly<Left>]
    ? unknown
    : { readonly drift: "the schema allows less than the type" }
  : { readonly drift: "the schema allows more than the type" };

export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
