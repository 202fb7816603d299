import { type ReactNode, useMemo } from "react";

import type { SectionProps } from "../sections.tsx";
import { Counter } from "./counter.tsx";
import { orderPort } from "./order-port.ts";

/** The counter: whoever comes for an order says its code. */
export function CounterSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => orderPort(work), [work]);
  return <Counter port={port} open={(id) => work.places.go({ section: "orders", id })} />;
}
