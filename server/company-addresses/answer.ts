import type { companyAddressCalls } from "#schemas/contract/calls/company-addresses.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { listAddressTypes, listCompanyAddresses } from "./read.ts";

export const companyAddressHandlers: HandlersOf<typeof companyAddressCalls> = {
  listCompanyAddresses: async ({ locale, list }) => ok(await listCompanyAddresses(locale, list)),
  listAddressTypes: async ({ locale }) => ok(listAddressTypes(locale)),
};
