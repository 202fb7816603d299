import type { Customer, CustomerList } from "#schemas/content/customer.ts";
import { filter } from "#schemas/contract/filter.ts";

import type { PanelWork } from "../panel-work.ts";

export const customerOrders = ["-since", "name", "-spent", "-lastOrder"] as const;

export interface CustomersQuery {
  readonly search: string;
  /** Null: all of them. */
  readonly has: "orders" | "newsletter" | null;
  readonly order: (typeof customerOrders)[number];
}

/** What an estate may correct. */
export interface Corrected {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
}

/** What the section of customers asks the server for. Everything rejects with the server's own words. */
export interface CustomerPort {
  list(query: CustomersQuery, page: number): Promise<CustomerList>;
  find(id: number): Promise<Customer>;
  save(id: number, corrected: Corrected): Promise<Customer>;
  endSessions(id: number): Promise<void>;
  erase(id: number): Promise<void>;
}

const atOnce = 50;

export function customerPort({ clients, locale }: Pick<PanelWork, "clients" | "locale">): CustomerPort {
  const { call } = clients(locale);
  return {
    list: async (query, page) =>
      await call("listCustomers", { query: { ...filtersOf(query), page, nbItem: atOnce, orderBy: query.order } }),
    find: async (id) => await call("getCustomer", { params: { id } }),
    save: async (id, body) => await call("saveCustomer", { params: { id }, body }),
    endSessions: async (id) => void (await call("endCustomerSessions", { params: { id } })),
    erase: async (id) => void (await call("eraseCustomer", { params: { id } })),
  };
}

/** Where the customers that are looked at are had as a table. */
export function customersTable(query: CustomersQuery): string {
  return `/api/admin/customer/csv?${new URLSearchParams({ ...filtersOf(query), orderBy: query.order }).toString()}`;
}

/** Where all that is kept of a customer's account is had, for themselves. */
export function customerFileAddress(id: number): string {
  return `/api/admin/customer/${id}/data`;
}

function filtersOf({ search, has }: CustomersQuery): Readonly<Record<string, string>> {
  return { ...(search !== "" && { search: filter("equal", search) }), ...(has !== null && { has }) };
}
