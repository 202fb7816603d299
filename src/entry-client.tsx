import { containerViews, islandViews } from "#blocks/client-views.ts";

import { startRuntime } from "./app/start-runtime.tsx";

// The boot script imports this file; the import fails, and is dealt with there, when starting does.
await startRuntime({
  views: { containers: containerViews, islands: islandViews },
  messages: {
    fr_FR: () => import("#schemas/messages/fr_FR.json?ast"),
    en_US: () => import("#schemas/messages/en_US.json?ast"),
  },
});
