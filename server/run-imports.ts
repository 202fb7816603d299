import { AsyncLocalStorage } from "node:async_hooks";

import { runWithContext, type AppContext } from "./context.ts";
import type { DroppedTags } from "./db/tag-listeners.ts";
import { importTag } from "./imports/read.ts";
import { carryOutImports } from "./imports/write.ts";

/** How often is looked for what another process left halfway, in milliseconds. */
const round = 60_000;

/**
 * Beside the requests: files that come from elsewhere are carried out, as soon as somebody starts one, and what a process
 * that ended left halfway. What fails is logged, and tried again with the next round. `stop` resolves when the item that is
 * under way is done.
 */
export function runImports(context: AppContext): { readonly stop: () => Promise<void> } {
  // Woken by a request, it still is no part of it.
  const apart = AsyncLocalStorage.snapshot();
  let isStopped = false;
  const attempt = async (): Promise<void> => {
    await apart(() => runWithContext(context, () => carryOutImports(() => !isStopped))).catch((error: unknown) => {
      context.log.error({ err: error }, "an import could not be carried on with and is tried again");
    });
  };
  let underWay = attempt();
  const wake = (): void => {
    underWay = underWay.then(attempt);
  };
  const forget = context.database.tagListeners.add((tags: DroppedTags) => {
    if (tags !== "all" && tags.includes(importTag)) wake();
  });
  const timer = setInterval(wake, round);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      forget();
      clearInterval(timer);
      await underWay;
    },
  };
}
