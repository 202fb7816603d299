/** The browser's login, as far as it is that of whoever edits. */
export interface Session {
  /** The token; null while nobody is logged in, or somebody else. */
  token(): string | null;
  /** Asks, where the browser has another login than before, whether it is the same person's. */
  isOwnAgain(): Promise<boolean>;
}

export interface SessionParts {
  /** The token that the browser holds at this moment. */
  readonly held: () => string | null;
  /** The id of the user who edits; the token that the browser holds now is theirs. */
  readonly author: number;
  /** The id of the user whose token that is; null: nobody's any more. */
  readonly userOf: (token: string) => Promise<number | null>;
}

/**
 * A browser has one login for all its tabs. Whatever is done here is done by who began it: another person who logs in
 * meanwhile gets nothing of it saved under their name.
 */
export class OwnSession implements Session {
  readonly #parts: SessionParts;
  #own: string | null;
  /** A token that is known to be somebody else's, or nobody's. */
  #other: string | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#own = parts.held();
  }

  token(): string | null {
    const held = this.#parts.held();
    return held === this.#own ? held : null;
  }

  async isOwnAgain(): Promise<boolean> {
    const { held, author, userOf } = this.#parts;
    const token = held();
    if (token === null || token === this.#other) return false;
    if (token === this.#own) return true;
    try {
      const isOwn = (await userOf(token)) === author;
      if (isOwn) this.#own = token;
      else this.#other = token;
      return isOwn;
    } catch {
      // Nobody could be asked: it is asked again.
      return false;
    }
  }
}
