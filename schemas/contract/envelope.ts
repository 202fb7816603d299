/** Around every API answer (spec §7). */
export interface Envelope<Data> {
  readonly success: boolean;
  readonly data: Data;
  readonly message: string;
}

/** What validation says of one key of a request. */
export interface KeyError {
  readonly key: string;
  readonly error: string;
}
