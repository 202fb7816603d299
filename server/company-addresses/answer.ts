import { ok } from "#schemas/result.ts";
import type { Handlers } from "#server/http/api/handler.ts";

import { listAddressTypes, listCompanyAddresses } from "./read.ts";

export const companyAddressHandlers: Pick<Handlers, "listCompanyAddresses" | "listAddressTypes"> = {
  listCompanyAddresses: async ({ locale, list }) => ok(await listCompanyAddresses(locale, list)),
  listAddressTypes: async ({ locale }) => ok(listAddressTypes(locale)),
};
