import type { ReactNode } from "react";

import { usePorts } from "#blocks/kit/ports.tsx";
import type { AnyViewProps } from "#renderer/page/block-view.ts";

import { Counter } from "./counter.tsx";

/** The counter as a block; it knows its label from its props and the application around it. */
export function CounterView({ id, props }: AnyViewProps): ReactNode {
  usePorts();
  return <Counter id={id} label={String(props["label"])} />;
}
