import { ok } from "#schemas/result.ts";
import { listAddressTypes, listCompanyAddresses } from "#server/content/company-addresses.ts";

import type { Handlers } from "../handler.ts";

export const companyAddressHandlers: Pick<Handlers, "listCompanyAddresses" | "listAddressTypes"> = {
  listCompanyAddresses: async ({ locale, list }) => ok(await listCompanyAddresses(locale, list)),
  listAddressTypes: async ({ locale }) => ok(listAddressTypes(locale)),
};
