import { observable, runInAction } from "mobx";

import type { Field } from "#schemas/fields/field.ts";
import { inLocale, type Locale, type Localized } from "#schemas/locale.ts";

import { allRows, type RowKind } from "./found-rows.ts";
import { type Around, useAround } from "./records-around.ts";

interface Referring {
  readonly as?: "record" | "row";
  readonly to?: string;
}

/** What records and rows are called that fields refer to: asked for once. */
export class RowNames {
  readonly #around: Around;
  readonly #known = observable.map<string, Localized<string>>({}, { deep: false });
  readonly #asked = new Map<string, Promise<void>>();

  constructor(around: Around) {
    this.#around = around;
  }

  /** The name of what a field refers to; empty: it refers to nothing, or its name isn't there yet. */
  of(field: Field, id: number, locale: Locale): string {
    const { as, to = "" } = field.describe() as Referring;
    if (as === "record") this.#askOnce(`${to}/${id}`, async () => await this.#record(to, id));
    else if (as === "row") this.#askOnce(to, async () => await this.#rows(to as RowKind));
    return inLocale(this.#known.get(`${to}/${id}`), locale) ?? "";
  }

  #askOnce(what: string, ask: () => Promise<void>): void {
    if (this.#asked.has(what)) return;
    const asking = ask().catch((error: unknown) => {
      this.#asked.delete(what);
      console.warn("what an item is called could not be had", error);
    });
    this.#asked.set(what, asking);
  }

  async #record(collection: string, row: number): Promise<void> {
    const { clients, locale } = this.#around;
    const { records, unpublished } = await clients(locale).call("listRecords", {
      params: { collection },
      query: { row },
    });
    const found = [...records, ...unpublished].find((record) => record.row === row);
    if (found) runInAction(() => this.#known.set(`${collection}/${row}`, found.title));
  }

  async #rows(to: RowKind): Promise<void> {
    const rows = await allRows(this.#around, to);
    runInAction(() => {
      for (const { id, title } of rows) this.#known.set(`${to}/${id}`, { fr_FR: title, en_US: title });
    });
  }
}

const byWork = new WeakMap<Around, RowNames>();

/** The names of what the fields of an open form refer to. */
export function useRowNames(): RowNames {
  const around = useAround();
  const names = byWork.get(around) ?? new RowNames(around);
  byWork.set(around, names);
  return names;
}
