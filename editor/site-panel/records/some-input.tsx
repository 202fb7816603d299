import type { ReactNode } from "react";

import { ChoicesInput } from "../../fields/condition-inputs.tsx";
import type { KindProps } from "../../fields/kind-props.ts";

/** Some of several values, or none. All of them are all: a block's choices, for which all say nothing, tell nothing then. */
export function SomeInput({ onChange, ...props }: KindProps<readonly string[]>): ReactNode {
  const { options } = props.field.describe() as unknown as { options: readonly { readonly value: string }[] };
  return <ChoicesInput {...props} onChange={(some) => onChange(some ?? options.map(({ value }) => value))} />;
}
