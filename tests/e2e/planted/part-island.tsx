import type { ReactNode } from "react";

import { Counter } from "./counter.tsx";

/** The counter as an island of a static block's own view. */
export function PartIsland({ id, props }: { readonly id: string; readonly props: { label: string } }): ReactNode {
  return <Counter id={id} label={props.label} />;
}
