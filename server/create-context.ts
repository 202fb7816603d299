import { pino } from "pino";

import { systemClock } from "./clock.ts";
import type { AppContext } from "./context.ts";
import { PictureMaker } from "./images/maker/picture-maker.ts";
import { createMemoryCounters } from "./limits/memory-counters.ts";
import { Typesetter } from "./typesetting/typesetter.ts";

/** What a process must say of its context, and what it may. */
export type ContextParts = Pick<AppContext, "database" | "mediaDir"> & Partial<AppContext>;

/** Makes a context: the system's clock, no log, no services, and nothing counted yet, unless said otherwise. */
export function createAppContext(parts: ContextParts): AppContext {
  return {
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
