import { observable, runInAction } from "mobx";

import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { Locale } from "#schemas/locale.ts";

import { firstFixture } from "./first-fixture.ts";

/**
 * What blocks show on the canvas that visitors see of their own alone (a cart, an order, an account): a situation of
 * theirs, which an administrator can choose. Nobody's data stands in the editor.
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

  /** The situation that a block is shown in; undefined until they have come. */
  shown(slug: string, locale: Locale): BlockFixture | undefined {
    const all = this.of(slug);
    const name = this.#chosen.get(slug);
    return all.find((fixture) => fixture.name === name) ?? firstFixture(all, locale);
  }

  choose(slug: string, name: string): void {
    runInAction(() => this.#chosen.set(slug, name));
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
