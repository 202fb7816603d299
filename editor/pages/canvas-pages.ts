import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Client } from "#schemas/contract/client.ts";

/** As many as fill a tall window: asked for by themselves, they are there before the others have been looked up. */
const firstPart = 50;
/** How long they take to be drawn, in milliseconds. */
const seenAfter = 100;
/** How many are asked for at once, then. */
const atOnce = 200;

/** Every page that can be edited, in the menu's order; `told` gets the first of them before all are there. Rejects when some can't be had. */
export async function listCanvasPages(
  { call }: Pick<Client, "call">,
  told?: (pages: readonly CanvasPage[]) => void,
): Promise<readonly CanvasPage[]> {
  if (told) {
    const first = await call("listCanvasPages", { query: { nbItem: firstPart, page: 1 } });
    if (first.total <= firstPart) return first.pages;
    told(first.pages);
    // The line and the processor are theirs until somebody has seen them.
    await new Promise((resolve) => setTimeout(resolve, seenAfter));
  }
  const all: CanvasPage[] = [];
  for (let page = 1; ; page += 1) {
    const { pages, total } = await call("listCanvasPages", { query: { nbItem: atOnce, page } });
    all.push(...pages);
    if (page * atOnce >= total) return all;
  }
}
