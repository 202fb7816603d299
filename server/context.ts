import { AsyncLocalStorage } from "node:async_hooks";

import type { Logger } from "pino";

import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { PaymentDriver } from "./drivers/payment/payment-driver.ts";
import type { RelaysDriver } from "./drivers/relays/relays-driver.ts";
import type { ReviewsDriver } from "./drivers/reviews/reviews-driver.ts";
import type { StorageDriver } from "./drivers/storage/storage-driver.ts";
import type { Maker } from "./images/maker/picture-maker.ts";
import type { MemoryCounters } from "./limits/memory-counters.ts";
import type { Typesetting } from "./typesetting/typesetter.ts";

/*
 * Commands and queries take neither a database nor a clock as an argument: they ask the context that they run
 * in. A process makes one (`createAppContext`) and enters it where work begins: at the top of what answers a
 * request, around a command of the command line, around a test. It is not entered once and for all at the
 * start, because an async context does not reach the callbacks of sockets that were opened outside it.
 */

/** What the outside is to the application: services, and what stands in for them. */
export interface Drivers {
  /** Null: the estate has no reviews service. */
  readonly reviews: ReviewsDriver | null;
  /** Null: the estate sends nothing to parcel shops. */
  readonly relays: RelaysDriver | null;
  /** Null: nobody takes money. */
  readonly payment: PaymentDriver | null;
}

/** All that the server's rooms share while they run. */
export interface AppContext {
  readonly database: Database;
  /** Where the files of the media library are. */
  readonly storage: StorageDriver;
  /** The process's public origin, unless the site's own info names one. */
  readonly siteUrl: string;
  /** Measures pictures, and makes their sizes. */
  readonly pictures: Maker;
  /** Sets documents: technical sheets, invoices. */
  readonly typesetter: Typesetting;
  readonly clock: Clock;
  readonly log: Logger;
  readonly drivers: Drivers;
  /** Counts what this process alone keeps account of; other counters are in the database (`limits/attempt.ts`). */
  readonly limits: MemoryCounters;
}

const contexts = new AsyncLocalStorage<AppContext>();

/** Runs `work`, and all that it awaits, in a context. */
export function runWithContext<T>(context: AppContext, work: () => T): T {
  return contexts.run(context, work);
}

/** The context that this runs in. Throws outside one. */
export function appContext(): AppContext {
  const context = contexts.getStore();
  if (!context) throw new Error("Nothing is open here: runWithContext(context, …) first");
  return context;
}

/** Something of which every context has its own, made when it is first asked for. */
export function onePerContext<T>(make: (context: AppContext) => T): () => T {
  const made = new WeakMap<AppContext, { readonly value: T }>();
  return () => {
    const context = appContext();
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}
