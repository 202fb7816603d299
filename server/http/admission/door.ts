import type { HttpBindings } from "@hono/node-server";

import type { AddressReader } from "../request/client-address.ts";
import { headersOf } from "../request/read-header.ts";
import { LastResort } from "../site/last-resort.ts";

import type { Arrival } from "./arrivals.ts";
import { Lane } from "./lane.ts";
import { type DoorLane, laneOf } from "./lane-of.ts";
import { laneLimits, type LaneLimits } from "./limits.ts";
import type { Newcomers } from "./newcomers.ts";
import { Overloaded } from "./overloaded.ts";
import { turnAway } from "./refusal.ts";
import { Rounds } from "./rounds.ts";

type Work = () => Response | Promise<Response>;

export interface DoorOptions {
  /** The network address that a request comes from. */
  readonly addressOf: AddressReader;
  /** Hears what was refused: the lane's name. */
  readonly note: (lane: string) => void;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  readonly limits?: Readonly<Record<DoorLane, LaneLimits>>;
  /** Connections that come are taken in before the next call begins. */
  readonly newcomers?: Newcomers;
  /** The page for those who find no room. */
  readonly lastResort?: LastResort;
}

/** Where requests are let in, lane by lane, or turned away with a constant. */
export class Door {
  readonly #options: DoorOptions;
  readonly #lanes: Readonly<Record<DoorLane, Lane>>;
  readonly #calls: Rounds;
  readonly #lastResort: LastResort;

  constructor(options: DoorOptions) {
    const { api, pages, pictures } = options.limits ?? laneLimits;
    this.#options = options;
    this.#calls = new Rounds(options.newcomers);
    this.#lastResort = options.lastResort ?? new LastResort();
    this.#lanes = {
      api: new Lane("api", api),
      pages: new Lane("pages", pages),
      pictures: new Lane("pictures", pictures),
    };
  }

  /** The answer that `work` gives when there is room for it, here and wherever it asks for room itself. */
  pass(request: Request, env: Partial<HttpBindings>, path: string, work: Work): Response | Promise<Response> {
    const lane = laneOf(request.method, path);
    if (lane === null) return work();
    const header = headersOf(request, env);
    const answerFull = (error: unknown): Response => {
      if (!(error instanceof Overloaded)) throw error;
      this.#options.note(error.lane);
      return turnAway({ lane, path, header, isSecure: this.#options.isSecure ?? false, lastResort: this.#lastResort });
    };
    try {
      const address = this.#options.addressOf(header, env.incoming?.socket.remoteAddress ?? "");
      const answer = this.#lanes[lane].run(
        address,
        this.#paced(lane, work),
        env.incoming && this.#arrivalOf(env.incoming),
      );
      return answer instanceof Promise ? answer.catch(answerFull) : answer;
    } catch (error) {
      return answerFull(error);
    }
  }

  /** Calls begin one by one; pages are paced where they are made, and pictures wait for the disk anyway. */
  #paced(lane: DoorLane, work: Work): Work {
    if (lane !== "api") return work;
    return async () => {
      await this.#calls.next();
      return await work();
    };
  }

  #arrivalOf(incoming: HttpBindings["incoming"]): Arrival {
    return {
      isOnItsWay: () => !incoming.complete,
      cut: () => {
        this.#options.note("slow bodies");
        incoming.socket.destroy();
      },
    };
  }
}
