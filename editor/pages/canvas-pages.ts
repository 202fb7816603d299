import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Client } from "#schemas/contract/client.ts";

/** How many are asked for at once. */
const atOnce = 200;

/** Every page that can be edited, in the menu's order; `told` gets those that are there so far. Rejects when some can't be had. */
export async function listCanvasPages(
  { call }: Pick<Client, "call">,
  told: (pages: readonly CanvasPage[]) => void = () => {},
): Promise<readonly CanvasPage[]> {
  const all: CanvasPage[] = [];
  for (let page = 1; ; page += 1) {
    const { pages, total } = await call("listCanvasPages", { query: { nbItem: atOnce, page } });
    all.push(...pages);
    if (page * atOnce >= total) return all;
    told([...all]);
  }
}
