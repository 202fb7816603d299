/** What holds for every request to one kind of target. */
export interface OutgoingRules {
  /**
   * Who named the target. The `operator`'s own configuration may be anywhere, on this machine too. Anybody else's
   * word leads to `public` addresses alone.
   */
  readonly reach: "operator" | "public";
  /** `identity` asks for no compression and takes none; `undecoded` hands on what comes as it comes. */
  readonly encoding: "identity" | "undecoded";
  /** The largest body that is sent, and that is received, in bytes. */
  readonly bytes: { readonly sent: number; readonly received: number };
  readonly times: OutgoingTimes;
  /** Every address of a host name; the system's, unless a test says otherwise. */
  readonly lookup?: LookupAll;
}

/** Bounds of time, all in milliseconds. */
export interface OutgoingTimes {
  /** Until there is a connection: waiting for one, looking up the name and shaking hands. */
  readonly connect: number;
  /** From the whole request's having been sent to the answer's headers. */
  readonly headers: number;
  /** Between two pieces of a body, in either direction, whoever is slow. */
  readonly idle: number;
  /** For everything together. */
  readonly whole: number;
}

export interface NetAddress {
  readonly address: string;
  readonly family: number;
}

export type LookupAll = (host: string) => Promise<readonly NetAddress[]>;
