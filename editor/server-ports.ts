import type { Client } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts } from "./fields/field-ports.ts";

/** What the inspector's fields ask for, over the contract's client of each language. */
export function fieldPorts(clients: (locale: Locale) => Pick<Client, "call">): FieldPorts {
  return {
    listMedia: async () => await Promise.resolve({ items: [], total: 0 }),
    async listPages({ search, page, locale, signal }) {
      const query = { nbItem: 20, page, ...(search !== "" && { title: `*${search}*` }) };
      const { pages, total } = await clients(locale).call("listPages", { query, signal });
      return { total, items: pages.map(({ id, title, menuTitle, path }) => ({ id, title: menuTitle || title, path })) };
    },
    async listProducts({ page, locale, signal }) {
      const list = await clients(locale).call("listProducts", { query: { nbItem: 20, page }, signal });
      return { total: list.total, items: list.products.map(({ id, name, url }) => ({ id, title: name, path: url })) };
    },
    lookUp: async (references, locale) => await clients(locale).call("lookUp", { body: { references } }),
  };
}
