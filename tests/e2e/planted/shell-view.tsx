import type { ReactNode } from "react";

import { Island } from "#blocks/kit/island.tsx";
import type { AnyViewProps } from "#renderer/page/block-view.ts";

import { PartIsland } from "./part-island.tsx";

/** A static block with islands in its own view and a slot; its own HTML says what is filtered. */
export function ShellView({ id, query, slots }: AnyViewProps): ReactNode {
  const filter = query["f"] ?? "all";
  return (
    <section aria-label={id}>
      <h2>
        {id} {filter}
      </h2>
      <Island name="part" of={PartIsland} props={{ label: filter }} />
      <ul>
        {[1, 2].map((at) => (
          <Island key={at} name="part" at={at} of={PartIsland} props={{ label: `${at}` }} as="li" />
        ))}
      </ul>
      {slots["more"]}
    </section>
  );
}
