import { createContext, use, type ReactNode } from "react";

/**
 * Knows which block a server render is inside of. `renderToString` runs depth first and ignores
 * error boundaries, so when a view throws, the top of the trace is the block to leave out.
 */
export interface RenderTrace {
  enter(id: string): void;
  leave(): void;
}

const silent: RenderTrace = { enter: () => {}, leave: () => {} };

export const TraceContext = createContext<RenderTrace>(silent);

/** Marks where a block's view begins and ends. Adds no markup, the same on server and browser. */
export function Traced({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <>
      <Enter id={id} />
      {children}
      <Leave />
    </>
  );
}

function Enter({ id }: { id: string }): null {
  use(TraceContext).enter(id);
  return null;
}

function Leave(): null {
  use(TraceContext).leave();
  return null;
}
