import type { Collection } from "#schemas/collections/collection.ts";
import type { OpenedRecord, RecordItem, RecordList, RecordOrder, RecordState } from "#schemas/content/record.ts";
import { filter } from "#schemas/contract/filter.ts";

import type { PanelWork } from "../panel-work.ts";

export interface RecordsQuery {
  readonly search: string;
  /** Null: whatever visitors have of them. */
  readonly state: RecordState | null;
  readonly order: RecordOrder;
}

/** A collection's records, as the API has them. */
export interface RecordPort {
  list(query: RecordsQuery, page: number): Promise<RecordList>;
  make(copyOf: number | null): Promise<OpenedRecord>;
  /** The document of a record; its row is opened where nobody has yet. */
  open(item: Pick<RecordItem, "id" | "row">): Promise<number>;
  find(id: number): Promise<OpenedRecord>;
  remove(id: number): Promise<void>;
  /** Makes records public as they are edited, all of them or none. */
  publish(ids: readonly number[]): Promise<void>;
  /** Plans that they go public at a minute to come (milliseconds since 1970), as they are now; all of them or none. */
  plan(ids: readonly number[], at: number): Promise<void>;
}

/** With what something is done to records of a collection that were chosen in its list, and who hears that it is done. */
export interface RecordsDeed {
  readonly work: PanelWork;
  readonly collection: Collection;
  readonly port: RecordPort;
  readonly onDone: () => void;
}

const atOnce = 50;

export function recordPort({ clients, locale }: Pick<PanelWork, "clients" | "locale">, collection: string): RecordPort {
  const { call } = clients(locale);
  const params = { collection };
  const seen = async (ids: readonly number[]) =>
    await Promise.all(
      ids.map(async (id) => {
        const { sequence: since, published } = await call("getDraft", { params: { kind: "record", id } });
        return { kind: "record" as const, id, since, published };
      }),
    );
  return {
    list: async ({ search, state, order }, page) => {
      const narrowed = [
        ...(search === "" ? [] : [{ search: filter("equal", search) }]),
        ...(state === null ? [] : [{ state }]),
      ];
      const query = Object.assign({ page, nbItem: atOnce, orderBy: order }, ...narrowed) as Record<
        string,
        string | number
      >;
      return await call("listRecords", { params, query });
    },
    make: async (copyOf) => await call("createRecord", { params, body: { copyOf } }),
    open: async ({ id, row }) => id ?? (await call("openRecord", { params: { collection, id: row ?? 0 } })).id,
    find: async (id) => await call("findRecord", { params: { collection, id } }),
    remove: async (id) => void (await call("deleteRecord", { params: { collection, id } })),
    publish: async (ids) => void (await call("publishDrafts", { body: { drafts: await seen(ids), label: "" } })),
    plan: async (ids, at) => {
      const body = { action: "publish", at, drafts: await seen(ids), label: "", replaces: null } as const;
      await call("makePlan", { body });
    },
  };
}

/** Where a collection is had as a table. */
export function tableAddress(collection: string): string {
  return `/api/admin/record/${collection}/csv`;
}
