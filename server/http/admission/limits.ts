/** What may go on at once in one lane. What is beyond is refused with a 503. */
export interface LaneLimits {
  /** Pieces of work that run at once. */
  readonly running: number;
  /** How many may wait for their turn; 0 where nobody waits. */
  readonly waiting: number;
  /** Pieces of work of one address, running and waiting together. */
  readonly perAddress: number;
  /** How long one may wait, in milliseconds. */
  readonly patience: number;
  /**
   * After how long a request whose body is still on its way may have to give up its place, in milliseconds: to those who
   * have waited for as long, or at once where such requests hold half of the places.
   */
  readonly slow: number;
}

/** What connections may ask of the process. */
export interface ConnectionLimits {
  /** Connections that are open at once. */
  readonly open: number;
  /** Connections of one address; without a bound where all come from the operator's own proxy. */
  readonly perAddress: number;
  /** How long a connection stays, in milliseconds, before another one of its own address takes its place: its request may be on its way. */
  readonly grace: number;
  /** Requests of one connection that are not answered yet. */
  readonly inFlight: number;
  /** Requests beyond that, on all connections, which were read in the same breath and are never answered. */
  readonly beyond: number;
  /** Bytes of finished answers that their clients have not taken yet, on all connections. */
  readonly unreadBytes: number;
  /** How long a client may neither send nor take a byte, in milliseconds. */
  readonly stall: number;
}

/** After how many seconds a refused client may come again: most of what fills a lane is over by then. */
export const retryAfter = 5;

/** Whoever waits longer has left, or is better told: a request ends within five seconds, whatever happens. */
const patience = 3_000;

/** A call's own body arrives within a second from anywhere; a larger one keeps its place while nobody waits for it for as long. */
const slow = 1_000;

/**
 * What is known at the door. A request leaves its lane when its answer is made, not when it is read, so that a
 * slow reader holds a connection and never a lane.
 *
 * - `pages`: requests for pages that are not kept. Most of them join a rendering that is under way, which costs
 *   some 20 kB each; five hundred concurrent misses of one page are one rendering and must come through. What
 *   they really cost is bounded by `plans` and `renders`.
 * - `api`: a call holds its input and its answer, which for the longest lists are some megabytes: sixteen are
 *   below a hundred. One address may hold an office's worth: sixteen browsers with four calls each.
 * - `pictures`: sizes and originals, read from the disk into memory or streamed, and what crawlers read. Sixty browsers
 *   of one office ask by six connections each.
 */
export const laneLimits = {
  pages: { running: 1_000, waiting: 0, perAddress: 600, patience, slow },
  api: { running: 16, waiting: 240, perAddress: 64, patience, slow },
  pictures: { running: 48, waiting: 600, perAddress: 360, patience, slow },
} as const satisfies Readonly<Record<string, LaneLimits>>;

/** Calls that another server answers cost little here but take long: more of them run, so that a slow one holds up nobody. */
export const proxiedCalls: LaneLimits = { running: 64, waiting: 192, perAddress: 64, patience, slow };

/**
 * What one process makes.
 *
 * - `plans`: finding out what an address shows, some queries each.
 * - `renders`: a page document, its HTML and that compressed: up to 3 MB each while it lasts and some 10 ms
 *   of the one thread. Eight at once overlap the waits of one with the work of the others. A browser asks for no more
 *   than six pages at once; what waits is over in a second or two.
 */
export const workLimits = {
  plans: { running: 8, waiting: 400, perAddress: 200, patience, slow },
  renders: { running: 8, waiting: 200, perAddress: 60, patience, slow },
} as const satisfies Readonly<Record<string, LaneLimits>>;

/**
 * - `open`: some 20 kB each, well below the files that a process may open. Where they run out, idle ones make room.
 * - `perAddress`: a hundred browsers behind one address. What is beyond is told so before it is read: a storm
 *   of connections from one address costs others less.
 * - `grace`: a flood of connections is told 503 rather than cut off one by another.
 * - `inFlight`: no browser sends a request before the last one was answered (RFC 9112, 9.3.2 lets clients);
 *   programs that do keep to a few.
 * - `beyond`: Node reads 64 kB at a time, in which there may be 2400 requests of some 3 kB of memory each.
 * - `unreadBytes`: beyond what the system's own buffers hold for each connection.
 * - `stall`: a phone in a tunnel comes back; a client that never reads doesn't.
 */
export const connectionLimits: ConnectionLimits = {
  open: 2_000,
  perAddress: 600,
  grace: 500,
  inFlight: 16,
  beyond: 5_000,
  unreadBytes: 48 * 1024 * 1024,
  stall: 20_000,
};
