/** Who makes a call from a browser, and in which language. */
export interface CallerFacts {
  /** The current language, sent as `userLang`. */
  readonly locale: () => string;
  /** The stored token, sent as it is; null when nobody is logged in. */
  readonly token: () => string | null;
}

export interface HeaderOptions {
  readonly idSite?: number;
  readonly isMultipart?: boolean;
  readonly idempotencyKey?: string;
}

/** The headers that every call carries (spec §7). */
export function callHeaders({ locale, token }: CallerFacts, options: HeaderOptions = {}): Record<string, string> {
  const { idSite = 3, isMultipart = false, idempotencyKey } = options;
  const stored = token();
  return {
    accept: "application/json",
    // The boundary of a multipart body is known to the browser alone.
    ...(!isMultipart && { "content-type": "application/json" }),
    idSite: String(idSite),
    userLang: locale(),
    ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    ...(stored !== null && stored !== "" && { Authorization: stored }),
  };
}
