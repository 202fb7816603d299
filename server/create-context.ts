import { pino } from "pino";

import { systemClock } from "./clock.ts";
import type { AppContext } from "./context.ts";
import { diskStorage } from "./drivers/storage/disk-storage.ts";
import { PictureMaker } from "./images/maker/picture-maker.ts";
import { createMemoryCounters } from "./limits/memory-counters.ts";
import { Typesetter } from "./typesetting/typesetter.ts";

/** What a process must say of its context, and what it may: a media folder stands for the storage on this machine's disk. */
export type ContextParts = Pick<AppContext, "database"> &
  Partial<AppContext> &
  (Pick<AppContext, "storage"> | { readonly mediaDir: string });

/** Makes a context: the system's clock, no log, no services, and nothing counted yet, unless said otherwise. */
export function createAppContext(parts: ContextParts): AppContext {
  return {
    storage: "mediaDir" in parts ? diskStorage({ folder: parts.mediaDir }) : parts.storage,
    clock: systemClock,
    siteUrl: "http://localhost:3000",
    pictures: new PictureMaker(),
    typesetter: new Typesetter(),
    log: pino({ level: "silent" }),
    drivers: { reviews: null, relays: null, payment: null },
    limits: createMemoryCounters(),
    ...parts,
  };
}
