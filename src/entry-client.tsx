import { containerViews, islandViews } from "#blocks/client-views.ts";

import { startRuntime } from "./app/start-runtime.tsx";
import { emit } from "./app/emit.ts";

// Not awaited: island chunks import this module, so it has to be ready before they can be.
startRuntime({
  views: { containers: containerViews, islands: islandViews },
  messages: {
    fr_FR: () => import("#schemas/messages/fr_FR.json?ast"),
    en_US: () => import("#schemas/messages/en_US.json?ast"),
  },
}).catch((error: unknown) => {
  console.error(error);
  emit("cellardoor:chunk-error", {});
});
