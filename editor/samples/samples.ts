import { observable, runInAction } from "mobx";

import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { Locale } from "#schemas/locale.ts";

import { firstFixture } from "./first-fixture.ts";

/**
 * What blocks show on the canvas that visitors see of their own alone (a cart, an order, an account): a situation of
 * theirs, which an administrator can choose; any other block of the shop too, where somebody chose a situation that the site
 * isn't in now (a wine that is sold out). Nobody's data stands in the editor.
 */
export class Samples {
  readonly #fixtures = observable.map<string, readonly BlockFixture[]>([], { deep: false });
  readonly #chosen = observable.map<string, string>();
  readonly #asked = new Set<string>();

  /** The situations of a block, when they have come. */
  of(slug: string): readonly BlockFixture[] {
    if (!this.#asked.has(slug)) this.#load(slug);
    return this.#fixtures.get(slug) ?? [];
  }

  /** The situation that somebody chose for a block; undefined: none. */
  chosen(slug: string): BlockFixture | undefined {
    const name = this.#chosen.get(slug);
    return name === undefined ? undefined : this.of(slug).find((fixture) => fixture.name === name);
  }

  /** The situation that a block is shown in that has nothing else to show; undefined until they have come. */
  shown(slug: string, locale: Locale): BlockFixture | undefined {
    return this.chosen(slug) ?? firstFixture(this.of(slug), locale);
  }

  /** Null: what the site has. */
  choose(slug: string, name: string | null): void {
    runInAction(() => (name === null ? this.#chosen.delete(slug) : this.#chosen.set(slug, name)));
  }

  #load(slug: string): void {
    this.#asked.add(slug);
    import("./block-fixtures.ts")
      .then(async ({ fixturesOf }) => await fixturesOf(slug))
      .then(
        (fixtures) => runInAction(() => this.#fixtures.set(slug, fixtures)),
        () => this.#asked.delete(slug),
      );
  }
}
