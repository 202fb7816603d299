import { addressTypesIn } from "#schemas/content/company-address.ts";
import type { companyAddressCalls } from "#schemas/contract/calls/company-addresses.ts";
import { ok } from "#schemas/result.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { listCompanyAddresses } from "./read.ts";

export const companyAddressHandlers: HandlersOf<typeof companyAddressCalls> = {
  listCompanyAddresses: async ({ locale, list }) => ok(await listCompanyAddresses(locale, list)),
  listAddressTypes: async ({ locale }) => ok(addressTypesIn(locale)),
};
