import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { isFine, tally, type Asked } from "./ask.ts";
import { median, quantile } from "./statistics.ts";
import type { Trial } from "./trial.ts";

/** One look at a page: when it was sent (milliseconds since 1970), and what came. */
export interface Probe extends Pick<Asked, "status" | "error" | "milliseconds"> {
  readonly path: string;
  readonly at: number;
}

export interface ProberOptions {
  readonly url: string;
  /** Asked one after the other. */
  readonly paths: readonly string[];
  /** The loopback address that it comes from: another visitor than the attacker. */
  readonly from?: string;
  /** Milliseconds between two looks, whether or not the one before was answered. */
  readonly interval?: number;
}

/** Pages that any site keeps after a first look, and the one without work. */
export const keptPages = ["/", "/nos-cuvees", "/actualites", "/en_US"] as const;

/** A visitor beside an attack. */
export interface Prober {
  /** Ends it, and gives what it saw. */
  readonly stop: () => Promise<Sightings>;
}

/**
 * Looks at pages all the time, from a thread of its own, so that the attacker's work doesn't count as the server's,
 * and at a bare server beside it, which tells how slow this machine is at that moment.
 */
export async function probe({ url, paths, from = "127.0.0.9", interval = 50 }: ProberOptions): Promise<Prober> {
  const control = new Worker(new URL("./control-thread.ts", import.meta.url));
  const [controlUrl] = (await once(control, "message")) as [string];
  const worker = new Worker(new URL("./prober-thread.ts", import.meta.url), {
    workerData: { urls: [...paths.map((path) => url + path), controlUrl], from, interval },
  });
  await once(worker, "message");
  return {
    async stop() {
      worker.postMessage("stop");
      const [probes] = (await once(worker, "message")) as [readonly Probe[]];
      await Promise.all([worker.terminate(), control.terminate()]);
      return new Sightings(
        probes
          .filter((one) => !one.path.startsWith(controlUrl))
          .map((one) => ({ ...one, path: one.path.slice(url.length) })),
        median(probes.filter((one) => one.path.startsWith(controlUrl)).map(({ milliseconds }) => milliseconds)),
      );
    },
  };
}

/** What a visitor saw during an attack. */
export class Sightings {
  readonly probes: readonly Probe[];
  /** The bare server's median beside it, in milliseconds. */
  readonly control: number;

  constructor(probes: readonly Probe[], control: number) {
    this.probes = probes;
    this.control = control;
  }

  /** Those that were sent within two instants. */
  between(start: number, end: number): Sightings {
    return new Sightings(
      this.probes.filter(({ at }) => at >= start && at <= end),
      this.control,
    );
  }

  of(path: string): Sightings {
    return new Sightings(
      this.probes.filter((one) => one.path === path),
      this.control,
    );
  }

  /** The share of successes, 0…1; 0 of none. */
  get share(): number {
    return this.probes.length === 0 ? 0 : this.probes.filter(isFine).length / this.probes.length;
  }

  get median(): number {
    return median(this.probes.map(({ milliseconds }) => milliseconds));
  }

  get slowest(): number {
    return quantile(
      this.probes.map(({ milliseconds }) => milliseconds),
      1,
    );
  }

  toString(): string {
    const figures = `median ${this.median.toFixed(1)} ms, p95 ${quantile(
      this.probes.map(({ milliseconds }) => milliseconds),
      0.95,
    ).toFixed(0)} ms, slowest ${this.slowest.toFixed(0)} ms`;
    return `${tally(this.probes)}; ${figures}; a bare server beside it ${this.control.toFixed(1)} ms`;
  }
}

/** The acceptance's figure for kept pages under attack, in milliseconds. */
const keptMedian = 100;

/**
 * Kept pages answer while others attack: nearly all of them, the middle one in 100 ms; more only where this machine is
 * slow at that moment: as many times as others crowd the server off its core, or twenty times the bare server's median.
 */
export function checkKept(trial: Trial, seen: Sightings, { share = 0.99, crowd = 1 } = {}): void {
  const limit = Math.max(keptMedian * crowd, 20 * seen.control);
  trial.check("kept pages and /healthz answer meanwhile", seen.share >= share, String(seen));
  trial.check(
    `their median stays under ${keptMedian} ms`,
    seen.probes.length > 0 && seen.median < limit,
    `${seen.median.toFixed(1)} ms, limit on this machine ${limit.toFixed(0)} ms (crowded ${crowd.toFixed(1)} times)`,
  );
}
