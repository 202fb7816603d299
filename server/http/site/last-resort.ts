import { AsyncLocalStorage } from "node:async_hooks";

import type { Locale } from "#schemas/locale.ts";
import type { Database } from "#server/db/database.ts";
import { onTagsDropped } from "#server/db/tags.ts";

import { retryAfter } from "../admission/limits.ts";
import { outageRetryAfter } from "../request/unavailable.ts";

import { blankCard, readEstateCard, type EstateCard } from "./estate-card.ts";
import type { ResolveNeed } from "./kept-answers.ts";
import { lastResortPage, type LastResortKind } from "./last-resort-page.ts";

type Pages = Readonly<Record<Locale, Readonly<Record<LastResortKind, string>>>>;

export interface FollowOptions {
  readonly database: Database;
  readonly resolveNeed: ResolveNeed;
  /** Enters the context that the reads run in. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  /** Hears what kept the estate from being read; what was known stands. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The pages of the last resort, made ahead: who asks for one costs nothing but the sending. They are made again when
 * what they show of the estate was changed, and never when they are needed.
 */
export class LastResort {
  #pages: Pages = inBoth(() => blankCard);
  /** Reads are counted: one that is overtaken says nothing any more. */
  #begun = 0;

  page(kind: LastResortKind, locale: Locale): string {
    return this.#pages[locale][kind];
  }

  /** Reads the estate's card now and after each change of its parameters. Gives the function that ends this. */
  async follow({ database, resolveNeed, run, onFailure }: FollowOptions): Promise<() => void> {
    // Writes are heard inside their own transaction, which is none of ours.
    const outside = AsyncLocalStorage.snapshot();
    const read = (): Promise<void> => outside(() => run(() => this.#read(resolveNeed))).catch(onFailure);
    await read();
    return onTagsDropped(database, (tags) => {
      if (tags === "all" || tags.includes("parameter")) void read();
    });
  }

  async #read(resolveNeed: ResolveNeed): Promise<void> {
    const number = (this.#begun += 1);
    const [fr_FR, en_US] = await Promise.all([
      readEstateCard(resolveNeed, "fr_FR"),
      readEstateCard(resolveNeed, "en_US"),
    ]);
    // A later look has seen more.
    if (number !== this.#begun) return;
    const cards = { fr_FR, en_US };
    this.#pages = inBoth((locale) => cards[locale]);
  }
}

function inBoth(cardOf: (locale: Locale) => EstateCard): Pages {
  const pagesOf = (locale: Locale): Pages[Locale] => {
    const page = (kind: LastResortKind, after: number | null): string =>
      lastResortPage({ kind, locale, estate: cardOf(locale), retryAfter: after });
    return { broken: page("broken", null), away: page("away", outageRetryAfter), busy: page("busy", retryAfter) };
  };
  return { fr_FR: pagesOf("fr_FR"), en_US: pagesOf("en_US") };
}
