import type { ReactNode } from "react";

import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { outletDefinition } from "./definition.ts";

/** The page's main landmark: what the skip link and a navigation give the focus to. */
export function OutletView({ slots }: BlockViewProps<typeof outletDefinition>): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      {slots["content"]}
    </main>
  );
}
