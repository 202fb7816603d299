import type { CustomerList, CustomerRow } from "#schemas/content/customer.ts";

import type { PagedList } from "../paged-list.ts";
import type { CustomersQuery } from "./customer-port.ts";

export type CustomerShelf = PagedList<CustomerRow, CustomersQuery, CustomerList>;

/** Everybody, the newest account first. */
export const everyCustomer: CustomersQuery = { search: "", has: null, order: "-since" };
