import { islandViews } from "#blocks/client-views.ts";

import { emit } from "./app/emit.ts";
import { startRuntime } from "./app/start-runtime.tsx";

// Not awaited: island chunks import this module, so it has to be ready before they can be.
startRuntime({
  islands: islandViews,
  messages: {
    fr_FR: () => import("#schemas/messages/fr_FR.json?ast"),
    en_US: () => import("#schemas/messages/en_US.json?ast"),
  },
}).catch((error: unknown) => {
  console.error(error);
  emit("cellardoor:failed", null);
});
