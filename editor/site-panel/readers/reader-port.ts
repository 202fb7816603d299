import type { ReaderList, SubscriptionProof, SubscriptionState } from "#schemas/content/newsletter.ts";
import { filter } from "#schemas/contract/filter.ts";

import type { PanelWork } from "../panel-work.ts";

export const readerOrders = ["-since", "email"] as const;

export interface ReadersQuery {
  readonly search: string;
  /** Null: whatever became of them. */
  readonly state: SubscriptionState | null;
  readonly order: (typeof readerOrders)[number];
}

/** What the section of newsletters asks the server for. Everything rejects with the server's own words. */
export interface ReaderPort {
  list(query: ReadersQuery, page: number): Promise<ReaderList>;
  find(id: number): Promise<SubscriptionProof>;
  /** Ends a subscription, with what its reader said. */
  end(id: number, reason: string): Promise<SubscriptionProof>;
}

const atOnce = 50;

export function readerPort({ clients, locale }: Pick<PanelWork, "clients" | "locale">): ReaderPort {
  const { call } = clients(locale);
  return {
    list: async ({ search, state, order }, page) => {
      const only = {
        ...(search !== "" && { search: filter("equal", search) }),
        ...(state !== null && { state }),
      };
      return await call("listSubscriptions", { query: { ...only, page, nbItem: atOnce, orderBy: order } });
    },
    find: async (id) => await call("getSubscriptionProof", { params: { id } }),
    end: async (id, reason) => await call("endSubscription", { params: { id }, body: { reason } }),
  };
}

/** Where everybody who gets a newsletter is had as a table. */
export const readersTable = "/api/admin/newsletter/csv";
