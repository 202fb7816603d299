import { observable, runInAction } from "mobx";

import { type Collection, fieldOf } from "#schemas/collections/collection.ts";
import type { RecordDocument } from "#schemas/collections/record-document.ts";
import type { Localized } from "#schemas/locale.ts";

import type { Around } from "./records-around.ts";
import { titleOf } from "./record-words.ts";

/** What records of a collection are called: as they say themselves, or as another record is, which is asked for once. */
export class RecordTitles {
  readonly #collection: Collection;
  readonly #around: Around;
  readonly #known = observable.map<number, Localized<string>>({}, { deep: false });
  readonly #asked = new Set<number>();

  constructor(collection: Collection, around: Around) {
    this.#collection = collection;
    this.#around = around;
  }

  /** The title of a record; empty: there is none, or not yet. */
  of(document: RecordDocument): Localized<string> {
    const title = document.values[this.#collection.title];
    if (typeof title !== "number") return titleOf(this.#collection, document);
    if (!this.#asked.has(title)) void this.#ask(title);
    return this.#known.get(title) ?? {};
  }

  async #ask(row: number): Promise<void> {
    this.#asked.add(row);
    const { to } = (fieldOf(this.#collection, this.#collection.title)?.describe() ?? {}) as { readonly to?: string };
    const { clients, locale } = this.#around;
    try {
      const { records, unpublished } = await clients(locale).call("listRecords", {
        params: { collection: to ?? "" },
        query: { row },
      });
      const found = [...records, ...unpublished].find((record) => record.row === row);
      if (found) runInAction(() => this.#known.set(row, found.title));
    } catch (error) {
      this.#asked.delete(row);
      console.warn("what a record is called could not be had", error);
    }
  }
}
