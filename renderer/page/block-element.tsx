import type { ReactNode } from "react";

import { RoomContext } from "#blocks/kit/room-context.tsx";
import { pageRoom } from "#blocks/kit/room.ts";

import { blockHref } from "./block-href.ts";
import type { AnyView } from "./block-view.ts";
import type { ResolvedBlock } from "./page-document.ts";

interface BlockElementProps {
  readonly block: Pick<ResolvedBlock, "id" | "props" | "data" | "query" | "here" | "room" | "said">;
  readonly View: AnyView;
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Told when the view makes a link: only then does its HTML depend on the address. */
  readonly onHref?: (() => void) | undefined;
}

/** A block's view with all that it receives: the same on the server, in the browser and on the canvas. */
export function BlockElement({ block, View, slots, onHref }: BlockElementProps): ReactNode {
  const { id, props, data, query, here, room = pageRoom, said = null } = block;
  const href: ReturnType<typeof blockHref> = (changes) => {
    // It would lead to the start page.
    if (here === undefined) throw new Error("`href` needs `query` in the block's definition");
    onHref?.();
    return blockHref(id, here)(changes);
  };
  return (
    <RoomContext value={room}>
      <View id={id} props={props} data={data} query={query} slots={slots} href={href} said={said} />
    </RoomContext>
  );
}
