import PQueue from "p-queue";

export interface FairQueueLimits {
  /** Jobs that run at once. */
  readonly running: number;
  /** Jobs of one client that may wait. */
  readonly waiting: number;
  /** Jobs of all clients that may wait: who comes later would wait longer than anybody does. */
  readonly waitingInAll: number;
}

interface Client {
  /** The turn of its latest job. */
  turn: number;
  waiting: number;
}

interface Job {
  readonly result: Promise<unknown>;
  /** Who waits for it; nobody any more once it runs. */
  readonly clients: Set<string>;
  turn: number;
}

/**
 * Runs jobs a few at a time, each one once however many ask for it, and takes turns between clients: whoever
 * asks for three hundred waits for them, and nobody else does. Each job gets a turn, one later than its client's
 * latest and later than the present one; the lowest turn runs first (start-time fair queueing).
 */
export class FairQueue {
  readonly #queue: PQueue;
  readonly #mostWaiting: number;
  readonly #mostInAll: number;
  readonly #clients = new Map<string, Client>();
  readonly #jobs = new Map<string, Job>();
  #turn = 0;

  constructor({ running, waiting, waitingInAll }: FairQueueLimits) {
    this.#queue = new PQueue({ concurrency: running });
    this.#mostWaiting = waiting;
    this.#mostInAll = waitingInAll;
  }

  /**
   * The result of the job `id`, which is joined when it waits or runs already; null, without running it, when
   * this client, or all together, have too many waiting. Rejects as the job does.
   */
  run<Value>(client: string, id: string, work: () => Promise<Value>): Promise<Value | null> {
    const job = this.#jobs.get(id) ?? null;
    // The same id is the same work: what is known gives the same type of value.
    if (job && (job.clients.size === 0 || job.clients.has(client))) return job.result as Promise<Value>;
    // Who joins a job adds none.
    if (!job && this.#queue.size >= this.#mostInAll) return Promise.resolve(null);
    const turn = this.#takeTurn(client);
    if (turn === null) return Promise.resolve(null);
    if (job) this.#join(id, job, client, turn);
    return (job ?? this.#add(id, client, turn, work)).result as Promise<Value>;
  }

  #add(id: string, client: string, turn: number, work: () => Promise<unknown>): Job {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const job: Job = { result: promise, clients: new Set([client]), turn };
    this.#jobs.set(id, job);
    const start = async (): Promise<unknown> => {
      this.#turn = Math.max(this.#turn, job.turn);
      for (const name of job.clients) this.#leave(name);
      job.clients.clear();
      try {
        return await work();
      } finally {
        this.#jobs.delete(id);
      }
    };
    resolve(this.#queue.add(start, { id, priority: -turn }));
    return job;
  }

  /** A waiting job comes at the earliest turn of all who wait for it. */
  #join(id: string, job: Job, client: string, turn: number): void {
    job.clients.add(client);
    if (turn >= job.turn) return;
    job.turn = turn;
    this.#queue.setPriority(id, -turn);
  }

  #takeTurn(name: string): number | null {
    const client = this.#clients.get(name) ?? { turn: 0, waiting: 0 };
    if (client.waiting >= this.#mostWaiting) return null;
    client.turn = Math.max(this.#turn, client.turn) + 1;
    client.waiting += 1;
    this.#clients.set(name, client);
    return client.turn;
  }

  /** A client with nothing waiting is forgotten: the present turn is as late as its latest by then. */
  #leave(name: string): void {
    const client = this.#clients.get(name);
    if (!client) return;
    client.waiting -= 1;
    if (client.waiting === 0) this.#clients.delete(name);
  }
}
