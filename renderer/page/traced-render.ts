import type { RenderTrace } from "./render-trace.tsx";

/** A view threw; `id` is the block that was being drawn, `cause` what it threw. */
export class BrokenBlockError extends Error {
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super(`Block ${id} could not be rendered`, { cause });
    this.name = "BrokenBlockError";
    this.id = id;
  }
}

/**
 * Runs a server render with a trace of the blocks it is inside of. Throws BrokenBlockError when a
 * view throws; an error outside every block is the page's own and passes through.
 */
export function tracedRender(render: (trace: RenderTrace) => string): string {
  const inside: string[] = [];
  try {
    return render({ enter: (id) => inside.push(id), leave: () => inside.pop() });
  } catch (error) {
    const id = inside.at(-1);
    throw id === undefined ? error : new BrokenBlockError(id, error);
  }
}
